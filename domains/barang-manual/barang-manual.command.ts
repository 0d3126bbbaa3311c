/** What there is of goods without a barcode. calls.tsv `POST barang-manual`. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, gram, kadar, kode, teks, uang, ya } from '@mustika/kernel/field.ts';
import { BARANG_MANUAL } from '../lot/punya-lot.rule.ts';
import { harga_modal } from './barang-manual.rule.ts';

const ada = { opsional: true } as const;

/** A lot on its tray: pieces, grams, what they cost, and what a gram of them costs on average. */
export const stokManualFields = {
  kode_lot: kode('Kode Lot', { width: 10 }),
  nama_lot: teks('Nama', { width: 20 }),
  kode_group: kode('Group', { width: 6, hidden: true }),
  kode_dept: kode('Jenis', { width: 6, hidden: true }),
  kadar: kadar('Kadar', { width: 7 }),
  ada_faktur: ya('Faktur Pajak', { width: 8, hidden: true }),
  kode_gudang: kode('Gudang', { width: 9, hidden: true }),
  kode_toko: kode('Baki', { width: 9 }),
  qty: angka('Pcs', { total: 'sum', width: 7 }),
  berat: gram('Berat', { total: 'sum', width: 11 }),
  berat_murni: gram('Berat Murni', { total: 'sum', width: 11 }),
  harga_modal,
  modal_per_gram: uang('Modal / Gram', { width: 11, rahasia: 'modal' }),
} as const;

/** Filters are upper-cased and left out for all; `kode_toko` is the tray (Spec 1 §3, Domain 17.3). */
export const barangManualCommand = defineCommand({
  name: 'barang-manual',
  label: 'Stock Barang Manual',
  method: 'POST',
  path: 'barang-manual',
  gate: BARANG_MANUAL,
  fields: {
    kode_group: kode('Kode Group', ada),
    kode_dept: kode('Jenis', ada),
    kode_toko: kode('Baki', ada),
    kode_gudang: kode('Gudang', ada),
  },
  answer: baris(stokManualFields),
});
