/**
 * Columns of a master table that a second person must agree to (`guarded`): asked for a new row and whenever one changes, in
 * the transaction of the write and for exactly these values.
 */
import type { Field } from '@mustika/kernel/field.ts';
import type { Guarded, Resource } from '@mustika/kernel/resource.ts';
import { namaQris } from '@mustika/kernel/text/qris.ts';
import type { Scope, Sql } from '../database.ts';
import { requireSecondPerson } from '../people/second-person.ts';
import type { Values } from './resource-store.ts';

/** Ids of approvals the call brought, and when. */
export type Agreed = { izin: readonly string[]; saat: string };

export const isGuarded = (resource: Pick<Resource, 'guarded'>): boolean => resource.guarded !== null;

/** Guarded columns that the write changes; of a new row all it fills. */
export function guardedColumns(
  resource: Pick<Resource, 'guarded'>,
  before: Values | null,
  values: Values,
): string[] {
  return (resource.guarded?.columns ?? []).filter(
    (name) => values[name] !== undefined && (values[name] ?? null) !== (before?.[name] ?? null),
  );
}

const shown = (field: Field | undefined, value: unknown): string => {
  if (value === null || value === undefined) return '-';
  // Its name alone may stand on another account's code: the end of the text is a checksum over all of it.
  if (field?.qris) return `${namaQris(String(value))} (${String(value).slice(-4)})`;
  return field?.choices?.find((choice) => choice.value === value)?.label ?? String(value);
};

/** Errors: OTORISASI_DIPERLUKAN, OTORISASI_TIDAK_BERLAKU. */
export async function guardColumns(
  sql: Sql,
  scope: Scope,
  resource: Resource,
  { before, values }: { before: Values | null; values: Values },
  { izin, saat }: Agreed,
): Promise<void> {
  const columns = guardedColumns(resource, before, values);
  if (columns.length === 0) return;
  const { kategori, description } = resource.guarded as Guarded;
  const key = String(values[resource.key] ?? before?.[resource.key]);
  const rincian = columns.map((name) => {
    const field = resource.fields[name];
    const baru = shown(field, values[name]);
    const label = `${key} ${field?.label ?? name}`;
    return { label, nilai: before === null ? baru : `${shown(field, before[name])} menjadi ${baru}` };
  });
  const isi = Object.fromEntries(columns.map((name) => [name, values[name]]));
  const objek = `${resource.name}:${key}`;
  await requireSecondPerson(sql, scope, { kategori, description, objek, isi, rincian }, { izin, saat });
}
