/**
 * Stock opname global: once a day pieces and grams of each kind are counted and held against the books, without a single code.
 * Whoever counts sees no figure of the books before he has said his own; a kind that differs asks a reason, and the day a second
 * person. It moves nothing. Spec 1 §2.2 names the screen (OPNAME_GLOBAL_DAILY_MODULE); Domain R8.2. The series SG is ours.
 * Life: DONE -> CANC, same day.
 */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { angka, daftar, gram, kode, pilihan, ref, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { CARA_TIMBANG } from '../../barang/timbang/timbang-baki.document.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { opnameErrors } from '../stock-opname.errors.ts';

const LAYAR = '/stock-opname-global';
const screens = [LAYAR];
const gate = flag('OPNAME_GLOBAL_DAILY_MODULE');
const keterangan = teks('Keterangan', { opsional: true, max: 200, width: 20 });
const ringkas = {
  sistem_qty: angka('Pcs Sistem', { width: 7 }),
  sistem_berat: gram('Berat Sistem', { width: 10 }),
  fisik_qty: angka('Pcs Fisik', { width: 7 }),
  fisik_berat: gram('Berat Fisik', { width: 10 }),
} as const;

/** The kinds that lie in the store now, without a figure: what has to be counted. */
export const jenisGlobal = defineCommand({
  name: 'stock-opname-global-jenis',
  label: 'Jenis Yang Dihitung',
  method: 'GET',
  path: 'stock-opname-global/jenis',
  screens,
  gate,
  fields: {},
  answer: baris({ kode_dept: kode('Jenis'), nama_dept: teks('Nama Jenis') }),
});

/** DONE when counted, CANC when taken back to be counted anew. */
export const stockOpnameGlobal = defineDocument({
  name: 'stock_opname_global',
  label: 'Stock Opname Global',
  series: 'SG',
  gate,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'stock_opname_global',
    path: 'stock-opname-global',
    screen: LAYAR,
    head: {
      ...ringkas,
      jenis_selisih: angka('Jenis Selisih', { width: 7 }),
      user_id: kode('Oleh', { width: 9 }),
      keterangan,
    },
    list: [
      'sistem_qty',
      'fisik_qty',
      'sistem_berat',
      'fisik_berat',
      'jenis_selisih',
      'user_id',
      'keterangan',
    ],
    search: ['user_id', 'keterangan'],
    since: 'month',
    lines: {
      jenis: {
        label: 'Jenis',
        table: 'stock_opname_global_jenis',
        fields: {
          kode_dept: kode('Jenis', { width: 7 }),
          sistem_qty: angka('Pcs Sistem', { total: 'sum', width: 7 }),
          fisik_qty: angka('Pcs Fisik', { total: 'sum', width: 7 }),
          selisih_qty: angka('Selisih Pcs', { total: 'sum', width: 7 }),
          sistem_berat: gram('Berat Sistem', { total: 'sum', width: 10 }),
          fisik_berat: gram('Berat Fisik', { total: 'sum', width: 10 }),
          selisih_berat: gram('Selisih Berat', { total: 'sum', width: 10 }),
          cara: pilihan('Cara', CARA_TIMBANG, { width: 12 }),
          alasan: teks('Alasan', { opsional: true, width: 20 }),
        },
      },
    },
    paper: 'jenis',
    signed: { 'Dihitung Oleh': 'user_id', 'Diperiksa Oleh': null },
  },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'stock-opname-global/simpan',
      label: 'Simpan Stock Opname Global',
      fields: {
        jenis: daftar(
          'Jenis',
          {
            kode_dept: ref('Jenis', () => jenisResource, { alsoInactive: true }),
            qty: angka('Pcs Fisik', { max: 1_000_000 }),
            berat: gram('Berat Fisik', { max: 1_000_000_000 }),
            /** The line of the scale, word for word, where it said the weight. */
            bacaan: teks('Bacaan Timbangan', { opsional: true, asTyped: true, max: 60 }),
            alasan: teks('Alasan', { opsional: true, min: 4, max: 200 }),
          },
          { maxRows: 500, kosong: 'Jenis Tidak Boleh Kosong' },
        ),
        keterangan,
      },
      answer: { ...ringkas, jenis_selisih: angka('') },
      screens,
      message: 'Stock Opname Global Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'stock-opname-global/batal',
      label: 'Batal Stock Opname Global',
      answer: { jenis_selisih: angka('') },
      screens,
      otorisasi: 'barang',
      sameDay: opnameErrors.OPNAME_BEDA_HARI,
      message: 'Stock Opname Global Berhasil Dibatalkan',
    }),
  },
});
