/** What a store may switch on and set about goods: pieces, their places, counts, moves and stones. */
import type { Module } from './module.ts';
import { choice, inGram, inPersen, inRupiah, type Setting, stores, yesno } from './setting.ts';

const MILYAR = 1_000_000_000;

export const BARANG_MODULES = {
  SIZE_PERHIASAN_MODULE: {
    part: 'barang',
    meaning: 'Ukuran perhiasan dicatat pada barang dan nota.',
  },
  HIDE_SALDO_BARANG_SUMMARY: {
    part: 'barang',
    meaning: 'Saldo pada laporan ringkasan barang hanya untuk pemilik.',
  },
  HANCUR_DENGAN_FOTO: {
    part: 'barang',
    everyday: true,
    meaning: 'Barang difoto sebelum dihancurkan.',
  },
  HIDUP_FEATURE_MODULE: {
    part: 'barang',
    meaning: 'Kelompok harga dan laporan HIDUP.',
  },
  SUPPLIER_BARANG_MODULE: {
    part: 'barang',
    meaning: 'Supplier barang.',
  },
  MANUAL_ITEMS_TRANSACTION_MODULE: {
    part: 'barang-manual',
    meaning: 'Barang dan transaksi jual beli manual.',
  },
  OPNAME_GLOBAL_DAILY_MODULE: {
    part: 'stock-opname',
    meaning: 'Stock opname global harian.',
  },
  RFID_MODULE: {
    part: 'stock-opname',
    meaning: 'Stock opname dengan RFID.',
  },
  KIRIM_BARANG_MODULE: {
    part: 'kirim-barang',
    meaning: 'Master Toko dan kirim barang antar toko.',
  },
  KIRIM_BARANG_ONLINE_STORE_MODULE: {
    part: 'kirim-barang',
    needs: ['KIRIM_BARANG_MODULE'],
    meaning: 'Kirim barang ke toko online.',
  },
  BERLIAN_MODULE: {
    part: 'berlian',
    meaning: 'Master batu, supplier berlian, buku berlian dan penjualan barang berlian.',
  },
} as const satisfies Readonly<Record<string, Module>>;

export const BARANG_SETTINGS = {
  /** Domain R10.3. */
  KURS_USD: {
    kind: inRupiah(0, 1_000_000),
    initial: '0',
    part: 'berlian',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Rupiah per USD untuk harga batu dari Master Berlian saat barang masuk; 0 bila tidak dipakai.',
  },
  /** Spec 1 §2.2 has a report of shipments to the online store and does not say which store that is. */
  TOKO_ONLINE: {
    kind: stores,
    initial: '',
    part: 'kirim-barang',
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Kode toko yang menjual online: kiriman dengan toko ini masuk Laporan Kirim Barang Online.',
  },
  /** Domain R8.1 has 0.050 g for a tray; the spec names no figure for a delivery. */
  TOLERANSI_PENERIMAAN: {
    kind: inGram(0, 1_000_000),
    initial: '50',
    part: 'barang',
    guarded: true,
    meaning:
      'Selisih berat per jenis, antara faktur supplier dan timbangan atau antara timbangan dan label, yang diterima tanpa otorisasi.',
  },
  /** Domain R3.1. */
  kategori_harga: {
    kind: choice('GRAM', 'PERSENTASE'),
    initial: 'GRAM',
    part: 'barang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning:
      'Dasar harga jual: GRAM memakai harga per gram grup, PERSENTASE memakai harga emas 24K kali kadar jual.',
  },
  /** Domain R3.5. */
  PEMBULATAN: {
    kind: inRupiah(1, 1_000_000),
    initial: '500',
    part: 'barang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Kelipatan rupiah tempat harga jual dan harga beli dibulatkan.',
  },
  /** Domain R3.6. */
  PEMBULATAN_BERAT: {
    kind: yesno,
    initial: 'false',
    part: 'barang',
    everyday: true,
    meaning: 'Berat barang baru dibulatkan ke 0,05 gram untuk perdagangan; berat asli tetap dicatat.',
  },
  /** Features 2, idea 5: the spec names no figure; 5 % is more than gold moves on an ordinary day. */
  MAKS_PERUBAHAN_HARGA_PERSEN: {
    kind: inPersen(0, MILYAR),
    initial: '5000',
    part: 'barang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Langkah terbesar harga emas, harga beli, ongkos dan taksiran tanpa otorisasi orang kedua.',
  },
  /** Domain R8.1: the spec names no figure, the domain proposes 0.050 g. */
  TOLERANSI_TIMBANG_BAKI: {
    kind: inGram(0, 10_000),
    initial: '50',
    part: 'stock-opname',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Selisih timbang baki yang masih dianggap sesuai.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
