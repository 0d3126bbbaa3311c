/** The preview of a change of profit: what it would make of which pieces. Writes nothing. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, gram, kode, teks, uang } from '@mustika/kernel/field.ts';
import { isianProfit } from './ubah-profit.document.ts';

/** Pieces that the preview names; the sums are of all. */
export const TAMPIL = 200;

/** A piece in the preview. */
export const kolomProfit = {
  kode_barcode: kode('Barcode', { width: 9 }),
  nama_barang: teks('Nama Barang', { width: 20 }),
  berat: gram('Berat', { width: 7 }),
  ongkos: uang('Ongkos Lama', { width: 10 }),
  ongkos_baru: uang('Ongkos Baru', { width: 10 }),
  harga_lama: uang('Harga Lama', { width: 11 }),
  harga_baru: uang('Harga Baru', { width: 11 }),
} as const;

export const pratinjauProfit = defineCommand({
  name: 'profit-barang-pratinjau',
  label: 'Pratinjau Profit Barang',
  path: 'profit-barang/pratinjau',
  screens: ['/update-profit-barang'],
  fields: isianProfit,
  idempotent: false,
  answer: objek({
    jumlah_barang: angka(''),
    berat: gram(''),
    harga_lama: uang(''),
    harga_baru: uang(''),
    /** Cheaper than they were. */
    turun: angka(''),
    /** Left out, because they lie in somebody's cart. */
    dipegang: angka(''),
    barang: baris(kolomProfit),
  }),
});
