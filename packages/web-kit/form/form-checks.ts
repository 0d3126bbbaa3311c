/**
 * What the browser refuses of typed values: it asks the same kernel schemas as the server, so both say the same sentence. Only what
 * checks a form comes here; with it come the schemas and their library, which no till waits for.
 */
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { inputSchema } from '@mustika/kernel/input-schema.ts';
import { z } from 'zod';
import type { FormErrors } from './form-errors.ts';
import type { FormValues } from './form-values.ts';

// The CSP forbids eval; without this zod would try it once and be reported.
z.config({ jitless: true });

/** What a field refuses of a value, in its own words: by path below it, the field itself having none. */
export function refusalsOf(field: Field, value: unknown): { path: string[]; message: string }[] {
  const issues = inputSchema(field).safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ path: path.map(String), message }));
}

/** First message of every field that the schemas refuse. */
export function validateValues(fields: Fields, values: FormValues): FormErrors {
  const errors: FormErrors = {};
  for (const [name, field] of Object.entries(fields)) {
    // What follows an answer that is not there yet: something else is missing.
    if (field.readOnly || (field.follows && (values[name] ?? null) === null)) continue;
    for (const { path, message } of refusalsOf(field, values[name]))
      errors[[name, ...path].join('.')] ??= message;
  }
  return errors;
}
