/** From inside to the wire: integers become the numbers a client reads. The other way is the schema of each field. */
import { fromThousandths } from './amount.ts';
import type { Field, Fields, Kind } from './field.ts';

const SCALED: ReadonlySet<Kind> = new Set(['gram', 'kadar', 'persen']);

/** Inside -> wire, for one value. */
export function encodeValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (SCALED.has(field.kind)) return fromThousandths(value as number);
  if (field.kind === 'daftar' && field.fields) {
    const rowFields = field.fields;
    return (value as Record<string, unknown>[]).map((row) => encodeRow(rowFields, row));
  }
  return value;
}

/** Inside -> wire, for a row; columns without a field pass unchanged. */
export function encodeRow(fields: Fields, row: Record<string, unknown>): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const name of Object.keys(row)) {
    const field = fields[name];
    out[name] = field ? encodeValue(field, row[name]) : row[name];
  }
  return out;
}
