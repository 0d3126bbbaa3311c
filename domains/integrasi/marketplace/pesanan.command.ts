/** What was ordered at marketplaces, and what somebody does about it. The screen is ours. docs/decisions/0162. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { STATUS_BARANG } from '../../barang/kartu-barang.rule.ts';
import { PENYEDIA_MARKETPLACE } from './marketplace-setting.rule.ts';
import { KEADAAN_BARANG_PESANAN, KEADAAN_PESANAN } from './pesanan.rule.ts';
import { MODUL_MARKETPLACE } from './tawaran.command.ts';

export const PESANAN_MARKETPLACE = '/pesanan-marketplace';
const screens = [PESANAN_MARKETPLACE];
const ada = { opsional: true } as const;

/** A piece of an order a line. */
export const kolomPesanan = {
  penyedia: pilihan('Marketplace', PENYEDIA_MARKETPLACE, { width: 10 }),
  no_pesanan: kode('No Pesanan', { width: 18 }),
  keadaan: pilihan('Pesanan', KEADAAN_PESANAN, { width: 12 }),
  kode_barcode: kode('Kode Barcode', { width: 10 }),
  nama_barang: teks('Nama Barang', { width: 22 }),
  barang: pilihan('Barang', KEADAAN_BARANG_PESANAN, { width: 12 }),
  status_barang: pilihan('Status Barang', STATUS_BARANG, { width: 11 }),
  harga: uang('Harga', { width: 13 }),
  pembeli: teks('Pembeli', { width: 14 }),
  keterangan: teks('Keterangan', { width: 26, ...ada }),
  diubah_sana: waktu('Berubah Di Sana', { width: 16 }),
  keadaan_asal: kode('Kata Marketplace', { hidden: true, width: 16 }),
  dibuat: waktu('Diterima', { hidden: true, width: 16 }),
  id: kode('ID', { hidden: true, width: 16 }),
} as const;

export const daftarPesananMarketplace = defineCommand({
  name: 'marketplace-pesanan-list',
  label: 'Pesanan Marketplace',
  method: 'GET',
  path: 'marketplace/pesanan/list',
  screens,
  gate: MODUL_MARKETPLACE,
  fields: {
    q: teks('Cari', { opsional: true, max: 40 }),
    barang: pilihan('Barang', KEADAAN_BARANG_PESANAN, ada),
    skip: angka('Lewati', ada),
    limit: angka('Jumlah', { opsional: true, max: 500 }),
  },
  answer: baris(kolomPesanan),
});
export type BarisPesananMarketplace = WireOf<typeof daftarPesananMarketplace.answer>[number];

const satu = {
  penyedia: pilihan('Marketplace', PENYEDIA_MARKETPLACE),
  no_pesanan: kode('No Pesanan', { asTyped: true, max: 40 }),
  kode_barcode: kode('Kode Barcode', { max: 8 }),
};
const kini = objek({ barang: pilihan('', KEADAAN_BARANG_PESANAN) });

/** The till sells it now: the hold ends, the stock there stays nothing. */
export const serahkanPesanan = defineCommand({
  name: 'marketplace-pesanan-serahkan',
  label: 'Serahkan Ke Kasir',
  path: 'marketplace/pesanan/serahkan',
  screens,
  gate: MODUL_MARKETPLACE,
  fields: satu,
  answer: kini,
  message: 'Barang Diserahkan Ke Kasir',
});

/** Not sold after all: held for the order again. */
export const pegangPesanan = defineCommand({
  name: 'marketplace-pesanan-pegang',
  label: 'Pegang Lagi',
  path: 'marketplace/pesanan/pegang',
  screens,
  gate: MODUL_MARKETPLACE,
  fields: satu,
  answer: kini,
  message: 'Barang Dipegang Lagi Untuk Pesanan',
});

/** Asks the marketplace how the order stands now. */
export const bacaLagiPesanan = defineCommand({
  name: 'marketplace-pesanan-baca',
  label: 'Baca Lagi Pesanan',
  path: 'marketplace/pesanan/baca',
  screens,
  gate: MODUL_MARKETPLACE,
  fields: { penyedia: satu.penyedia, no_pesanan: satu.no_pesanan },
  idempotent: false,
  answer: objek({ no_pesanan: kode('') }),
  message: 'Pesanan Dibaca Lagi Dari Marketplace',
});
