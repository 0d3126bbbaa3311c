/** What a proof pack of a period may be asked for, and what it is called. Ours: the specification knows none. docs/decisions/0169. */
import { daysBetween, type Tanggal } from '@mustika/kernel/date.ts';

/** Its name among the files that are made in the background. */
export const PAKET_BUKTI = 'PAKET_BUKTI';

/** A leap year: what auditors ask for at once. */
const PALING_LAMA = 366;

/** What is wrong with a period, at its field; null when nothing is. Days yyyy-MM-dd, `kini` the day of the store. */
export function salahPeriode(
  awal: Tanggal,
  akhir: Tanggal,
  kini: Tanggal,
): { path: 'tgl_awal' | 'tgl_akhir'; message: string } | null {
  if (awal > akhir) return { path: 'tgl_awal', message: 'Tanggal Awal Tidak Boleh Setelah Tanggal Akhir' };
  if (akhir > kini) return { path: 'tgl_akhir', message: 'Tanggal Akhir Tidak Boleh Setelah Hari Ini' };
  if (daysBetween(awal, akhir) + 1 > PALING_LAMA)
    return { path: 'tgl_awal', message: 'Periode Paling Panjang 366 Hari' };
  return null;
}

/** Of whom, of when and by whom a pack is, said by its name. */
export const namaPaket = (
  kode_toko: string,
  { cakupan, tgl_awal, tgl_akhir }: { cakupan: string; tgl_awal: string; tgl_akhir: string },
): string => `paket-bukti-${cakupan === 'SEMUA' ? 'semua-toko' : kode_toko}-${tgl_awal}_${tgl_akhir}.zip`;
