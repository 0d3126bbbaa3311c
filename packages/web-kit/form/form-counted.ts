/** What a form counts by itself: wire numbers from wire numbers, in integers between. */
import { fromThousandths, nearestThousandths } from '@mustika/kernel/amount.ts';
import { counted } from '@mustika/kernel/counted.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { isScaled } from '../format.ts';
import { emptyValues, type FormValues } from './form-values.ts';

export function countedFrom(
  field: Field,
  names: readonly string[],
  values: FormValues,
  of: FormValues = {},
): number {
  if (!isScaled(field)) return counted(names, values, of);
  return fromThousandths(counted(names, values, of, nearestThousandths));
}

/** The values with what follows the answer of what the form asks, where nothing was typed. */
const withFollowed = (fields: Fields, values: FormValues, of: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    Object.keys(fields)
      .filter((name) => fields[name]?.follows && (values[name] ?? null) === null)
      .map((name) => [name, of[name] ?? null]),
  ),
});

/** The values with what is counted from them. One sum may count on another that stands before it. */
export function withSums(fields: Fields, values: FormValues, of: FormValues = {}): FormValues {
  let all = withFollowed(fields, values, of);
  for (const [name, field] of Object.entries(fields))
    if (field.sums) all = { ...all, [name]: countedFrom(field, field.sums, all, of) };
  return all;
}

/** Rows of a list that begins with lines of the document it is done to. */
const begunRows = ({ begins, fields = {} }: Field, of: FormValues): FormValues[] =>
  ((of[begins?.lines ?? ''] ?? []) as FormValues[]).map((line) => ({
    ...emptyValues(fields),
    ...Object.fromEntries(
      Object.entries(begins?.row ?? {}).map(([name, column]) => [name, line[column] ?? null]),
    ),
  }));

/** What the fields of an act start with on its document. */
export const startsOf = (fields: Fields, of: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (field.begins) return [[name, begunRows(field, of)]];
      return field.starts ? [[name, countedFrom(field, field.starts, {}, of)]] : [];
    }),
  );

/** Names of what nobody typed by itself: sums, and payments of what they come to. */
export const isFollowing = (field: Field | undefined): boolean =>
  field?.sums !== undefined || field?.pays !== undefined;
