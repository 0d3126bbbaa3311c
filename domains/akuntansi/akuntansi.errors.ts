/** Refusals of the ledger; the specification has no texts for them, so all are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const akuntansiErrors = defineErrors({
  AKUN_DIPAKAI: [409, 'Akun Masih Dipakai Di Parameter Akun Atau Kode Transaksi'],
  AKUN_BERSALDO: [409, 'Akun Masih Memiliki Saldo'],
  AKUN_BUKAN_MANUAL: [409, 'Akun Ini Diisi Oleh Dokumennya Sendiri, Bukan Oleh Jurnal Umum'],
  JURNAL_KURANG_BARIS: [400, 'Jurnal Paling Sedikit Dua Baris'],
  JURNAL_SATU_SISI: [400, 'Isi Debit Atau Kredit, Salah Satu'],
  JURNAL_TIDAK_SEIMBANG: [400, 'Jumlah Debit Dan Kredit Harus Sama'],
  TANGGAL_BELUM_BUKA: [400, 'Tanggal Jurnal Tidak Boleh Setelah Hari Buka Toko'],
  TANGGAL_SEBELUM_TOKO: [400, 'Tanggal Jurnal Tidak Boleh Sebelum Hari Pertama Toko'],
  LAMPIRAN_TIDAK_ADA: [404, 'Jurnal Ini Tidak Punya Lampiran'],
  LAMPIRAN_DIPERLUKAN: [400, 'Berkas Lampiran Harus Dikirim'],
  LAMPIRAN_TIDAK_DIKENAL: [400, 'Lampiran Tidak Dikenal, Silahkan Unggah Lagi'],
  PERIODE_TERKUNCI: [409, 'Periode Sudah Dikunci, Tidak Ada Yang Bisa Dicatat Di Dalamnya'],
  PERIODE_SUDAH_TERKUNCI: [409, 'Periode Ini Sudah Dikunci'],
  PERIODE_MASIH_BERJALAN: [409, 'Periode Masih Berjalan, Tutup Hari Terakhirnya Dulu'],
  BUKAN_PERIODE_TERAKHIR: [409, 'Hanya Periode Terkunci Yang Terakhir Yang Bisa Dibuka'],
  BULAN_SUDAH_DITUTUP: [409, 'Buku Bulan Ini Sudah Ditutup'],
  BULAN_LALU_BELUM_DITUTUP: [409, 'Tutup Dulu Bulan Sebelumnya'],
  BUKAN_BULAN_TERAKHIR: [409, 'Hanya Penutupan Bulan Yang Terakhir Yang Bisa Dibatalkan'],
  SALDO_BUKU_BERUBAH: [409, 'Saldo Buku Baru Saja Berubah, Silahkan Coba Lagi'],
  PAKET_MASIH_JALAN: [409, 'Masih Ada Berkas Anda Yang Dikerjakan, Tunggu Sampai Selesai'],
  PAKET_TIDAK_ADA: [404, 'Paket Bukti Tidak Ditemukan Atau Sudah Lewat Masanya'],
  PAKET_TERLALU_BANYAK: [422, 'Satu Bagian Lebih Dari 1.000.000 Baris, Persempit Periodenya'],
  PAKET_TIDAK_BERHAK: [403, 'Peminta Tidak Berhak Lagi Atas Paket Bukti Ini'],
  TIDAK_ADA_LABA_RUGI: [409, 'Tidak Ada Pendapatan Atau Beban Yang Perlu Ditutup'],
});
