/** Which columns a person sees, in which order and how wide; kept per table and user in this browser. */
import type { Fields } from '@mustika/kernel/field.ts';
import { recall, remember } from '../storage.ts';

export type Layout = {
  order: string[];
  hidden: string[];
  widths: Record<string, number>;
};

/** Order and visibility as declared. */
export const declaredLayout = (fields: Fields): Layout => ({
  order: Object.keys(fields),
  hidden: Object.keys(fields).filter((name) => fields[name]?.hidden),
  widths: {},
});

/** A stored layout made to fit today's declaration: gone columns leave, new ones join at their declared place. */
export function fitLayout(stored: Partial<Layout> | null, fields: Fields): Layout {
  const declared = declaredLayout(fields);
  if (!stored || !Array.isArray(stored.order) || !Array.isArray(stored.hidden)) return declared;
  const order = stored.order.filter((name) => Object.hasOwn(fields, name));
  const fresh = declared.order.filter((name) => !order.includes(name));
  for (const name of fresh) order.splice(declared.order.indexOf(name), 0, name);
  const hidden = [
    ...stored.hidden.filter((name) => Object.hasOwn(fields, name)),
    ...declared.hidden.filter((name) => fresh.includes(name)),
  ];
  const known = Object.entries(stored.widths ?? {}).filter(
    ([name, width]) => Object.hasOwn(fields, name) && width > 0,
  );
  return { order, hidden, widths: Object.fromEntries(known) };
}

const keyOf = (table: string, user: string): string => `tabel:${user}:${table}`;

export const readLayout = (table: string, user: string, fields: Fields): Layout =>
  fitLayout(recall<Layout>('laci', keyOf(table, user)), fields);

export const writeLayout = (table: string, user: string, layout: Layout): void =>
  remember('laci', keyOf(table, user), layout);

/** Moves a column one place; at the edge nothing happens. */
export function moveColumn(order: readonly string[], name: string, by: -1 | 1): string[] {
  const from = order.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const next = [...order];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
