/** Modules of the shop around the counter, A to M. The list of all is flags.ts. */
import type { Module } from './module.ts';

export const HOUSE_MODULES = {
  BARANG_WEB_EXTERNAL_MODULE: {
    part: 'integrasi',
    awaited: true,
    meaning: 'Barang dikirim ke web di luar sistem.',
  },
  BERLIAN_MODULE: {
    part: 'berlian',
    meaning: 'Master batu, supplier berlian, buku berlian dan penjualan barang berlian.',
  },
  BONUS_SALES_TRANSACTION_MODULE: {
    part: 'penjualan',
    meaning: 'Parameter bonus untuk sales.',
  },
  CETAK_DUPLIKAT_AKSESORIS_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota aksesoris dicetak dua.',
  },
  CETAK_DUPLIKAT_HUTANG_MODULE: {
    part: 'cetak',
    everyday: true,
    awaited: true,
    meaning: 'Surat hutang dicetak dua.',
  },
  CETAK_DUPLIKAT_PEMBELIAN_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota pembelian dicetak dua.',
  },
  CETAK_DUPLIKAT_PENJUALAN_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota penjualan dicetak dua.',
  },
  CETAK_DUPLIKAT_PESANAN_MODULE: {
    part: 'cetak',
    everyday: true,
    awaited: true,
    meaning: 'Nota pesanan dicetak dua.',
  },
  CETAK_DUPLIKAT_SERVICE_AMBIL_MODULE: {
    part: 'cetak',
    everyday: true,
    awaited: true,
    meaning: 'Nota pengambilan service dicetak dua.',
  },
  CETAK_DUPLIKAT_SERVICE_MODULE: {
    part: 'cetak',
    everyday: true,
    awaited: true,
    meaning: 'Nota service dicetak dua.',
  },
  CETAK_DUPLIKAT_TITIPAN_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota titipan dicetak dua.',
  },
  CETAK_DUPLIKAT_TUKAR_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota tukar dicetak dua.',
  },
  CICILAN_MODULE: {
    part: 'cicilan',
    meaning: 'Penjualan dengan cicilan dan parameternya.',
  },
  DAILY_SALDO_TRANSACTION_REPORT_MODULE: {
    part: 'keuangan',
    meaning: 'Laporan Transaksi Harian dengan saldo.',
  },
  FINGERPRINT_MODULE: {
    part: 'pengguna',
    meaning: 'Otorisasi dengan sidik jari.',
  },
  HIDE_SALDO_BARANG_SUMMARY: {
    part: 'barang',
    meaning: 'Saldo pada laporan ringkasan barang hanya untuk pemilik.',
  },
  HIDUP_FEATURE_MODULE: {
    part: 'barang',
    meaning: 'Kelompok harga dan laporan HIDUP.',
  },
  KIRIM_BARANG_MODULE: {
    part: 'kirim-barang',
    meaning: 'Master Toko dan kirim barang antar toko.',
  },
  KIRIM_BARANG_ONLINE_STORE_MODULE: {
    part: 'kirim-barang',
    awaited: true,
    needs: ['KIRIM_BARANG_MODULE'],
    meaning: 'Kirim barang ke toko online.',
  },
  MANUAL_ITEMS_TRANSACTION_MODULE: {
    part: 'barang-manual',
    awaited: true,
    meaning: 'Barang dan transaksi jual beli manual.',
  },
  MARKETPLACE_INTEGRATION_MODULE: {
    part: 'integrasi',
    meaning: 'Pengaturan dan sambungan marketplace.',
  },
  MEMBER_MODULE: {
    part: 'member',
    meaning: 'Member, poin dan laporannya.',
  },
  MEMBER_RESET_POIN_MODULE: {
    part: 'member',
    needs: ['MEMBER_MODULE'],
    meaning: 'Poin member dikembalikan ke nol menurut parameter.',
  },
} as const satisfies Record<string, Module>;
