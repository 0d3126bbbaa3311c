/** Every refusal of opening balances with its text. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const saldoAwalErrors = defineErrors({
  SALDO_AWAL_KOSONG: [400, 'Saldo Awal Belum Berisi Apa Pun'],
  SALDO_AWAL_BEDA_HARI: [409, 'Hari Saldo Awal Ini Sudah Ditutup, Saldo Awal Tidak Dapat Dibatalkan'],
  SALDO_AWAL_KEMBAR: [400, 'Baris Ini Ada Dua Kali'],
  BARANG_AWAL_TIDAK_ADA: [400, 'Barang Ini Belum Ada Di Stok, Masukkan Barangnya Dahulu'],
  MEMBER_AWAL_TIDAK_ADA: [400, 'Member Ini Belum Ada, Masukkan Membernya Dahulu'],
  AKUN_AWAL_SATU_SISI: [400, 'Isi Debit Atau Kredit, Salah Satu'],
  AKUN_AWAL_BUKAN_MANUAL: [400, 'Akun Ini Mempunyai Bagian Sendiri Di Saldo Awal'],
  CICILAN_TIDAK_DIPAKAI: [400, 'Modul Cicilan Belum Dipakai Toko Ini'],
});
