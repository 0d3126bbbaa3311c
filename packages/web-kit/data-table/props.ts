/** What a screen tells the table. */
import type { Fields } from '@mustika/kernel/field.ts';
import type { ReactNode } from 'react';
import type { CellRender } from './cells.tsx';
import type { TableRow } from './rows.ts';
import type { ServerPages } from './server-pages.ts';
import type { Totals } from './sums.ts';
import type { View } from './view.ts';

export type DataTableProps = {
  /** Names the table in what the browser remembers. */
  id: string;
  /** What screen readers call it. */
  label: string;
  fields: Fields;
  rows?: readonly TableRow[] | undefined;
  /** Field or function that identifies a row; its place when left out. */
  rowKey?: string | ((row: TableRow) => string);
  /** The column that says what a row is, for the card it is on a phone; its key unless told. */
  naming?: string | undefined;
  /** The money a row is about, and what the rows come ordered by: they stand on its card whatever else does. */
  amount?: string | undefined;
  ordered?: string | undefined;
  /** First load: skeleton rows. */
  loading?: boolean;
  /** Old rows stay, dimmed. */
  refetching?: boolean;
  error?: unknown;
  onRetry?: () => void;
  onOpen?: (row: TableRow) => void;
  groupBy?: Fields;
  /** Totals of all `rows`, from the server. Without them, or under a filter, the rows in view are summed. */
  totals?: Totals | undefined;
  /** Totals stand under the head (reports) or at the foot. */
  totalsAt?: 'head' | 'foot';
  /** Left part of the toolbar, after search and filters. */
  toolbar?: ReactNode;
  withToolbar?: boolean;
  /** False: the screen searches and counts by itself, the toolbar has the rest. */
  withSearch?: boolean;
  /** Cells drawn by hand, by column. */
  render?: Readonly<Record<string, CellRender>>;
  /** Columns whose cells are fields: on a card their line has room for a finger. The same list every time. */
  typed?: readonly string[];
  /** A word beside rows that are set back, or null. */
  mark?: (row: TableRow) => string | null;
  /** Search, order and filters kept outside (the URL). */
  view?: View;
  onView?: (next: View) => void;
  /** Views of this table can be saved: with them goes what the address says under these names. */
  keeps?: readonly string[] | undefined;
  /** The rows come in pages from the server, which also searches, sorts and filters. */
  server?: ServerPages;
  /** Columns that may be filtered; all in the browser, choices and references on the server. */
  filterable?: readonly string[];
  /** Chosen rows by key. */
  picked?: ReadonlySet<string>;
  onPicked?: (picked: ReadonlySet<string>, rows: readonly TableRow[]) => void;
  /** File name of 'Export CSV!!', or false for none. */
  csv?: string | false;
  /** Text and act of a table that never had a row. */
  first?: { text: string; act?: ReactNode };
  /** The form it stands in begins at its rows. */
  autoFocus?: boolean;
  /** `/` focuses the search of this table. */
  slash?: boolean;
  /** Limits the height where the page does not. */
  maxHeight?: number | string;
};
