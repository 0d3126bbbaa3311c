/**
 * Opening balances: everything a shop brings along from the till of before, in one document of the store. DONE when saved, with a
 * document of its own kind for every loan, deposit and plan; CANC when all of it was taken back. Ours; docs/decisions/0134.
 */
import { type Command, defineCommand } from '@mustika/kernel/command.ts';
import { batalFields, defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { angka, daftar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { all, level, orang } from '@mustika/kernel/gate.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { isiBerkasShape } from '@mustika/kernel/text/isi-berkas.ts';
import { LACI } from '@mustika/kernel/transfer.ts';
import { awalCicilanFields } from '../cicilan/awal/awal-cicilan.rule.ts';
import { awalHutangFields } from '../hutang/awal/awal-hutang.rule.ts';
import { laciBatalField } from '../keuangan/mutasi/laci-batal.rule.ts';
import { akunResource } from '../master/akun/akun.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { supplierResource } from '../master/supplier.resource.ts';
import { SALDO_AWAL } from '../pembayaran/saldo-awal.rule.ts';
import { kasirResource } from '../pengguna/kasir.resource.ts';
import { awalPesananFields } from '../pesanan/awal/awal-pesanan.rule.ts';
import { awalServiceFields } from '../service/awal/awal-service.rule.ts';
import { awalTitipanFields } from '../titipan/awal/awal-titipan.rule.ts';
import { saldoAwalErrors } from './saldo-awal.errors.ts';

/** Kategori of what a second person agrees to. */
export const KATEGORI_SALDO_AWAL = 'saldo-awal';

/** Persons: it says what the shop owns and owes, as the ledger does. */
const atasan = all(orang, level('OWN', 'SU', 'MU', 'SPV'));
const ada = { opsional: true } as const;
const jumlah = uang('Jumlah', {
  min: 1,
  total: 'sum',
  sebutan: ['saldo', 'sisa', 'sisa utang', 'nilai', 'rp'],
});
/** Rows of one kind; a family's shop has hundreds of loans, not thousands. */
const BANYAK = { ...ada, maxRows: 2000, berkas: (): Command => berkasSaldoAwal };

/** Whose drawer, and which of his. */
export const barisKas = {
  kasir: ref('Laci Kasir', () => kasirResource, { sebutan: ['kasir', 'user', 'petugas'] }),
  laci: pilihan(
    'Laci',
    [
      ['KAS', 'Kas'],
      ['KAS_GADAI', 'Kas Gadai'],
    ],
    { initial: 'KAS' },
  ),
  jumlah,
};
/** A bank account, and what lies there. */
export const barisBank = {
  no_rekening: ref('Rekening', () => rekeningResource, { sebutan: ['no rekening', 'bank', 'nama rekening'] }),
  jumlah,
};
/** An invoice of a supplier that is not paid, by what is left of it. */
export const barisSupplier = {
  kode_supplier: ref('Supplier', () => supplierResource, { sebutan: ['nama supplier', 'pemasok', 'pabrik'] }),
  no_faktur_supplier: kode('No Faktur Supplier', {
    ...{ ...ada, max: 40, width: 16 },
    sebutan: ['faktur', 'no faktur', 'invoice', 'no invoice'],
  }),
  tgl_faktur: tanggal('Tanggal Faktur', { ...ada, sebutan: ['tgl', 'tanggal', 'tgl faktur'] }),
  jatuh_tempo: tanggal('Jatuh Tempo', { ...ada, sebutan: ['jt tempo', 'tgl jatuh tempo', 'tempo'] }),
  jumlah,
};
/** An account that is kept by hand. */
export const barisAkun = {
  nomor_akun: ref('Akun', () => akunResource, {
    sebutan: ['nomor akun', 'no akun', 'kode akun', 'perkiraan'],
  }),
  dimensi: kode('Dimensi', { ...ada, max: 40 }),
  debit: uang('Debit', { ...ada, total: 'sum', sebutan: ['debet'] }),
  kredit: uang('Kredit', { ...ada, total: 'sum', sebutan: ['credit'] }),
};
/** Points of a member, who is named by his code, his card or his telephone. A list of another till has members without any. */
export const barisPoin = {
  member: kode('Member', {
    ...{ max: 30, width: 16 },
    sebutan: ['no', 'kode member', 'kode pelanggan', 'no member', 'no kartu', 'no anggota', 'id'],
  }),
  poin: angka('Poin', { min: 0, max: 10_000_000, total: 'sum', sebutan: ['point', 'points', 'saldo poin'] }),
};

/** Fields of `POST saldo-awal/simpan`. */
export const simpanSaldoAwalFields = {
  keterangan: teks('Keterangan', { ...ada, max: 200 }),
  kas: daftar('Uang Di Laci', barisKas, BANYAK),
  bank: daftar('Rekening Bank', barisBank, BANYAK),
  supplier: daftar('Utang Ke Supplier', barisSupplier, BANYAK),
  hutang: daftar('Hutang Berjalan', awalHutangFields, BANYAK),
  titipan: daftar('Titipan Uang', awalTitipanFields, BANYAK),
  cicilan: daftar('Cicilan Berjalan', awalCicilanFields, BANYAK),
  pesanan: daftar('Pesanan Berjalan', awalPesananFields, BANYAK),
  service: daftar('Service Berjalan', awalServiceFields, BANYAK),
  poin: daftar('Poin Member', barisPoin, { ...BANYAK, maxRows: 10_000 }),
  akun: daftar('Akun Lain', barisAkun, BANYAK),
};

/** A file of the till of before as rows of one of its lists. Multipart: `file`, `bagian`, and what imports take. */
export const berkasSaldoAwal = defineCommand({
  name: 'berkas-saldo-awal',
  label: 'Isi Dari Berkas',
  path: 'saldo-awal/berkas',
  screens: ['/saldo-awal'],
  gate: atasan,
  fields: {},
  answer: isiBerkasShape(simpanSaldoAwalFields),
  idempotent: false,
});

/** What a line is about. */
const JENIS_BARIS = [
  ['KAS', 'Kas'],
  ['KAS_GADAI', 'Kas Gadai'],
  ['BANK', 'Bank'],
  ['SUPPLIER', 'Supplier'],
  ['AKUN', 'Akun'],
  ['POIN', 'Poin'],
] as const;

/** DONE when saved, CANC when taken back. */
export const saldoAwal = defineDocument({
  name: 'saldo_awal',
  label: 'Saldo Awal',
  series: 'SL',
  shows: { nomor: 'no_dokumen' },
  gate: atasan,
  states: ['DONE', 'CANC'],
  reads: {
    table: 'saldo_awal',
    path: 'saldo-awal',
    screen: '/saldo-awal',
    button: 'Isi Saldo Awal',
    head: {
      keterangan: teks('Keterangan', { width: 22 }),
      kas: uang('Kas', { width: 13 }),
      bank: uang('Bank', { width: 13 }),
      supplier: uang('Utang Supplier', { width: 13 }),
      hutang: uang('Hutang', { width: 13 }),
      titipan: uang('Titipan', { width: 13 }),
      cicilan: uang('Sisa Cicilan', { width: 13 }),
      pesanan: uang('DP Pesanan', { width: 13 }),
      service: uang('DP Service', { width: 13 }),
      poin: angka('Poin', { width: 8 }),
      modal: uang('Modal', { width: 14 }),
      user_id: kode('Oleh', { width: 10 }),
    },
    list: [
      'keterangan',
      'kas',
      'bank',
      'supplier',
      'hutang',
      'titipan',
      'cicilan',
      'pesanan',
      'service',
      'poin',
      'modal',
    ],
    search: ['keterangan', 'user_id'],
    since: 'month',
    lines: {
      baris: {
        label: 'Saldo',
        table: 'saldo_awal_baris',
        fields: {
          jenis: pilihan('Jenis', JENIS_BARIS, { width: 9 }),
          kode: kode('Kode', { width: 14 }),
          poin: angka('Poin', { ...ada, width: 8, total: 'sum' }),
          keterangan: teks('Keterangan', { width: 22 }),
          tgl_faktur: tanggal('Tanggal Faktur', { ...ada, width: 10 }),
          jatuh_tempo: tanggal('Jatuh Tempo', { ...ada, width: 10 }),
          debit: uang('Debit', { total: 'sum', width: 14 }),
          kredit: uang('Kredit', { total: 'sum', width: 14 }),
        },
      },
      dokumen: {
        label: 'Hutang, Titipan, Cicilan, Pesanan Dan Service',
        table: 'saldo_awal_dokumen',
        by: ['nomor'],
        fields: {
          nomor: kode('No', { width: 20 }),
          jenis: kode('Jenis', { width: 9 }),
          no_lama: kode('No Lama', { width: 16 }),
          nama_customer: teks('Nama Customer', { width: 22 }),
          jumlah: uang('Jumlah', { total: 'sum', width: 14 }),
          status: kode('Status', { width: 7 }),
        },
      },
    },
    paper: 'baris',
    signed: { 'Dibuat Oleh': 'user_id', 'Disetujui Oleh': null },
  },
  journals: [
    ...jurnal(SALDO_AWAL, 'KAS', LACI, ['MODAL']),
    ...jurnal(SALDO_AWAL, 'BANK', ['BANK'], ['MODAL']),
    ...jurnal(SALDO_AWAL, 'SUPPLIER', ['MODAL'], ['UTANG_SUPPLIER']),
    ...jurnal(SALDO_AWAL, 'AKUN', ['MODAL'], ['MODAL']),
    ...jurnal(SALDO_AWAL, 'POIN', ['MODAL'], ['LIABILITAS_POIN']),
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'saldo-awal/simpan',
      label: 'Simpan Saldo Awal',
      fields: simpanSaldoAwalFields,
      answer: { kas: uang(''), bank: uang(''), supplier: uang(''), hutang: uang('') },
      screens: ['/saldo-awal'],
      otorisasi: KATEGORI_SALDO_AWAL,
      message: 'Saldo Awal Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'saldo-awal/batal',
      label: 'Batal Saldo Awal',
      fields: { ...batalFields, kasir: laciBatalField },
      late: ['kasir'],
      screens: ['/saldo-awal'],
      otorisasi: KATEGORI_SALDO_AWAL,
      sameDay: saldoAwalErrors.SALDO_AWAL_BEDA_HARI,
      effect:
        'Semua saldo, hutang, titipan, cicilan, pesanan dan service dari saldo awal ini keluar lagi dari buku. Perlu otorisasi.',
      answer: { kas: uang('') },
      message: 'Saldo Awal Berhasil Dibatalkan',
    }),
  },
});
