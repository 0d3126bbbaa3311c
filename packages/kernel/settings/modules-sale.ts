/** Modules of selling at the counter. The list of all is flags.ts. */
import type { Module } from './module.ts';

export const SALE_MODULES = {
  DISABLE_KODE_SALES_TRANSACTION: {
    part: 'penjualan',
    meaning: 'Penjualan, titipan dan pembelian tanpa kode sales.',
  },
  EDIT_HARGA_PER_GRAM_MODULE: {
    part: 'penjualan',
    guarded: true,
    meaning: 'Kasir boleh mengubah harga per gram saat menjual.',
  },
  EDIT_NAMA_BARANG_PENJUALAN_MODULE: {
    part: 'penjualan',
    everyday: true,
    meaning: 'Kasir boleh mengubah nama barang pada nota.',
  },
  ENABLE_EDIT_CUSTOMER_ON_MEMBER: {
    part: 'penjualan',
    needs: ['MEMBER_MODULE'],
    meaning: 'Nama dan alamat pelanggan boleh diubah walau member dipilih.',
  },
  FINISHING_BARANG_MODULE: {
    part: 'penjualan',
    meaning: 'Catatan finishing barang pada penjualan.',
  },
  KUPON_PENJUALAN_MODULE: {
    part: 'penjualan',
    meaning: 'Kupon undian atau belanja dari penjualan.',
  },
  MARKETPLACE_PEMBAYARAN_MODULE: {
    part: 'penjualan',
    awaited: true,
    needs: ['MARKETPLACE_INTEGRATION_MODULE'],
    meaning: 'Marketplace sebagai cara bayar penjualan.',
  },
  MODIFY_TOTAL_HARGA_MODULE: {
    part: 'penjualan',
    guarded: true,
    meaning: 'Kasir boleh mengubah total harga baris penjualan.',
  },
  MODULE_TOLERANSI_HARGA_JUAL: {
    part: 'penjualan',
    guarded: true,
    meaning: 'Setiap harga jual yang berbeda dari harga sistem meminta otorisasi.',
  },
  MODULE_VOUCHER: {
    part: 'penjualan',
    awaited: true,
    meaning: 'Voucher sebagai cara bayar penjualan.',
  },
  NONMEMBER_DISABLED_TRANSACTION: {
    part: 'penjualan',
    needs: ['MEMBER_MODULE'],
    meaning: 'Penjualan hanya kepada member.',
  },
  OTORISASI_ONGKOS_TURUN_PENJUALAN: {
    part: 'penjualan',
    guarded: true,
    meaning: 'Ongkos di bawah parameter meminta otorisasi.',
  },
  PENJUALAN_DISCOUNT_MODULE: {
    part: 'penjualan',
    guarded: true,
    meaning: 'Diskon pada baris penjualan.',
  },
  PENJUALAN_PEMBULATAN_KEBAWAH_MODULE: {
    part: 'penjualan',
    guarded: true,
    meaning: 'Harga jual dibulatkan ke bawah; bila mati ke atas.',
  },
  SIZE_PERHIASAN_MODULE: {
    part: 'barang',
    meaning: 'Ukuran perhiasan dicatat pada barang dan nota.',
  },
  VALIDASI_PENJUALAN_MODULE: {
    part: 'penjualan',
    guarded: true,
    meaning: 'Penjualan baru masuk buku setelah divalidasi.',
  },
  VALIDASI_TITIPAN_MODULE: {
    part: 'titipan',
    guarded: true,
    meaning: 'Titipan baru masuk buku setelah divalidasi.',
  },
} as const satisfies Record<string, Module>;
