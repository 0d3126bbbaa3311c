/** Figures for a glance: short, and how they moved. */
import { formatAngka, mulDiv, tandaDesimal } from '@mustika/kernel/amount.ts';

/** Units of a language, the largest first. */
type Satuan = readonly (readonly [amount: number, unit: string])[];

const thousands = (trillion: string, milliard: string, million: string, thousand: string): Satuan => [
  [1_000_000_000_000, trillion],
  [1_000_000_000, milliard],
  [1_000_000, million],
  [1_000, thousand],
];

/** Chinese and Japanese count by ten thousands. */
const myriads = (trillion: string, hundredMillion: string, tenThousand: string): Satuan => [
  [1_000_000_000_000, trillion],
  [100_000_000, hundredMillion],
  [10_000, tenThousand],
];

const INDONESIA = thousands('T', 'M', 'jt', 'rb');

/** Units by the language of the screen. */
export const SATUAN: Readonly<Record<string, Satuan>> = {
  id: INDONESIA,
  en: thousands('tn', 'bn', 'm', 'k'),
  it: thousands('bln', 'mld', 'mln', 'mila'),
  my: thousands('trilion', 'bilion', 'juta', 'ribu'),
  hk: myriads('萬億', '億', '萬'),
  jp: myriads('兆', '億', '万'),
};

/** `12_400_000` -> `12,4 jt`: thousands rb, millions jt, milliards M, trillions T; one decimal, half-up. The spec has no short form. */
export function angkaSingkat(value: number, satuan: Satuan = INDONESIA): string {
  const size = Math.abs(value);
  // Half a tenth below a unit already rounds up to it: 999 950 000 is 1 M, not 1.000 jt.
  const unit = satuan.find(([amount]) => size >= amount - amount / 20_000);
  if (!unit || size < 1000) return formatAngka(value);
  const tenths = mulDiv(size, 10, unit[0], 'half-up');
  const whole = formatAngka(Math.floor(tenths / 10));
  const rest = tenths % 10;
  return `${value < 0 ? '-' : ''}${whole}${rest === 0 ? '' : `${tandaDesimal()}${rest}`} ${unit[1]}`;
}

/** Change against a figure before, in whole percent; null when there was nothing to compare with. */
export const persenPerubahan = (now: number, before: number): number | null =>
  before === 0 ? null : mulDiv(now - before, 100, before, 'half-up');

/** Every day from the first of the month to `hari`, days without sales as 0. */
export function lengkapiBulan<T extends { waktu: string; total: number }>(
  titik: readonly T[],
  hari: string,
): { waktu: string; total: number }[] {
  const month = hari.slice(0, 8);
  return Array.from({ length: Number(hari.slice(8, 10)) }, (_, index) => {
    const waktu = month + String(index + 1).padStart(2, '0');
    return { waktu: String(index + 1), total: titik.find((one) => one.waktu === waktu)?.total ?? 0 };
  });
}

/** The hours a shop is open at least; a chart of the day starts and ends there or where sales reach beyond. */
const BUKA = 9;
const TUTUP = 17;

/** Every hour of the day's trade until the last sale, hours without sales as 0. `waktu` is the hour, two digits. */
export function lengkapiJam<T extends { waktu: string; total: number }>(
  titik: readonly T[],
): { waktu: string; total: number }[] {
  const hours = titik.map((one) => Number(one.waktu));
  const first = Math.min(BUKA, ...hours);
  const last = Math.max(TUTUP, ...hours);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const waktu = String(first + index).padStart(2, '0');
    return { waktu, total: titik.find((one) => one.waktu === waktu)?.total ?? 0 };
  });
}
