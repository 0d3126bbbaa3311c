/** What lies in gudang BELI and what it would bring, each way: the adviser of whoever sorts. Features, idea 13. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, gram, kadar, kode, pilihan, teks, uang, ya } from '@mustika/kernel/field.ts';
import { SEPUHAN_SENDIRI } from '../../lot/punya-lot.rule.ts';
import { TUJUAN_SORTIR } from './sortir.rule.ts';

/**
 * `nilai_lebur`: fine gold at what the shop pays for 24K today. `nilai_jual`: its weight at what a gram of its group and kind brought
 * without PPN over 180 days, or at the price of its group where none was sold. `ongkos`: its weight at what the work on such pieces
 * cost over the same days. `lebih` is selling less work less melting; below nothing it is melted. `hari_laku`: how long half of such
 * pieces lay.
 */
export const kolomSaran = {
  kode_barcode: kode('Barcode', { total: 'count', width: 10 }),
  nama_barang: teks('Nama Barang', { width: 22 }),
  saran: pilihan('Saran', TUJUAN_SORTIR, { width: 11 }),
  lebih: uang('Jual Lebih', { width: 10 }),
  nilai_lebur: uang('Nilai Lebur', { total: 'sum', width: 11 }),
  nilai_jual: uang('Nilai Jual', { total: 'sum', width: 11 }),
  ongkos: uang('Ongkos Kerja', { total: 'sum', width: 11 }),
  harga_modal: uang('Harga Modal', { total: 'sum', width: 12, rahasia: 'modal' }),
  kadar: kadar('Kadar', { width: 7 }),
  qty: angka('Pcs', { total: 'sum', width: 5 }),
  berat: gram('Berat', { total: 'sum', width: 9 }),
  umur: angka('Umur (hari)', { width: 7 }),
  hari_laku: angka('Laku (hari)', { opsional: true, width: 7 }),
  kondisi_barang: kode('Kondisi', { opsional: true, width: 9 }),
  kode_group: kode('Group', { width: 7, hidden: true }),
  kode_dept: kode('Jenis', { width: 7, hidden: true }),
  kode_baki: kode('Baki', { width: 8, hidden: true }),
} as const;

const bersama = { screens: ['/sortir-pembelian'], gate: SEPUHAN_SENDIRI } as const;

/** All of it: pieces and lots, what gains most by being sold first. */
export const saranSortir = defineCommand({
  ...bersama,
  name: 'sortir-pembelian-saran',
  label: 'Saran Sortir',
  path: 'sortir-pembelian/saran',
  idempotent: false,
  fields: {},
  answer: baris(kolomSaran),
});

/** One piece as it is scanned; `tertahan`: its wear waits for a word. */
export const barangSortir = defineCommand({
  ...bersama,
  name: 'sortir-pembelian-barang',
  label: 'Barang Yang Disortir',
  method: 'GET',
  path: 'sortir-pembelian/barang/{kode_barcode}',
  fields: { kode_barcode: kode('Kode Barcode', { max: 60 }) },
  answer: objek({ ...kolomSaran, tertahan: ya('') }),
});
