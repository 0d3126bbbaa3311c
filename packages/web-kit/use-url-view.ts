/** What a table shows, kept in the URL: searched, filtered, sorted. For tables with nothing else of theirs in it. */
import type { Fields } from '@mustika/kernel/field.ts';
import { useMemo } from 'react';
import { searchToView, type View, viewToSearch } from './data-table/view.ts';
import { useUrlState } from './use-url-state.ts';

export function useUrlView(fields: Fields): { view: View; onView: (next: View) => void } {
  const [search, setSearch] = useUrlState();
  const view = useMemo(() => searchToView(search, fields), [search, fields]);
  return { view, onView: (next) => setSearch(viewToSearch(next)) };
}
