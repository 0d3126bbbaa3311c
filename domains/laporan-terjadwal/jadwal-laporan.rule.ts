/** When a report goes out next. Pure. */
import {
  addDays,
  addMonths,
  type Tanggal,
  tanggal,
  tanggalDi,
  ZONA,
  type Zona,
} from '@mustika/kernel/date.ts';
import type { Rentang } from '@mustika/kernel/text/rentang.ts';

/** How often it goes out. */
export const ULANG = [
  ['HARIAN', 'Setiap Hari'],
  ['MINGGUAN', 'Setiap Minggu'],
  ['BULANAN', 'Setiap Bulan'],
] as const;
export type Ulang = (typeof ULANG)[number][0];

/** What one wants to know that often: yesterday, the week, the month that is over. */
export const MASA_BIASA: Record<Ulang, Rentang> = {
  HARIAN: 'kemarin',
  MINGGUAN: 'tujuhHari',
  BULANAN: 'bulanLalu',
};

/** Days of a week as `hari` counts them, Monday first. */
export const HARI_MINGGU = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

/** Every month has them. */
export const TANGGAL_PALING_AKHIR = 28;

/** What becomes of one letter. */
export const STATUS_KIRIM = [
  ['ANTRI', 'Menunggu'],
  ['KIRIM', 'Sedang Dikirim'],
  ['ULANG', 'Dicoba Lagi'],
  ['TERKIRIM', 'Terkirim'],
  ['GAGAL', 'Gagal'],
] as const;
export type StatusKirim = (typeof STATUS_KIRIM)[number][0];

/** How loud each is said. */
export const WARNA_KIRIM: Record<StatusKirim, string> = {
  ANTRI: 'biru',
  KIRIM: 'biru',
  ULANG: 'kuning',
  TERKIRIM: 'hijau',
  GAGAL: 'merah',
};

/** So often one letter is tried, over three hours. */
export const COBA_KIRIM = 10;
/** Bytes of a file; post offices take letters of ten megabytes, and a third more when it is written as text. */
export const BERKAS_PALING_BESAR = 7_000_000;
/** Addresses of one schedule. */
export const TUJUAN_PALING_BANYAK = 10;

/** `hari`: 1 is Monday, weekly; the day of the month, monthly; null daily. `jam`: `HH:MM` by the clock of the store. */
export type Kala = { ulang: Ulang; hari: number | null; jam: string };

/** Monday is 1. */
const hariMinggu = (day: Tanggal): number => Temporal.PlainDate.from(day).dayOfWeek;

const cocok = ({ ulang, hari }: Kala, day: Tanggal): boolean => {
  if (ulang === 'MINGGUAN') return hariMinggu(day) === hari;
  return ulang === 'HARIAN' || Number(day.slice(8)) === hari;
};

const saatDi = (day: Tanggal, jam: string, zona: Zona): Temporal.Instant =>
  Temporal.Instant.from(`${day}T${jam}:00${ZONA[zona].beda}`);

/** The first moment after `kini` that the schedule means, in the zone of its store. */
export function berikutnya(kala: Kala, kini: Temporal.Instant, zona: Zona): Temporal.Instant {
  const first = tanggalDi(kini.toString(), zona);
  const last = addMonths(first, 2);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const at = saatDi(tanggal(day), kala.jam, zona);
    if (cocok(kala, day) && Temporal.Instant.compare(at, kini) > 0) return at;
  }
  throw new Error(`a schedule that never comes: ${JSON.stringify(kala)}`);
}

/** The last moment up to `kini` that the schedule means: however long nobody was there, one is what goes out. */
export function terakhir(
  kala: Kala,
  mulai: Temporal.Instant,
  kini: Temporal.Instant,
  zona: Zona,
): Temporal.Instant {
  let last = mulai;
  for (;;) {
    const next = berikutnya(kala, last, zona);
    if (Temporal.Instant.compare(next, kini) > 0) return last;
    last = next;
  }
}

const SUREL = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]{2,}$/;
/** Whether it is one address, and nothing that a header could be made of. */
export const surelSah = (text: string): boolean => text.length <= 120 && SUREL.test(text);
