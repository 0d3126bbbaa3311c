/** Refusals about offers and orders at marketplaces. Spec 1 §6 (photo, logistic and courier, unique names); the others are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const marketplaceErrors = defineErrors({
  MARKETPLACE_IZIN_SALAH: [400, 'Izin Ini Bukan Yang Diminta Atau Sudah Lewat Waktunya, Hubungkan Lagi'],
  MARKETPLACE_KEMBALI_SALAH: [400, 'Alamat Kembali Tidak Diizinkan'],
  MARKETPLACE_FOTO_WAJIB: [409, 'Barang Marketplace Harus Ada Fotonya'],
  MARKETPLACE_LOGISTIK_WAJIB: [409, 'Pilih Logistik Dan Kurir Di Setting Marketplace'],
  MARKETPLACE_NAMA_SAMA: [409, 'Nama Barang Di Marketplace Harus Unik'],
  MARKETPLACE_NAMA_TETAP: [409, 'Nama Barang Yang Sudah Tayang Tidak Dapat Diubah Dari Sini'],
  MARKETPLACE_TIDAK_DIJUAL: [409, 'Barang Di Gudang Atau Baki Ini Tidak Ditawarkan Di Marketplace'],
  MARKETPLACE_HARGA_NOL: [409, 'Harga Di Marketplace Tidak Boleh Nol, Isi Harganya'],
  MARKETPLACE_TIDAK_DITAWARKAN: [404, 'Barang Tidak Ada Di Daftar Marketplace'],
  MARKETPLACE_PESANAN_TIDAK_ADA: [404, 'Pesanan Marketplace Tidak Ditemukan'],
  MARKETPLACE_LANGKAH_SALAH: [409, 'Langkah Ini Tidak Berlaku Untuk Keadaan Pesanannya Sekarang'],
});
