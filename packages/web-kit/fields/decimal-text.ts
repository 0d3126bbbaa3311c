/**
 * What a person types into a weight, karat, percent or count field -> wire number. Comma and point both mark the
 * decimals, so a pasted `12.345` is twelve grams, never twelve kilograms; thousands are grouped only in what was copied
 * with both signs (`104.887,210`), and a field shows none. Nothing is dropped: a letter makes it no number, which is said.
 */
import {
  formatAngka,
  formatGram,
  formatPersen,
  fromThousandths,
  type Miligram,
  type MiliPersen,
  tandaRibuan,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import type { Kind } from '@mustika/kernel/field.ts';
import { parseAngka, parseGram, parsePersen } from '@mustika/kernel/text/amount-text.ts';

export type DecimalKind = Extract<Kind, 'gram' | 'kadar' | 'persen' | 'angka'>;

/** Wire number, null for an empty field, or the text itself when it is no number: the schema then says so. */
export function parseTyped(kind: DecimalKind, text: string): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (kind === 'angka') return parseAngka(typed) ?? typed;
  const value = kind === 'gram' ? parseGram(typed) : parsePersen(typed);
  return value === null ? typed : fromThousandths(value);
}

/** A year is a count, too, and is written as one word. */
const GROUPED_FROM = 10_000;

/** The text of a value while nobody types: grams with three decimals, rates without trailing zeros. In hand, a count has no marks. */
export function showTyped(kind: DecimalKind, value: unknown, inHand = false): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  if (kind === 'angka') return inHand || Math.abs(value) < GROUPED_FROM ? String(value) : formatAngka(value);
  const thousandths = toThousandths(value);
  if (thousandths === null) return String(value);
  const text =
    kind === 'gram' ? formatGram(thousandths as Miligram) : formatPersen(thousandths as MiliPersen);
  return text.replaceAll(tandaRibuan(), '');
}
