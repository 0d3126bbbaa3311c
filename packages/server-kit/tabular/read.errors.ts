/** Refusals of a whole import file; what is wrong in a row is the import's own report. Texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const tabelErrors = defineErrors({
  TABEL_TERLALU_BESAR: [413, 'Ukuran File Maksimal 20 MB'],
  TABEL_JENIS_DITOLAK: [415, 'File Harus Berupa CSV Atau XLSX'],
  TABEL_RUSAK: [400, 'File Tidak Dapat Dibaca'],
  TABEL_KOSONG: [400, 'File Tidak Berisi Data'],
  TABEL_TERLALU_PANJANG: [400, 'File Maksimal 50.000 Baris'],
  TABEL_TERLALU_LEBAR: [400, 'File Maksimal 100 Kolom'],
  TABEL_TERLALU_RUMIT: [413, 'File Terlalu Rumit, Bagi Menjadi Beberapa File'],
});
