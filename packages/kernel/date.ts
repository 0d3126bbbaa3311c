/**
 * Business dates are `yyyy-MM-dd` strings of the store's own zone; instants are used only for "when recorded".
 * Time comes from an injected Clock, so tests and the demo can stand on any day.
 */

export type Tanggal = string & { readonly unit: 'tanggal' };

/** The zones a store may stand in, with their names for clocks and how far they are ahead of UTC. */
export const ZONA = {
  WIB: { iana: 'Asia/Jakarta', beda: '+07:00' },
  WITA: { iana: 'Asia/Makassar', beda: '+08:00' },
  WIT: { iana: 'Asia/Jayapura', beda: '+09:00' },
} as const;
export type Zona = keyof typeof ZONA;
export const DAFTAR_ZONA = Object.keys(ZONA) as Zona[];

let zonaPembaca: Zona = 'WIB';

/** The browser reads times as the store's clock shows them; the server says whose zone it means. */
export function pakaiZona(zona: Zona): void {
  zonaPembaca = zona;
}
export const zonaLayar = (): Zona => zonaPembaca;

/** The only source of time. */
export type Clock = { now(): Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** The system's clock, put forward by what `advance` was told; journeys of the browser live by it. */
export function shiftedClock(): Clock & { advance(duration: Temporal.DurationLike): void } {
  let ahead = Temporal.Duration.from({ seconds: 0 });
  return {
    now: () => systemClock.now().add(ahead),
    advance: (duration) => {
      ahead = ahead.add(duration);
    },
  };
}

/** A clock that stands still until `advance` is called; the demo chain and the tests live by it. */
export function manualClock(start: string): Clock & { advance(duration: Temporal.DurationLike): void } {
  let current = Temporal.Instant.from(start);
  return {
    now: () => current,
    advance: (duration) => {
      current = current.add(duration);
    },
  };
}

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar date that exists, or null. */
export function parseTanggal(text: string): Tanggal | null {
  if (!PATTERN.test(text)) return null;
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  const daysInMonth = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return daysInMonth !== undefined && day >= 1 && day <= daysInMonth && year >= 1900
    ? (text as Tanggal)
    : null;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function tanggal(text: string): Tanggal {
  const parsed = parseTanggal(text);
  if (!parsed) throw new RangeError(`${text} is not a date`);
  return parsed;
}

/** An instant as a text of ISO 8601 with its offset; null for any other text. */
export function parseSaat(text: string): string | null {
  try {
    return Temporal.Instant.from(text).toString();
  } catch {
    return null;
  }
}

/** The calendar day in a zone at this moment, that of Jakarta for the chain. Documents use the store's open day instead. */
export const today = (clock: Clock, zona: Zona = 'WIB'): Tanggal => tanggalDi(clock.now().toString(), zona);

type Tulisan = 'hari' | 'menit';
const penulis = new Map<string, Intl.DateTimeFormat>();

/** Made once: making one costs more than all the rest of a request, or of a row of a report, asks of dates. */
function penulisWaktu(zona: Zona, sampai: Tulisan): Intl.DateTimeFormat {
  const known = penulis.get(zona + sampai);
  if (known) return known;
  const { iana: timeZone } = ZONA[zona];
  const made = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, dateStyle: 'short' },
    ...(sampai === 'menit' ? { timeStyle: 'short' } : {}),
  });
  penulis.set(zona + sampai, made);
  return made;
}

/** The calendar day of an instant. */
export const tanggalDi = (saat: string, zona: Zona): Tanggal =>
  penulisWaktu(zona, 'hari').format(new Date(saat)) as Tanggal;

/** What the calendar beside the screen says, by the browser's clock; nothing is decided by it. */
export const tanggalLayar = (): Tanggal => penulisWaktu(zonaPembaca, 'hari').format() as Tanggal;

/** Milliseconds by the browser's clock: how long something lasted, and when it was, as far as the browser knows. */
export const jamLayar = (): number => Date.now();

export const addDays = (date: Tanggal, days: number): Tanggal =>
  Temporal.PlainDate.from(date).add({ days }).toString() as Tanggal;

/** The same day of a later month, or the last one of a month that has no such day. */
export const addMonths = (date: Tanggal, months: number): Tanggal =>
  Temporal.PlainDate.from(date).add({ months }).toString() as Tanggal;

/**
 * Months that have begun after a day until another: none on the day itself, one from the day after it to the same day a month
 * later, which still belongs to the first.
 */
export function monthsBegun(after: Tanggal, until: Tanggal): number {
  if (until <= after) return 0;
  const [a, b] = [Temporal.PlainDate.from(after), Temporal.PlainDate.from(until)];
  const whole = (b.year - a.year) * 12 + b.month - a.month;
  return whole + (addMonths(after, whole) < until ? 1 : 0);
}

/** Days from one date to a later one; negative to an earlier one. */
export const daysBetween = (from: Tanggal, to: Tanggal): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;

const BULAN = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

let written: ((date: string) => string) | null = null;

/** How the browser writes a day in the language that was chosen; null is Indonesian, which the server always writes. */
export function pakaiTulisanTanggal(writing: ((date: string) => string) | null): void {
  written = writing;
}

/** `2026-11-21` -> `21 Nov 2026`. */
export function formatTanggal(date: string): string {
  if (written && PATTERN.test(date)) return written(date);
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${BULAN[Number(month) - 1] ?? '?'} ${year}`;
}

/** An ISO instant as `21 Nov 2026 09:02`, by the clock of the zone; without one, of the store whose screen this is. */
export function formatWaktu(instant: string, zona: Zona = zonaPembaca): string {
  const parts = penulisWaktu(zona, 'menit').format(new Date(instant));
  const [date, time] = parts.split(' ') as [string, string];
  return `${formatTanggal(date)} ${time}`;
}

/** Every half hour of a day, `00:00` to `23:30`: what quiet hours are chosen from. */
export const SETENGAH_JAM: readonly string[] = Array.from(
  { length: 48 },
  (_, n) => `${String(n >> 1).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`,
);
