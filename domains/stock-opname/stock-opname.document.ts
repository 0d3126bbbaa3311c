/**
 * Stock opname: what should lie in a scope of the store is copied when the count begins, and what is scanned is held against it,
 * at as many devices as there are. It writes no stock by itself: what is missing is destroyed, or found, by documents of their
 * own. Ending it asks a reason for each difference and a second person when there is one. Spec 1 §2.2 names the screens only;
 * Domain R8.2. The series SO is ours. Life: OPEN -> DONE / CANC.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { defineReads } from '@mustika/kernel/document-reads.ts';
import { angka, daftar, gram, kode, persen, pilihan, ref, teks, ya } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { gudangResource } from '../master/gudang.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { opnameErrors } from './stock-opname.errors.ts';
import { KEADAAN } from './stock-opname.rule.ts';

const LAYAR = '/stock-opname';
const LAYAR_RFID = '/stock-opname-rfid';
const LAYAR_JAMINAN = '/opname-jaminan';
const no_dokumen = kode('No Dokumen', { max: 40 });
const keterangan = teks('Keterangan', { opsional: true, max: 200, width: 20 });
const ada = { opsional: true } as const;
const cara = pilihan('Cara', ['PINDAI', 'RFID', 'JAMINAN'], { width: 7 });
const tempat_simpan = teks('Tempat Simpan', { ...ada, max: 60, width: 12 });
const buta = ya('Opname Buta', { width: 6 });

const terhitung = { ...ada, alsoInactive: true } as const;
/** What is counted; all of it left out is the whole store. */
const lingkup = {
  kode_gudang: ref('Gudang', () => gudangResource, terhitung),
  kode_baki: ref('Baki', () => bakiResource, terhitung),
  kode_group: ref('Group', () => groupResource, terhitung),
  kode_dept: ref('Jenis', () => jenisResource, terhitung),
} as const;

/** A piece or a code that is not simply there, with the reason somebody gave. */
export const barisSelisih = {
  kode: kode('Kode', { width: 12 }),
  keadaan: pilihan('Temuan', KEADAAN, { width: 16 }),
  nama_barang: teks('Nama Barang', { ...ada, width: 24 }),
  kode_dept: kode('Jenis', { ...ada, width: 7 }),
  kode_baki: kode('Baki', { ...ada, width: 8 }),
  di_baki: kode('Ditemukan Di', { ...ada, width: 9 }),
  berat: gram('Berat', { ...ada, total: 'sum', width: 9 }),
  keterangan: kode('Dokumen', { ...ada, width: 19 }),
  oleh: kode('Dipindai Oleh', { ...ada, width: 9 }),
  alasan: teks('Alasan', { ...ada, width: 22 }),
} as const;

/** A packet is known by whose it is and where it lies. */
export const SEBUTAN_JAMINAN = {
  kode: 'No Hutang',
  nama_barang: 'Customer',
  kode_baki: 'Tempat Simpan',
  sistem_qty: 'Paket Sistem',
  fisik_qty: 'Paket Fisik',
} as const;

const READS = defineReads({
  table: 'stock_opname',
  path: 'stock-opname',
  screen: LAYAR,
  opens: true,
  head: {
    cara,
    kode_gudang: kode('Gudang', { ...ada, width: 8 }),
    kode_baki: kode('Baki', { ...ada, width: 8 }),
    kode_group: kode('Group', { ...ada, width: 8 }),
    kode_dept: kode('Jenis', { ...ada, width: 8 }),
    /** Of packets of pledges. */
    tempat_simpan,
    buta,
    ronde: angka('Ronde', { width: 5 }),
    /** Unsaid of a blind count that is going on. */
    sistem_qty: angka('Pcs Sistem', { ...ada, width: 7 }),
    sistem_berat: gram('Berat Sistem', { ...ada, width: 10 }),
    fisik_qty: angka('Pcs Fisik', { ...ada, width: 7 }),
    fisik_berat: gram('Berat Fisik', { ...ada, width: 10 }),
    terjelaskan_qty: angka('Keluar Selama Opname', { ...ada, width: 7 }),
    hilang_qty: angka('Tidak Ketemu', { ...ada, width: 7 }),
    hilang_berat: gram('Berat Tidak Ketemu', { ...ada, width: 10 }),
    lain_qty: angka('Di Luar Daftar', { ...ada, width: 7 }),
    akurasi: persen('Akurasi', { ...ada, width: 7 }),
    user_id: kode('Oleh', { width: 9 }),
    disahkan: kode('Disetujui', { ...ada, width: 9 }),
    keterangan,
  },
  list: [
    'kode_gudang',
    'kode_baki',
    'kode_group',
    'kode_dept',
    'tempat_simpan',
    'sistem_qty',
    'fisik_qty',
    'hilang_qty',
    'lain_qty',
    'akurasi',
    'user_id',
    'keterangan',
  ],
  start: 'OPEN',
  search: ['kode_gudang', 'kode_baki', 'kode_group', 'kode_dept', 'tempat_simpan', 'user_id', 'keterangan'],
  lines: {
    selisih: {
      label: 'Selisih',
      table: 'selisih_opname',
      by: ['keadaan', 'kode_baki', 'kode'],
      fields: barisSelisih,
    },
  },
  paper: 'selisih',
  signed: { 'Dihitung Oleh': 'user_id', 'Diperiksa Oleh': 'disahkan' },
  // The first screen lists every count, however it is made, because links lead there.
  also: {
    [LAYAR_RFID]: { path: 'stock-opname-rfid', where: { cara: ['RFID'] } },
    [LAYAR_JAMINAN]: {
      path: 'opname-jaminan',
      where: { cara: ['JAMINAN'] },
      button: 'Opname Jaminan',
      list: ['tempat_simpan', 'sistem_qty', 'fisik_qty', 'hilang_qty', 'lain_qty', 'user_id', 'keterangan'],
      search: ['tempat_simpan', 'user_id', 'keterangan'],
      names: SEBUTAN_JAMINAN,
    },
  },
});

/** OPEN while it is counted, DONE once every difference has its reason. */
export const stockOpname = defineDocument({
  name: 'stock_opname',
  label: 'Stock Opname',
  series: 'SO',
  shows: { nomor: 'no_dokumen' },
  states: ['OPEN', 'DONE', 'CANC'],
  stateLabels: { OPEN: 'Dihitung' },
  reads: READS,
  transitions: {
    mulai: {
      from: [],
      to: 'OPEN',
      path: 'stock-opname/mulai',
      label: 'Mulai Stock Opname',
      fields: { ...lingkup, buta, keterangan },
      /** Unsaid of a blind count. */
      answer: { jumlah: angka('', ada) },
      screens: [LAYAR],
      message: 'Stock Opname Dimulai',
    },
    mulaiRfid: {
      from: [],
      to: 'OPEN',
      path: 'stock-opname-rfid/mulai',
      label: 'Mulai Stock Opname RFID',
      fields: { ...lingkup, buta, keterangan },
      /** Unsaid of a blind count. */
      answer: { jumlah: angka('', ada) },
      screens: [LAYAR_RFID],
      gate: flag('RFID_MODULE'),
      message: 'Stock Opname Dimulai',
    },
    mulaiJaminan: {
      from: [],
      to: 'OPEN',
      path: 'opname-jaminan/mulai',
      label: 'Mulai Opname Jaminan',
      /** A place left out is the whole safe. */
      fields: { tempat_simpan, buta, keterangan },
      /** Unsaid of a blind count. */
      answer: { jumlah: angka('', ada) },
      screens: [LAYAR_JAMINAN],
      message: 'Opname Jaminan Dimulai',
    },
    selesai: {
      from: ['OPEN'],
      to: 'DONE',
      path: 'stock-opname/selesai',
      label: 'Selesai Stock Opname',
      fields: {
        no_dokumen,
        alasan: daftar(
          'Alasan',
          { kode: kode('Kode', { max: 60 }), alasan: teks('Alasan', { min: 4, max: 200 }) },
          { opsional: true, maxRows: 5000 },
        ),
        keterangan,
      },
      answer: {
        fisik_qty: angka(''),
        hilang_qty: angka(''),
        lain_qty: angka(''),
      },
      screens: [LAYAR, LAYAR_RFID, LAYAR_JAMINAN],
      message: 'Stock Opname Selesai',
    },
    batal: takenBack({
      from: ['OPEN', 'DONE'],
      path: 'stock-opname/batal',
      label: 'Batal Stock Opname',
      answer: {},
      screens: [LAYAR, LAYAR_RFID, LAYAR_JAMINAN],
      otorisasi: 'barang',
      sameDay: opnameErrors.OPNAME_BEDA_HARI,
      message: 'Stock Opname Berhasil Dibatalkan',
    }),
  },
});
