/** Days that people name by a word, counted from the open day: what is asked every morning is not asked by its date. */
import { addDays, type Tanggal, tanggal } from '../date.ts';

export const RENTANG = ['hariIni', 'kemarin', 'tujuhHari', 'bulanIni', 'bulanLalu'] as const;
export type Rentang = (typeof RENTANG)[number];

export type Hari = { from: Tanggal; to: Tanggal };

/** The first and the last day that the word means on `today`; seven days include it, a month is one of the calendar. */
export function hariOf(rentang: Rentang, today: Tanggal): Hari {
  const first = tanggal(`${today.slice(0, 7)}-01`);
  const before = addDays(first, -1);
  const days: Record<Rentang, Hari> = {
    hariIni: { from: today, to: today },
    kemarin: { from: addDays(today, -1), to: addDays(today, -1) },
    tujuhHari: { from: addDays(today, -6), to: today },
    bulanIni: { from: first, to: today },
    bulanLalu: { from: tanggal(`${before.slice(0, 7)}-01`), to: before },
  };
  return days[rentang];
}

/** The words that mean these days on `today`; two on the first of a month, and on the seventh. */
export const rentangOf = (from: string, to: string, today: Tanggal): Rentang[] =>
  RENTANG.filter((one) => {
    const days = hariOf(one, today);
    return days.from === from && days.to === to;
  });
