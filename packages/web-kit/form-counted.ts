/** What a form counts by itself: wire numbers from wire numbers, in integers between. */
import { fromThousandths, nearestThousandths } from '@mustika/kernel/amount.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import type { FormValues } from './form-values.ts';
import { isScaled } from './format.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Of a name such as `jumlah`, `-potongan` or `barang.ongkos`; the form before the document. */
function term(name: string, values: FormValues, of: FormValues): number[] {
  const [first = '', column] = name.split('.');
  const value = Object.hasOwn(values, first) ? values[first] : of[first];
  if (column === undefined) return [Number(value ?? 0)];
  return ((value ?? []) as Rows).map((row) => Number(row[column] ?? 0));
}

export function countedFrom(
  field: Field,
  names: readonly string[],
  values: FormValues,
  of: FormValues = {},
): number {
  const inside = (value: number): number => (isScaled(field) ? nearestThousandths(value) : value);
  const total = names
    .flatMap((name) =>
      name.startsWith('-')
        ? term(name.slice(1), values, of).map((value) => -inside(value))
        : term(name, values, of).map(inside),
    )
    .reduce((sum, one) => sum + one, 0);
  return isScaled(field) ? fromThousandths(total) : total;
}

/** The values with what is counted from them. One sum may count on another that stands before it. */
export function withSums(fields: Fields, values: FormValues, of?: FormValues): FormValues {
  let all = values;
  for (const [name, field] of Object.entries(fields))
    if (field.sums) all = { ...all, [name]: countedFrom(field, field.sums, all, of) };
  return all;
}

/** What the fields of an act start with on its document. */
export const startsOf = (fields: Fields, of: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.starts ? [[name, countedFrom(field, field.starts, {}, of)]] : [],
    ),
  );

/** Names of what nobody typed by itself: sums, and payments of what they come to. */
export const isFollowing = (field: Field | undefined): boolean =>
  field?.sums !== undefined || field?.pays !== undefined;
