/**
 * One filter per column, kept as a short text so that it fits in the URL and in a saved view.
 * Texts: part of the value. Numbers and dates: `from..to`, either side may be missing. Choices: values joined by `|`.
 */

import { nearestThousandths } from '@mustika/kernel/amount.ts';
import type { Field } from '@mustika/kernel/field.ts';
import { parseGram, parsePersen, parseRupiah } from '@mustika/kernel/text/amount-text.ts';
import { formatValue, isNumeric, isScaled, yaTidak } from '../format.ts';
import { istilah } from '../language/istilah.ts';

export type FilterShape = 'teks' | 'rentang' | 'pilihan';

export function filterShape(field: Field): FilterShape {
  if (isNumeric(field) || field.kind === 'tanggal' || field.kind === 'waktu') return 'rentang';
  return field.kind === 'pilihan' || field.kind === 'ya' ? 'pilihan' : 'teks';
}

export const splitRange = (text: string): [string, string] => {
  const [from = '', to = ''] = text.split('..');
  return [from, to];
};
export const joinRange = (from: string, to: string): string => (from || to ? `${from}..${to}` : '');
export const splitChoices = (text: string): string[] => text.split('|').filter(Boolean);

/** What a person types as a bound, as the integer the column compares by; null when it is no number. */
function bound(field: Field, text: string): number | null {
  if (field.kind === 'gram') return parseGram(text);
  if (isScaled(field)) return parsePersen(text);
  return parseRupiah(text);
}

function rangeTest(field: Field, text: string): (value: unknown) => boolean {
  const [from, to] = splitRange(text);
  if (!isNumeric(field)) {
    // ISO dates and instants sort as texts; `to` includes its whole day.
    return (value) =>
      typeof value === 'string' && (!from || value >= from) && (!to || value.slice(0, 10) <= to);
  }
  const low = from ? bound(field, from) : null;
  const high = to ? bound(field, to) : null;
  return (value) => {
    if (typeof value !== 'number') return false;
    const number = isScaled(field) ? nearestThousandths(value) : value;
    return (low === null || number >= low) && (high === null || number <= high);
  };
}

/** A filter is kept in addresses and saved views: it has the same words in every language. */
const yaTersimpan = (value: unknown): string => (value ? 'Ya' : 'Tidak');

/** The filter's text -> test of one wire value. Compiled once per filter, not per row. */
export function filterTest(field: Field, text: string): (value: unknown) => boolean {
  const shape = filterShape(field);
  if (shape === 'rentang') return rangeTest(field, text);
  if (shape === 'pilihan') {
    const wanted = new Set(splitChoices(text));
    return (value) => wanted.has(field.kind === 'ya' ? yaTersimpan(value) : String(value ?? ''));
  }
  const needle = text.toLowerCase();
  return (value) => formatValue(field, value).toLowerCase().includes(needle);
}

/** What the chip says after the column's label. */
export function describeFilter(field: Field, text: string): string {
  const shape = filterShape(field);
  if (shape === 'pilihan')
    return splitChoices(text)
      .map((value) => (field.kind === 'ya' ? istilah(value) : formatValue(field, value)))
      .join(', ');
  if (shape === 'teks') return `“${text}”`;
  const show = (side: string): string =>
    side && !isNumeric(field) ? formatValue({ kind: 'tanggal' }, side) : side;
  const [from, to] = splitRange(text).map(show) as [string, string];
  if (from && to) return `${from} – ${to}`;
  return from ? `≥ ${from}` : `≤ ${to}`;
}

/** Values a choice filter offers. */
export const choicesOf = (field: Field): { value: string; label: string }[] =>
  field.kind === 'ya'
    ? [true, false].map((value) => ({ value: yaTersimpan(value), label: yaTidak(value) }))
    : (field.choices ?? []).map(({ value, label }) => ({ value, label: istilah(label) }));
