import type { Kind } from '@mustika/kernel/field.ts';

/** What each kind may be stored as: the SQL domain where the unit matters, else the data type. */
export const STORED: Record<Kind, readonly string[]> = {
  kode: ['text'],
  teks: ['text'],
  catatan: ['text'],
  pilihan: ['text'],
  ref: ['text'],
  foto: ['text'],
  rahasia: ['text'],
  uang: ['rupiah'],
  gram: ['miligram'],
  kadar: ['mili_persen'],
  persen: ['mili_persen'],
  angka: ['integer', 'smallint', 'bigint', 'poin'],
  tanggal: ['date'],
  waktu: ['timestamp with time zone'],
  ya: ['boolean'],
  daftar: [],
};
