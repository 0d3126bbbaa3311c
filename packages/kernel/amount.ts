/**
 * Money, weight, karat and points as branded safe integers, and the only arithmetic allowed on them.
 * Rupiah are whole rupiah, miligram whole milligrams, miliPersen thousandths of a percent (75 % = 75 000).
 */

export type Rupiah = number & { readonly unit: 'rupiah' };
export type Miligram = number & { readonly unit: 'miligram' };
/** Thousandths of a percent: kadar, discount and fee rates. */
export type MiliPersen = number & { readonly unit: 'miliPersen' };
export type Poin = number & { readonly unit: 'poin' };
export type Amount = Rupiah | Miligram | MiliPersen | Poin;

export type Rounding = 'down' | 'up' | 'half-up';

/** What a gram may cost and what a piece may be worth: far beyond any trade, near enough that every product is exact. */
export const BATAS_PER_GRAM = 1_000_000_000;
export const BATAS_PER_BARANG = 100_000_000_000;

/** Marks an amount that grew past what is counted exactly; the caller sent too much, the program made no mistake. */
export const TERLALU_BESAR = 'is more than can be counted';

/** Guard: an amount that is not a safe integer must never travel on. */
function safeInteger(value: number, unit: string): number {
  if (Number.isSafeInteger(value)) return value === 0 ? 0 : value;
  const why = Number.isInteger(value) ? TERLALU_BESAR : 'is not a whole number';
  throw new RangeError(`${value} ${unit} ${why}`);
}

export const rupiah = (value: number): Rupiah => safeInteger(value, 'rupiah') as Rupiah;
export const miligram = (value: number): Miligram => safeInteger(value, 'miligram') as Miligram;
export const miliPersen = (value: number): MiliPersen => safeInteger(value, 'milipersen') as MiliPersen;
export const poin = (value: number): Poin => safeInteger(value, 'poin') as Poin;

export const NOL_RUPIAH = rupiah(0);
export const NOL_MILIGRAM = miligram(0);

/** The fine gold in a weight of this karat, to the nearest milligram. */
export const emasMurni = ({ berat, kadar }: { berat: Miligram; kadar: MiliPersen }): Miligram =>
  miligram(mulDiv(berat, kadar, 100_000, 'half-up'));

export const add = <A extends Amount>(a: A, b: A): A => safeInteger(a + b, 'amount') as A;
export const subtract = <A extends Amount>(a: A, b: A): A => safeInteger(a - b, 'amount') as A;
export const sum = <A extends Amount>(values: readonly A[]): A =>
  values.reduce<number>((total, value) => safeInteger(total + value, 'amount'), 0) as A;

/** `value * numerator / denominator`, exact inside, rounded once by the named rule (half-up is away from zero). */
export function mulDiv(value: number, numerator: number, denominator: number, rounding: Rounding): number {
  if (denominator === 0) throw new RangeError('mulDiv by zero');
  const product = BigInt(safeInteger(value, 'amount')) * BigInt(safeInteger(numerator, 'amount'));
  const divisor = BigInt(safeInteger(denominator, 'amount'));
  const negative = product < 0n !== divisor < 0n;
  const [n, d] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor];
  const quotient = n / d;
  const remainder = n % d;
  const away =
    rounding === 'half-up' ? remainder * 2n >= d : remainder > 0n && (rounding === 'up') !== negative;
  const magnitude = away ? quotient + 1n : quotient;
  return safeInteger(Number(negative ? -magnitude : magnitude), 'amount');
}

/** Rounds to a multiple of `step`; an amount already on a multiple is unchanged. Domain R3.5. */
export function roundToStep<A extends Amount>(value: A, step: number, rounding: Rounding): A {
  if (step <= 1) return value;
  return safeInteger(mulDiv(value, 1, step, rounding) * step, 'amount') as A;
}

/**
 * Trade rounding of a weight inside its last 0.1 g: up to 0.020 drops, up to 0.060 becomes 0.05, more becomes 0.10.
 * Spec 1 §5 gives the two upper thresholds; the lower one is Domain R3.6.
 */
export function roundBerat(berat: Miligram): Miligram {
  const rest = berat % 100;
  const bucket = rest <= 20 ? 0 : rest <= 60 ? 50 : 100;
  return miligram(berat - rest + bucket);
}

/** Price of a weight: rupiah per gram times milligrams, to the whole rupiah. */
export const hargaBerat = (perGram: Rupiah, berat: Miligram, rounding: Rounding = 'half-up'): Rupiah =>
  rupiah(mulDiv(perGram, berat, 1000, rounding));

/** A share of an amount, the rate in thousandths of a percent. */
export const persenDari = <A extends Amount>(value: A, rate: MiliPersen, rounding: Rounding): A =>
  mulDiv(value, rate, 100_000, rounding) as A;

/** Fine gold in a weight: berat x kadar, half-up to the milligram. Domain R3.10. */
export const beratMurni = (berat: Miligram, kadar: MiliPersen): Miligram =>
  miligram(mulDiv(berat, Math.min(kadar, 100_000), 100_000, 'half-up'));

let mark: '.' | ',' = '.';

/** What groups the thousands of money in the language the browser shows; the server always writes points. */
export function pakaiTandaRibuan(sign: '.' | ','): void {
  mark = sign;
}

/** The sign that groups thousands now. */
export const tandaRibuan = (): '.' | ',' => mark;

const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, mark);

/** `1500000` -> `1.500.000`; negatives keep a minus. */
export function formatAngka(value: number): string {
  return (value < 0 ? '-' : '') + groupThousands(String(Math.abs(value)));
}

/**
 * `1500000` -> `Rp 1.500.000`, on every screen and paper; a language that groups by commas writes `Rp 1,500,000`. The mask of
 * Spec 2 §5, `Rp. ... ,-`, is that of fields in which an amount is typed.
 */
export const formatRupiah = (value: Rupiah): string =>
  `${value < 0 ? '-' : ''}Rp ${formatAngka(Math.abs(value))}`;

/** What marks the decimals: the sign that does not group the thousands. */
export const tandaDesimal = (): '.' | ',' => (mark === '.' ? ',' : '.');

function splitThousandths(value: number): { sign: string; whole: string; fraction: string } {
  const digits = String(Math.abs(value)).padStart(4, '0');
  return { sign: value < 0 ? '-' : '', whole: digits.slice(0, -3), fraction: digits.slice(-3) };
}

/**
 * Milligrams as grams with 3 decimals, for people: `3250` -> `3,250`, `104887210` -> `104.887,210`. A point groups and a
 * comma marks the decimals, as in money, so that `158,440` is never read as 158 kg. docs/decisions/0041.
 */
export function formatGram(value: Miligram): string {
  const { sign, whole, fraction } = splitThousandths(value);
  return `${sign}${groupThousands(whole)}${tandaDesimal()}${fraction}`;
}

/** Thousandths of a percent without trailing zeros, for people: `75000` -> `75`, `91600` -> `91,6`. */
export function formatPersen(value: MiliPersen): string {
  const { sign, whole, fraction } = splitThousandths(value);
  const rest = fraction.replace(/0+$/, '');
  return `${sign}${groupThousands(whole)}${rest ? tandaDesimal() + rest : ''}`;
}

/** Thousandths with a point and always 3 decimals, for machines (hledger): the same in every language. */
export function formatDesimal(value: Miligram | MiliPersen): string {
  const { sign, whole, fraction } = splitThousandths(value);
  return `${sign}${whole}.${fraction}`;
}

/** A wire number with at most 3 decimals -> thousandths, or null: the one place where a decimal becomes an integer. */
export function toThousandths(value: number): number | null {
  const scaled = Math.round(value * 1000);
  if (!Number.isSafeInteger(scaled) || Math.abs(scaled) > 1e12) return null;
  return scaled / 1000 === value ? scaled : null;
}

/**
 * The nearest thousandths of a computed number, such as a report's ratio with many decimals. For showing and comparing
 * only: what is stored or booked goes through `toThousandths`, which refuses what it would have to round.
 */
export const nearestThousandths = (value: number): number => Math.round(value * 1000);

/** Thousandths -> the wire number; exact because the divisor is the declared scale. */
export const fromThousandths = (value: number): number => value / 1000;
