/** Which earlier period a statement is compared with. Pure dates, yyyy-MM-dd. The specification does not say; ours. */
import { daysBetween, type Tanggal, tanggal } from '@mustika/kernel/date.ts';

export type Masa = { awal: Tanggal; akhir: Tanggal };

/** Days a date field can hold; periods before the first or after the last are cut off there. */
const BATAS = ['1900-01-01', '9999-12-31'] as const;

const dekat = (hari: Temporal.PlainDate): Tanggal => {
  const text = hari.year < 1900 ? BATAS[0] : hari.year > 9999 ? BATAS[1] : hari.toString();
  return tanggal(text);
};

/** First day of the month `bulan` months away. */
export const awalBulan = (hari: Tanggal, bulan = 0): Tanggal =>
  dekat(Temporal.PlainDate.from(hari).with({ day: 1 }).add({ months: bulan }));

/** Last day of the month `bulan` months away. */
export function akhirBulan(hari: Tanggal, bulan = 0): Tanggal {
  const first = Temporal.PlainDate.from(hari).with({ day: 1 }).add({ months: bulan });
  return dekat(first.with({ day: first.daysInMonth }));
}

/** The same day some months away, or the last day of a shorter month. */
const geser = (hari: Tanggal, bulan: number): Tanggal =>
  dekat(Temporal.PlainDate.from(hari).add({ months: bulan }));

const hariKe = (hari: Tanggal, days: number): Tanggal => dekat(Temporal.PlainDate.from(hari).add({ days }));

const bulanKe = (hari: Tanggal): number => Number(hari.slice(0, 4)) * 12 + Number(hari.slice(5, 7));

/** Days from one date to the other, both counted. */
const panjang = ({ awal, akhir }: Masa): number => daysBetween(awal, akhir) + 1;

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
  return { awal: hariKe(awal, -panjang({ awal, akhir })), akhir: hariKe(awal, -1) };
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
  if (banding === 'HARI') return hariKe(hari, -1);
  return banding === 'TAHUN' ? geser(tanggal(`${hari.slice(0, 4)}-12-31`), -12) : akhirBulan(hari, -1);
}
