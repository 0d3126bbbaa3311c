/**
 * What a person types into a weight, karat, percent or count field -> wire number. Comma and point both mark the
 * decimals, so a pasted `12.345` is twelve grams, never twelve kilograms; thousands are grouped only in what was copied
 * with both signs (`104.887,210`), and a field shows none.
 */
import {
  formatAngka,
  formatGram,
  formatPersen,
  fromThousandths,
  type Miligram,
  type MiliPersen,
  parseGram,
  parsePersen,
  tandaRibuan,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import type { Kind } from '@mustika/kernel/field.ts';

export type DecimalKind = Extract<Kind, 'gram' | 'kadar' | 'persen' | 'angka'>;

/** Wire number, null for an empty field, or the text itself when it is no number: the schema then says so. */
export function parseTyped(kind: DecimalKind, text: string): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (kind === 'angka') return /^-?\d{1,15}$/.test(typed) ? Number(typed) : typed;
  const value = kind === 'gram' ? parseGram(typed) : parsePersen(typed);
  return value === null ? typed : fromThousandths(value);
}

/** A year is a count, too, and is written as one word. */
const GROUPED_FROM = 10_000;

/** The text of a value while nobody types: grams with three decimals, rates without trailing zeros. */
export function showTyped(kind: DecimalKind, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  if (kind === 'angka') return Math.abs(value) < GROUPED_FROM ? String(value) : formatAngka(value);
  const thousandths = toThousandths(value);
  if (thousandths === null) return String(value);
  const text =
    kind === 'gram' ? formatGram(thousandths as Miligram) : formatPersen(thousandths as MiliPersen);
  return text.replaceAll(tandaRibuan(), '');
}

/** Keeps digits, one sign and decimal marks; everything else a scanner or a slip of the finger brings is dropped. */
export const cleanTyped = (kind: DecimalKind, text: string): string =>
  text.replace(kind === 'angka' ? /[^\d-]/g : /[^\d.,-]/g, '');
