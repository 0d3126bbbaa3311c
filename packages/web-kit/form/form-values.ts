/** Values of a form: wire values by field name. Pure, so that every rule has a test. */
import type { Field, Fields } from '@mustika/kernel/field.ts';

export type FormValues = Record<string, unknown>;

/** What `'today'` stands for. */
export type Start = { today: string | null };

function startOf(field: Field, { today }: Start): unknown {
  if (field.initial === 'today' && field.kind === 'tanggal') return today;
  if (field.initial === 'month' && field.kind === 'tanggal') return today && `${today.slice(0, 8)}01`;
  if (field.initial !== undefined) return field.initial;
  if (field.all) return 'ALL';
  if (field.kind === 'ya') return false;
  return field.kind === 'daftar' ? [] : null;
}

/** A new form: declared initial values, null where there is none. Fields the server fills are left out. */
export function emptyValues(fields: Fields, start: Start = { today: null }): FormValues {
  const values: FormValues = {};
  for (const [name, field] of Object.entries(fields))
    if (!field.readOnly) values[name] = startOf(field, start);
  return values;
}

/** The form of an existing row: its values by field, empty ones as a new form would have them. */
export function valuesOf(fields: Fields, row: Readonly<Record<string, unknown>>): FormValues {
  const empty = emptyValues(fields);
  const pairs = Object.keys(empty).map((name) => [
    name,
    row[name] ?? (fields[name]?.kind === 'ya' ? false : null),
  ]);
  return Object.fromEntries(pairs);
}

/** As they travel: what a row only shows stays here. */
export const asSent = (fields: Fields, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { begins, fields: columns = {} }]) =>
      begins
        ? [
            [
              name,
              ((values[name] ?? []) as FormValues[]).map((row) =>
                Object.fromEntries(Object.entries(row).filter(([column]) => !columns[column]?.readOnly)),
              ),
            ],
          ]
        : [],
    ),
  ),
});

/** Values with what is filled in where nothing stands yet, or only what a new form has by itself: that was typed by nobody. */
export const fillEmpty = (fields: Fields, values: FormValues, filled: Readonly<FormValues>): FormValues => {
  const start = emptyValues(fields);
  const open = (name: string): boolean => (values[name] ?? '') === '' || values[name] === start[name];
  return { ...values, ...Object.fromEntries(Object.entries(filled).filter(([name]) => open(name))) };
};

type Person = { code: string; kode: unknown; columns: Readonly<Record<string, string>>; filled: FormValues };

/**
 * This person under `code`, or somebody without one, with what is known of him. What another member who stood there had filled into these
 * fields goes with him: his telephone number, kept beside another name, would bring him back.
 */
export const personNow = (values: FormValues, { code, kode, columns, filled }: Person): FormValues => {
  const other = (values[code] ?? '') !== '' && values[code] !== kode;
  const gone = other ? Object.fromEntries(Object.keys(columns).map((name) => [name, null])) : {};
  return { ...gone, [code]: kode, ...filled };
};

const same = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Names of the fields whose value is no longer what it was. */
export const changedNames = (before: FormValues, after: FormValues): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !same(before[name], after[name]),
  );

/** Typed values stay; what nobody touched here takes what the other user saved. */
export function mergeTyped(before: FormValues, typed: FormValues, now: FormValues): FormValues {
  const mine = new Set(changedNames(before, typed));
  return Object.fromEntries(
    Object.keys(typed).map((name) => [name, mine.has(name) ? typed[name] : now[name]]),
  );
}
