/** A day as people type it into Ctrl+K: `kemarin`, `21/11`, `21 nov 2026`, `2026-11-21`. Pure. */
import { addDays, parseTanggal, tanggal } from '@mustika/kernel/date.ts';

const BULAN = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des'];

const two = (text: string): string => text.padStart(2, '0');

/** Two digits of a year are of this century; none are of the year of `today`, or of the last one when that lies ahead. */
function dayOf(day: string, month: string, year: string | undefined, today: string): string | null {
  const full = year === undefined ? today.slice(0, 4) : year.length === 2 ? `20${year}` : year;
  const found = parseTanggal(`${full}-${two(month)}-${two(day)}`);
  if (found === null || year !== undefined || found <= today) return found;
  return parseTanggal(`${Number(full) - 1}-${two(month)}-${two(day)}`);
}

/** The day a text means, or null. `today` is the open day of the store. */
export function dayTyped(text: string, today: string): string | null {
  const typed = text.trim().toLowerCase();
  if (typed === 'hari ini') return today;
  if (typed === 'kemarin') return addDays(tanggal(today), -1);
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return parseTanggal(typed);
  const numbers = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(typed);
  if (numbers) return dayOf(numbers[1] as string, numbers[2] as string, numbers[3], today);
  const words = /^(\d{1,2})\s+([a-z]{3})[a-z]*(?:\s+(\d{4}))?$/.exec(typed);
  const month = words ? BULAN.indexOf(words[2] as string) + 1 : 0;
  return words && month > 0 ? dayOf(words[1] as string, String(month), words[3], today) : null;
}
