/**
 * Which stores a global report is about. Head office chooses: the store it stands in, all of them, or a list; row
 * security keeps everybody else in his own store, whatever he chooses. The spec names the reports global and shows no
 * filter; this one is ours.
 */
import { pilihan, teks } from '@mustika/kernel/field.ts';

/** Filters of a global report. */
export const lingkupToko = {
  lingkup: pilihan(
    'Lingkup',
    [
      ['TOKO', 'Toko ini'],
      ['SEMUA', 'Semua toko'],
      ['PILIHAN', 'Toko tertentu'],
    ],
    { initial: 'TOKO' },
  ),
  daftar_toko: teks('Toko Tertentu (JKT1, BDG1)', { opsional: true, max: 200 }),
};

export type LingkupToko = { lingkup: 'TOKO' | 'SEMUA' | 'PILIHAN'; daftar_toko: string | null };

/** The codes of the chosen stores; null for all of them. A list without a code is the store one stands in. */
export function tokoDipilih({ lingkup, daftar_toko }: LingkupToko, kode_toko: string): string[] | null {
  if (lingkup === 'SEMUA') return null;
  const kode = lingkup === 'PILIHAN' ? (daftar_toko ?? '').split(/[\s,;]+/).filter((k) => k !== '') : [];
  return kode.length > 0 ? kode.map((k) => k.toUpperCase()) : [kode_toko];
}
