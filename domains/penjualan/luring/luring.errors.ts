/** Refusals of selling without the network. Ours, docs/decisions/0160. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const luringErrors = defineErrors({
  LURING_TIDAK_AKTIF: [403, 'Jual Tanpa Jaringan Tidak Aktif Di Toko Ini'],
  LURING_BUKAN_LEVEL: [403, 'Level Ini Tidak Boleh Menjual Tanpa Jaringan'],
  LURING_HANYA_MEMBER: [409, 'Toko Ini Hanya Menjual Kepada Member, Tidak Bisa Tanpa Jaringan'],
  LURING_PERLU_IDENTITAS: [409, 'Setiap Nota Perlu Data Diri, Tidak Bisa Tanpa Jaringan'],
  LURING_TANPA_PERANGKAT: [409, 'Perangkat Ini Belum Dikenal, Silahkan Login Kembali'],
  LURING_TANPA_HTTPS: [409, 'Alamat Ini Tanpa https, Kasir Ini Tidak Bisa Menjual Tanpa Jaringan'],
  LURING_TERLALU_BANYAK: [400, 'Barang Di Baki Yang Dipilih Terlalu Banyak'],
  PAKET_LURING_TIDAK_ADA: [404, 'Paket Jual Tanpa Jaringan Tidak Ditemukan'],
  PAKET_LURING_KASIR_LAIN: [403, 'Paket Ini Milik Kasir Lain'],
  PAKET_LURING_LEWAT: [409, 'Penjualan Di Luar Waktu Paketnya'],
  PAKET_LURING_MENUNGGU: [409, 'Masih Ada Nota Yang Menunggu Di Kasir Ini'],
  NOTA_LURING_PALSU: [403, 'Nota Tanpa Jaringan Tidak Cocok Dengan Paketnya'],
  NOTA_LURING_SUDAH_MASUK: [409, 'Nota Tanpa Jaringan Sudah Masuk'],
  NOTA_LURING_DIPUTUS: [409, 'Nota Tanpa Jaringan Ini Sudah Diputus Pemilik'],
  BARANG_BUKAN_PAKET: [409, 'Barang Tidak Ada Di Paket Tanpa Jaringan'],
  LURING_MELEBIHI_NOTA: [409, 'Nota Melebihi Batas Tanpa Jaringan'],
  LURING_MELEBIHI_TOTAL: [409, 'Penjualan Melebihi Batas Tanpa Jaringan'],
  KASUS_LURING_TIDAK_ADA: [404, 'Nota Tanpa Jaringan Ini Tidak Menunggu Keputusan'],
});
