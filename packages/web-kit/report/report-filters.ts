/** Filters of a report: defaults, their form in the URL, what is remembered, quick ranges. Pure. */
import { parseTanggal, tanggal } from '@mustika/kernel/date.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { hariOf, type Rentang } from '@mustika/kernel/text/rentang.ts';
import { emptyValues, type FormValues } from '../form/form-values.ts';
import { isNumeric } from '../format.ts';

/** One value of the URL as the wire value of its field; undefined when it is none. */
function fromText(field: Field, value: unknown): unknown {
  const text = String(value ?? '');
  if (text === '') return undefined;
  if (field.kind === 'ya') return text === 'true' || text === 'Ya';
  if (field.kind === 'tanggal') return parseTanggal(text) ?? undefined;
  if (field.kind === 'pilihan' && text !== 'ALL')
    return field.choices?.some((one) => one.value === text) ? text : undefined;
  if (!isNumeric(field)) return text;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Filter values from the URL over `base`; null when the URL names none, that is: nothing was asked yet. */
export function filtersOfSearch(
  fields: Fields,
  search: Readonly<Record<string, unknown>>,
  base: FormValues,
): FormValues | null {
  const found = Object.entries(fields).flatMap(([name, field]) => {
    const value = Object.hasOwn(search, name) ? fromText(field, search[name]) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  // A report that asks nothing is asked by being opened.
  return found.length === 0 && Object.keys(fields).length > 0
    ? null
    : { ...base, ...Object.fromEntries(found) };
}

/** Search parameters of asked filters: every filter that has a value. */
export const searchOfFilters = (fields: Fields, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? undefined]));

/** What is worth remembering for the next visit: choices, not days; a report opens on today. */
export const rememberable = (fields: Fields, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => fields[name] && fields[name].kind !== 'tanggal'),
  );

/**
 * Start of the filter form: declared defaults, over them what this person chose last time, and for head office without a
 * branch (`tanpaCabang`) what it starts with.
 */
export function startFilters(
  fields: Fields,
  today: string | null,
  remembered: FormValues | null,
  tanpaCabang = false,
): FormValues {
  const pusat = Object.entries(fields).flatMap(([name, { initialPusat }]) =>
    tanpaCabang && initialPusat !== undefined ? [[name, initialPusat] as const] : [],
  );
  const known = Object.entries(remembered ?? {}).filter(
    ([name]) => fields[name] && fields[name].kind !== 'tanggal',
  );
  return { ...emptyValues(fields, { today }), ...Object.fromEntries([...known, ...pusat]) };
}

/** The two date filters a quick range sets, or null when the report has not exactly two. */
export function dateRange(fields: Fields): [string, string] | null {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === 'tanggal');
  return names.length === 2 ? [names[0] as string, names[1] as string] : null;
}

export type QuickRange = { key: Rentang; from: string; to: string };

/** Ranges that end on the store's open day; 7 days include it. */
const QUICK: readonly Rentang[] = ['hariIni', 'kemarin', 'tujuhHari', 'bulanIni'];

export const quickRanges = (today: string): QuickRange[] =>
  QUICK.map((key) => ({ key, ...hariOf(key, tanggal(today)) }));
