/** Refusals of money movements. Spec 2 §5 and §8 give the prescribed texts; the others are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const keuanganErrors = defineErrors({
  REKENING_SAMA: [400, 'Rekening Tidak Boleh Sama'],
  REKENING_BUKAN_BANK: [400, 'Rekening Bukan Milik Bank Yang Dipilih'],
  REKENING_HARUS_DIPILIH: [400, 'Mohon Pilih Rekening'],
  SATU_SISI_CASH: [400, 'Salah Satu Sisi Harus CASH'],
  KATEGORI_TIDAK_ADA: [400, 'Kategori Tidak Ditemukan'],
  ARAH_KATEGORI_SALAH: [400, 'Kategori Tidak Berlaku Untuk Arah Ini'],
  LACI_ORANG_LAIN: [403, 'Kasir Hanya Boleh Memakai Laci Sendiri'],
  KASIR_TIDAK_ADA: [400, 'Kasir Tidak Ditemukan'],
  SALDO_KAS_KURANG: [409, 'Saldo Kas Tidak Cukup'],
  KARTU_KREDIT_DILARANG: [409, 'Gesek Tunai Kartu Kredit Tidak Diizinkan'],
  REKENING_BUKAN_KARTU: [400, 'Rekening Tidak Menerima Kartu Ini'],
  KARTU_BUKAN_ANGKA: [400, '4 Angka Terakhir Kartu Harus Berupa Angka'],
  KTP_BUKAN_ANGKA: [400, 'No KTP Harus 16 Angka'],
  GESEK_TIDAK_TERSISA: [400, 'Fee Tidak Boleh Menghabiskan Jumlah Gesek'],
  NO_REFF_TIDAK_ADA: [404, 'No Terima Tidak Ditemukan'],
  KIRIMAN_DIBATALKAN: [409, 'Kiriman Uang Sudah Dibatalkan'],
  UANG_SUDAH_DITERIMA: [409, 'Uang Sudah Diterima'],
  PUSAT_TIDAK_ADA: [409, 'Toko Pusat Belum Terdaftar'],
  HANYA_PUSAT: [403, 'Uang Diterima Oleh Toko Tujuan'],
  LACI_SAMA: [400, 'Laci Asal Dan Tujuan Tidak Boleh Sama'],
  TIDAK_ADA_SALDO: [409, 'Tidak Ada Saldo Yang Dapat Dialihkan'],
  KATEGORI_ALIH_KOSONG: [400, 'Kategori Tidak Boleh Kosong'],
  SALDO_KATEGORI_BERUBAH: [409, 'Saldo Kategori Sudah Berubah, Silahkan Muat Ulang'],
  BEDA_HARI: [409, 'Transaksi Hari Kemarin Tidak Bisa Dibatalkan'],
});
