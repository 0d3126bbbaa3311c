/** The one error the product throws on purpose, and the catalogue entries it is made of. */

/** HTTP status and the prescribed text; the entry's name is the stable code. */
export type ErrorEntry = { readonly code: string; readonly status: number; readonly message: string };

export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly detail: unknown;

  constructor(entry: ErrorEntry, detail?: unknown, message?: string) {
    super(message ?? entry.message);
    this.name = 'AppError';
    this.code = entry.code;
    this.status = entry.status;
    this.detail = detail;
  }
}

/** Turns `{ CODE: [status, 'text'] }` into entries that know their own code. */
export function defineErrors<T extends Record<string, readonly [number, string]>>(
  table: T,
): { readonly [K in keyof T & string]: ErrorEntry } {
  return Object.fromEntries(
    Object.entries(table).map(([code, [status, message]]) => [code, { code, status, message }]),
  ) as { [K in keyof T & string]: ErrorEntry };
}

/** Refuses the request with a catalogue entry; `message` replaces the text when a value belongs in it. */
export function reject(entry: ErrorEntry, detail?: unknown, message?: string): never {
  throw new AppError(entry, detail, message);
}

/** Refusals that belong to no single domain. Texts: Spec 1 §8 where it has one. */
export const umum = defineErrors({
  INPUT_TIDAK_VALID: [400, 'Data Yang Dikirim Tidak Valid'],
  NILAI_TERLALU_BESAR: [422, 'Nilai Terlalu Besar, Periksa Kembali Berat Dan Harga'],
  JSON_RUSAK: [400, 'Data Yang Dikirim Tidak Dapat Dibaca'],
  TERLALU_BESAR: [413, 'Data Yang Dikirim Terlalu Besar'],
  JENIS_ISI_DITOLAK: [415, 'Jenis Data Yang Dikirim Tidak Dikenal'],
  TOKEN_TIDAK_VALID: [401, 'Sesi Anda Sudah Berakhir, Silahkan Login Kembali'],
  TIDAK_BERHAK: [403, 'Anda Tidak Berhak Mengakses Menu Ini'],
  HARUS_TERENKRIPSI: [403, 'Koneksi Harus Memakai HTTPS'],
  HARUS_GANTI_PASSWORD: [403, 'Password Harus Diganti Terlebih Dahulu'],
  HARUS_TOTP: [403, 'Verifikasi Dua Langkah Harus Diaktifkan Terlebih Dahulu'],
  TOKO_LAIN: [403, 'Toko Ini Tidak Termasuk Wewenang Anda'],
  OTORISASI_DIPERLUKAN: [403, 'Perlu Otorisasi'],
  OTORISASI_TIDAK_BERLAKU: [409, 'Otorisasi Tidak Berlaku, Silahkan Minta Otorisasi Lagi'],
  OTORISASI_LEWAT: [409, 'Pertanyaan Otorisasi Sudah Lewat Sepuluh Menit, Silahkan Minta Otorisasi Lagi'],
  OTORISASI_GAGAL: [401, 'Otorisasi Gagal..'],
  TIDAK_DITEMUKAN: [404, 'Data Tidak Tersedia'],
  DELETED: [409, 'Data Ini Berstatus DELETED, Aktifkan Kembali?'],
  SUDAH_ADA: [409, 'Data Sudah Ada'],
  MASIH_DIPAKAI: [409, 'Data Masih Dipakai, Nonaktifkan Saja'],
  SUDAH_BERUBAH: [409, 'Data Sudah Diubah Oleh Pengguna Lain, Silahkan Muat Ulang'],
  ACUAN_TIDAK_ADA: [400, 'Data Acuan Tidak Ditemukan'],
  ACUAN_TIDAK_AKTIF: [409, 'Data Acuan Tidak Aktif'],
  KUNCI_DIPAKAI_LAIN: [422, 'Kunci Permintaan Sudah Dipakai Untuk Data Lain'],
  KUNCI_LAMA: [409, 'Permintaan Ini Sudah Tersimpan Berbulan-bulan Lalu, Lihat Di Daftarnya'],
  TOKO_TUTUP: [409, 'Toko Sudah Tutup Untuk Tanggal Ini'],
  TERLALU_SERING: [429, 'Terlalu Banyak Percobaan, Silahkan Tunggu'],
  SIBUK: [503, 'Server Sedang Sibuk, Silahkan Coba Lagi'],
  DATABASE_MUNDUR: [
    503,
    'Catatan Yang Sudah Dijawab Tidak Ada Di Database Ini. Jangan Berjualan Dahulu, Panggil Pengelola: npm run promosi',
  ],
  KESALAHAN_SERVER: [500, 'Terjadi Kesalahan Saat Request Data'],
});
