/** What a change of a row changed, field by field, in words. */
import type { Fields } from '@mustika/kernel/field.ts';
import { formatValue, KOSONG, yaTidak } from './format.ts';
import { istilah } from './language/istilah.ts';

export type Difference = { label: string; before: string; after: string };

type Values = Readonly<Record<string, unknown>> | null;

const plain = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return KOSONG;
  if (typeof value === 'boolean') return yaTidak(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Book-keeping columns of every row, which say nothing about the change itself. */
const SILENT = new Set(['versi', 'diubah_oleh', 'diubah_pada', 'kode_toko']);

/** `aktif` -> `Aktif`, for columns that every row has and no declaration names. */
const labelOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** Declared fields first, in their order; secrets never appear. A new row shows its filled fields. */
export function differences(fields: Fields, before: Values, after: Values): Difference[] {
  const present = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const names = [
    ...Object.keys(fields),
    ...[...present].filter((name) => !Object.hasOwn(fields, name) && !SILENT.has(name)),
  ];
  return names.flatMap((name): Difference[] => {
    const field = fields[name];
    if (!present.has(name) || field?.kind === 'rahasia') return [];
    const show = (values: Values): string => {
      const value = values?.[name];
      const text = field && field.kind !== 'daftar' ? formatValue(field, value) || KOSONG : plain(value);
      return text;
    };
    const [old, now] = [show(before), show(after)];
    return old === now ? [] : [{ label: istilah(field?.label ?? labelOf(name)), before: old, after: now }];
  });
}
