/** Modules of buying at the counter. The list of all is flags.ts. */
import type { Module } from './module.ts';

export const BUY_MODULES = {
  BERLIAN_TRANSACTION_AUTHORIZATION_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Setiap pembelian barang berlian meminta otorisasi.',
  },
  BUYING_DISABLE_ACCESS_BERAT_BELI: {
    part: 'pembelian',
    meaning: 'Berat pada pembelian dengan nota tidak dapat diubah.',
  },
  ENABLE_HARGA_RATA_PEMBELIAN_MODULE: {
    part: 'pembelian',
    everyday: true,
    meaning: 'Harga rata-rata per gram ditampilkan pada pembelian.',
  },
  HARGA_BELI_READ_ONLY: {
    part: 'pembelian',
    meaning: 'Harga beli hanya dapat dibaca.',
  },
  HARGA_BELI_TANPA_ATRIBUT_ONGKOS: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Harga batu dan atribut tidak dibayar kembali saat membeli.',
  },
  HARGA_NOTA_DENGAN_ONGKOS_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Ongkos ikut dibayar kembali saat membeli.',
  },
  LOCK_HARGA_BELI_MODULE: {
    part: 'pembelian',
    meaning: 'Harga beli dikunci pada harga hitungan.',
  },
  MODULE_BIAYA_ADMIN_PEMBELIAN: {
    part: 'pembelian',
    meaning: 'Biaya administrasi dipotong dari pembelian.',
  },
  NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Harga beli di atas harga nota tidak meminta otorisasi.',
  },
  NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Harga beli di bawah harga nota tidak meminta otorisasi.',
  },
  OTORISASI_PEMBAYARAN_TRANSFER: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Pembelian yang dibayar transfer meminta otorisasi.',
  },
  OTORISASI_PEMBELIAN_TANPA_BARCODE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Pembelian tanpa nota atau barcode meminta otorisasi.',
  },
  OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Berat di atas berat nota selalu meminta otorisasi.',
  },
  PARAMETER_HARGA_BELI: {
    part: 'pembelian',
    meaning: 'Pembelian tanpa nota dihitung dari Parameter Harga Beli.',
  },
  PARAMETER_HARGA_EMAS_PEMBELIAN: {
    part: 'pembelian',
    meaning: 'Pembelian tanpa nota dihitung dari harga emas hari ini kali kadar.',
  },
  PEMBELIAN_DENGAN_FOTO: {
    part: 'pembelian',
    everyday: true,
    meaning: 'Barang tanpa nota difoto sebelum dibeli.',
  },
  PEMBULATAN_PEMBELIAN_KEBAWAH_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Harga beli dibulatkan ke bawah; bila mati ke atas.',
  },
  POTONGAN_MANUAL_PEMBELIAN_MODULE: {
    part: 'pembelian',
    meaning: 'Kasir boleh mengetik potongan pembelian sendiri.',
  },
  POTONGAN_PENJUALAN_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Potongan per kategori dari Master Potongan Pembelian.',
  },
  TRANSACTION_ABSOLUTE_AUTHORIZATION_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Setiap beda harga atau berat pada transaksi meminta otorisasi.',
  },
  VALIDASI_PEMBELIAN_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Pembelian baru masuk buku setelah divalidasi.',
  },
} as const satisfies Record<string, Module>;
