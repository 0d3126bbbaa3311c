/**
 * Errors of a form by path (`nama`, `baris.0.berat`): those of the browser are `form-checks.ts`, the server's answer is mapped by
 * `detail[].path` (HTTP contract). They are kept as prescribed and said where they are shown, so that another language says them, too.
 */
import type { Fields } from '@mustika/kernel/field.ts';
import { isApiError } from '../api.ts';
import { kalimat } from '../language/istilah.ts';
import type { FormValues } from './form-values.ts';

export type FormErrors = Record<string, string>;

type Issue = { path: string; message: string };

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'message' in value &&
  typeof value.path === 'string';

/** The field a refusal is about as a whole: `detail.path`. */
const namedPath = (detail: unknown): string | null =>
  typeof detail === 'object' && detail !== null && 'path' in detail && typeof detail.path === 'string'
    ? detail.path
    : null;

/** Fields of a form that a refusal calls missing by name: `detail.kurang`. Each says so itself; one that has a value says why. */
export function missingIn(error: unknown, fields: Fields, values: FormValues): FormErrors | null {
  const kurang = isApiError(error) ? (error.detail as { kurang?: unknown } | null | undefined)?.kurang : null;
  if (!isApiError(error) || !Array.isArray(kurang)) return null;
  const names = kurang.map(String).filter((name) => Object.hasOwn(fields, name));
  const empty = (name: string): boolean => (values[name] ?? '') === '';
  const said = names.map((name) => [
    name,
    empty(name) ? `${fields[name]?.label} Tidak Boleh Kosong` : error.message,
  ]);
  return said.length > 0 ? Object.fromEntries(said) : null;
}

/** What a refusal says of fields, whatever it refuses; null when it names none. Unknown paths stay, for the summary. */
export function errorsIn(error: unknown): FormErrors | null {
  if (!isApiError(error)) return null;
  const one = namedPath(error.detail);
  if (one !== null) return { [one]: error.message };
  if (!Array.isArray(error.detail)) return null;
  const errors: FormErrors = {};
  for (const issue of error.detail) if (isIssue(issue)) errors[issue.path] ??= String(issue.message);
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Refusals whose detail lists fields. */
const OF_FIELDS = new Set(['INPUT_TIDAK_VALID', 'ACUAN_TIDAK_ADA', 'ACUAN_TIDAK_AKTIF']);

/** It names rows of the form's lists: that is about these fields, whatever rule refused them. */
const inRows = (detail: unknown): boolean =>
  Array.isArray(detail) &&
  detail.length > 0 &&
  detail.every((one) => isIssue(one) && /^\w+\.\d+\./.test(one.path));

/** The server's field errors; null when the refusal is not about fields. */
export const errorsOfAnswer = (error: unknown): FormErrors | null =>
  isApiError(error) && (OF_FIELDS.has(error.code) || inRows(error.detail) || namedPath(error.detail) !== null)
    ? errorsIn(error)
    : null;

/** Errors inside one list field, by the path below it. */
export function errorsBelow(errors: FormErrors, name: string): FormErrors {
  const start = `${name}.`;
  const below = Object.entries(errors).filter(([path]) => path.startsWith(start));
  return Object.fromEntries(below.map(([path, message]) => [path.slice(start.length), message]));
}

/** Errors in the order of the form, for the summary: known fields first, the rest after them. */
export function orderedErrors(
  errors: FormErrors,
  names: readonly string[],
): { path: string; message: string }[] {
  const place = (path: string): number => {
    const at = names.indexOf(path.split('.')[0] ?? path);
    return at < 0 ? names.length : at;
  };
  return Object.entries(errors)
    .map(([path, message]) => ({ path, message: kalimat(message) }))
    .sort((a, b) => place(a.path) - place(b.path));
}
