/**
 * Offering pieces at a marketplace. Spec 1 §6 names what a piece needs (photo, logistic and courier, a name of its own) and shows no more:
 * screen, paths and fields are ours.
 */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, gram, kode, pilihan, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { kolomBarang, STATUS_BARANG } from '../../barang/kartu-barang.rule.ts';
import { PENYEDIA_MARKETPLACE } from './marketplace-setting.rule.ts';
import { KEADAAN_TAWARAN, STATUS_TAWARAN } from './tawaran.rule.ts';

export const BARANG_MARKETPLACE = '/barang-marketplace';
const screens = [BARANG_MARKETPLACE];
export const MODUL_MARKETPLACE = flag('MARKETPLACE_INTEGRATION_MODULE');
const penyedia = pilihan('Marketplace', PENYEDIA_MARKETPLACE);
const ada = { opsional: true } as const;

/** One piece, new or known: a draft until somebody offers it. */
export const simpanTawaran = defineCommand({
  name: 'marketplace-barang-simpan',
  label: 'Simpan Barang Marketplace',
  path: 'marketplace/barang',
  screens,
  gate: MODUL_MARKETPLACE,
  fields: {
    penyedia: pilihan('Marketplace', PENYEDIA_MARKETPLACE, { initial: 'SHOPEE' }),
    kode_barcode: kode('Kode Barcode', { max: 8 }),
    nama: teks('Nama Di Marketplace', { asTyped: true, min: 5, max: 120 }),
    harga: uang('Harga Di Marketplace', { opsional: true, min: 1 }),
    tawar: ya('Tawarkan Sekarang', { initial: true }),
  },
  answer: objek({ kode_barcode: kode('') }),
  message: 'Barang Marketplace Berhasil Disimpan',
});

const barang = daftar(
  'Barang',
  { penyedia, kode_barcode: kode('Kode Barcode', { max: 8 }) },
  { maxRows: 500, kosong: 'Barang Tidak Boleh Kosong' },
);
const jumlah = objek({ jumlah: angka('') });

export const tawarkanMarketplace = defineCommand({
  name: 'marketplace-barang-tawarkan',
  label: 'Tawarkan Di Marketplace',
  path: 'marketplace/barang/tawarkan',
  screens,
  gate: MODUL_MARKETPLACE,
  fields: { barang },
  answer: jumlah,
  message: 'Barang Ditawarkan Di Marketplace',
});

/** Not offered any more; the piece itself stays where it is. */
export const tarikMarketplace = defineCommand({
  name: 'marketplace-barang-tarik',
  label: 'Tarik Dari Marketplace',
  path: 'marketplace/barang/tarik',
  screens,
  gate: MODUL_MARKETPLACE,
  fields: { barang },
  answer: jumlah,
  message: 'Barang Ditarik Dari Marketplace',
});

/** Tries it once more now, stock and price, whatever the marketplace is thought to have. */
export const ulangMarketplace = defineCommand({
  name: 'marketplace-barang-ulang',
  label: 'Kirim Ulang Ke Marketplace',
  path: 'marketplace/barang/kirim-ulang',
  screens,
  gate: MODUL_MARKETPLACE,
  fields: { barang },
  answer: jumlah,
  message: 'Barang Masuk Antrian Kirim',
});

/** Columns of what is offered; `id` is marketplace and barcode. */
export const kolomTawaran = {
  kode_barcode: kolomBarang.kode_barcode,
  penyedia: pilihan('Marketplace', PENYEDIA_MARKETPLACE, { width: 10 }),
  nama: teks('Nama Di Marketplace', { width: 26 }),
  keadaan: pilihan('Keadaan', KEADAAN_TAWARAN, { width: 11 }),
  kirim: pilihan('Pengiriman', STATUS_TAWARAN, { width: 11 }),
  stok: angka('Stok Di Sana', { width: 8, ...ada }),
  status_barang: pilihan('Status Barang', STATUS_BARANG, { width: 11 }),
  harga_toko: uang('Harga Toko', { width: 13 }),
  harga_mp: uang('Harga Di Marketplace', { width: 13 }),
  keterangan: teks('Keterangan', { width: 26, ...ada }),
  berat: gram('Berat', { width: 9 }),
  id_barang: kode('ID Di Sana', { width: 14, ...ada }),
  dikirim: waktu('Terakhir Diterima', { width: 16, ...ada }),
  harga_tetap: uang('Harga Diketik', { hidden: true, width: 13, ...ada }),
  ada_foto: ya('Ada Foto', { hidden: true, width: 8 }),
  tawar: ya('Ditawarkan', { hidden: true, width: 8 }),
  oleh: kode('Oleh', { hidden: true, width: 9 }),
  id: kode('ID', { hidden: true, width: 16 }),
} as const;

export const daftarTawaran = defineCommand({
  name: 'marketplace-barang-list',
  label: 'Barang Di Marketplace',
  method: 'GET',
  path: 'marketplace/barang/list',
  screens,
  gate: MODUL_MARKETPLACE,
  fields: {
    q: teks('Cari', { opsional: true, max: 40 }),
    penyedia: pilihan('Marketplace', PENYEDIA_MARKETPLACE, ada),
    kirim: pilihan('Pengiriman', STATUS_TAWARAN, ada),
    skip: angka('Lewati', ada),
    limit: angka('Jumlah', { opsional: true, max: 500 }),
  },
  answer: baris(kolomTawaran),
});
export type BarisTawaran = WireOf<typeof daftarTawaran.answer>[number];
