/** The saved views of a table: what its address and it itself were asked, and its columns. */
import type { Fields } from '@mustika/kernel/field.ts';
import { useUrlState } from '../../use-url-state.ts';
import { fitLayout, type Layout } from '../layout.ts';
import { searchToView, type View, viewNames, viewToSearch } from '../view.ts';
import { type Days, textsOf } from './saved-view.ts';
import { type Views, ViewsButton } from './views-button.tsx';

type TableViewsProps = {
  id: string;
  fields: Fields;
  /** Names in the address that belong to the view beside its columns'. */
  keeps: readonly string[];
  /** The address says what the table was asked. */
  inUrl: boolean;
  view: View;
  onView: (next: View) => void;
  layout: Layout;
  onLayout: (next: Layout) => void;
};

/** As every list of documents and every report calls its days. */
const DAYS = ['tgl_awal', 'tgl_akhir'] as const;

export function TableViews({ id, fields, keeps, inUrl, view, onView, layout, onLayout }: TableViewsProps) {
  const [search, setSearch] = useUrlState();
  const names = inUrl ? [...keeps, ...viewNames(fields)] : keeps;
  const days: Days = DAYS.every((name) => keeps.includes(name)) ? DAYS : null;
  const views: Views = {
    place: id,
    days,
    shown: { cari: textsOf(search, names), tabel: inUrl ? {} : viewToSearch(view), susunan: layout },
    show: (next) => {
      const others = Object.entries(search).filter(([name]) => !names.includes(name));
      setSearch({ ...Object.fromEntries(others), ...textsOf(next.cari, names) });
      if (!inUrl) onView(searchToView(next.tabel, fields));
      onLayout(fitLayout(next.susunan, fields));
    },
  };
  return <ViewsButton views={views} look={{ variant: 'subtle', color: 'gray', size: 'compact-xs' }} />;
}
