/** What a person has asked of a table: search text, order and filters; and its form in the URL. */
import type { Fields } from '@mustika/kernel/field.ts';
import type { Sort } from './rows.ts';
import type { Filters } from './table-model.ts';

export type View = { q: string; sort: Sort | null; filters: Filters };

export const EMPTY_VIEW: View = { q: '', sort: null, filters: {} };

export const isFiltered = (view: View): boolean =>
  view.q.trim() !== '' || Object.values(view.filters).some(Boolean);

const SORT = 'urut';
const SEARCH = 'q';

/** Names that a view has in the URL. */
export const viewNames = (fields: Fields): string[] => [SEARCH, SORT, ...Object.keys(fields)];

/** Search parameters of a view; filters stand under their column's own name, order as `kolom` or `-kolom`. */
export function viewToSearch(view: View): Record<string, string> {
  const search: Record<string, string> = {};
  if (view.q.trim()) search[SEARCH] = view.q.trim();
  if (view.sort) search[SORT] = `${view.sort.arah === 'desc' ? '-' : ''}${view.sort.field}`;
  for (const [name, text] of Object.entries(view.filters)) if (text) search[name] = text;
  return search;
}

/** The view of these search parameters; names that are no column and orders by unknown columns are dropped. */
export function searchToView(search: Readonly<Record<string, unknown>>, fields: Fields): View {
  const text = (name: string): string => {
    const value = search[name];
    return value === undefined || value === null ? '' : String(value);
  };
  const order = text(SORT);
  const field = order.replace(/^-/, '');
  const filters: Record<string, string> = {};
  for (const name of Object.keys(fields))
    if (name !== SEARCH && name !== SORT && text(name)) filters[name] = text(name);
  return {
    q: text(SEARCH),
    sort: Object.hasOwn(fields, field) ? { field, arah: order.startsWith('-') ? 'desc' : 'asc' } : null,
    filters,
  };
}
