/** Which earlier period a statement is compared with. Pure dates, yyyy-MM-dd. The specification does not say; ours. */
import { addDays, type Tanggal, tanggal } from '@mustika/kernel/date.ts';

export type Masa = { awal: Tanggal; akhir: Tanggal };

/** First day of the month `bulan` months away. */
export function awalBulan(hari: Tanggal, bulan = 0): Tanggal {
  const [year = 0, month = 1] = hari.split('-').map(Number);
  const count = year * 12 + (month - 1) + bulan;
  const tahun = Math.trunc(count / 12);
  return tanggal(`${String(tahun).padStart(4, '0')}-${String(count - tahun * 12 + 1).padStart(2, '0')}-01`);
}

/** Last day of the month `bulan` months away. */
export const akhirBulan = (hari: Tanggal, bulan = 0): Tanggal => addDays(awalBulan(hari, bulan + 1), -1);

/** The same day some months away, or the last day of a shorter month. */
function geser(hari: Tanggal, bulan: number): Tanggal {
  const [awal, akhir] = [awalBulan(hari, bulan), akhirBulan(hari, bulan)];
  const same = `${awal.slice(0, 8)}${hari.slice(8)}`;
  return same > akhir ? akhir : tanggal(same);
}

const bulanKe = (hari: Tanggal): number => Number(hari.slice(0, 4)) * 12 + Number(hari.slice(5, 7));

/** Days from one date to the next, both counted. */
function panjang({ awal, akhir }: Masa): number {
  let days = 1;
  for (let day = awal; day < akhir; day = addDays(day, 1)) days += 1;
  return days;
}

/**
 * The period just before: whole months before whole months, the same days of last month before a month to date, and as
 * many days before anything else.
 */
export function masaLalu({ awal, akhir }: Masa): Masa {
  const months = bulanKe(akhir) - bulanKe(awal) + 1;
  if (awal === awalBulan(awal)) {
    if (akhir === akhirBulan(akhir))
      return { awal: awalBulan(awal, -months), akhir: akhirBulan(akhir, -months) };
    if (months === 1) return { awal: awalBulan(awal, -1), akhir: geser(akhir, -1) };
  }
  return { awal: addDays(awal, -panjang({ awal, akhir })), akhir: addDays(awal, -1) };
}

/** The same period of last year. */
export const masaTahunLalu = ({ awal, akhir }: Masa): Masa => ({
  awal: geser(awal, -12),
  akhir: akhir === akhirBulan(akhir) ? akhirBulan(akhir, -12) : geser(akhir, -12),
});

/** What a period may be compared with, as a choice of filters. Ours. */
export const BANDING_MASA = [
  ['PERIODE', 'PERIODE SEBELUMNYA'],
  ['TAHUN', 'TAHUN LALU'],
] as const;

/** The period that a choice of BANDING_MASA means. Ours. */
export const masaBanding = (masa: Masa, banding: string): Masa =>
  banding === 'TAHUN' ? masaTahunLalu(masa) : masaLalu(masa);

/** What a day may be compared with, as a choice of filters. Ours. */
export const BANDING_HARI = [
  ['BULAN', 'AKHIR BULAN LALU'],
  ['TAHUN', 'AKHIR TAHUN LALU'],
  ['HARI', 'HARI SEBELUMNYA'],
] as const;

/** The day a balance sheet is compared with. */
export function hariBanding(hari: Tanggal, banding: string): Tanggal {
  if (banding === 'HARI') return addDays(hari, -1);
  return banding === 'TAHUN' ? tanggal(`${Number(hari.slice(0, 4)) - 1}-12-31`) : akhirBulan(hari, -1);
}
