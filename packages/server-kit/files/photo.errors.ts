/** Refusals of photo uploads. The spec gives no texts for them; ours follow its tone. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const fotoErrors = defineErrors({
  FOTO_TERLALU_BESAR: [413, 'Ukuran Foto Maksimal 8 MB'],
  FOTO_JENIS_DITOLAK: [415, 'Foto Harus Berupa JPEG, PNG Atau WebP'],
  FOTO_TERLALU_LUAS: [400, 'Dimensi Foto Terlalu Besar'],
  FOTO_RUSAK: [400, 'Foto Rusak Atau Tidak Lengkap'],
  FOTO_NAMA_DITOLAK: [400, 'Nama Foto Tidak Valid'],
  FOTO_TIDAK_ADA: [404, 'Foto Tidak Ditemukan'],
  /** Disk or bucket: nothing was stored, and what there is cannot be shown now. */
  FOTO_PENYIMPANAN_PUTUS: [503, 'Penyimpanan Foto Tidak Dapat Dihubungi, Silahkan Coba Lagi'],
});
