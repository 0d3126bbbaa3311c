/**
 * The one table of the product: columns from kernel fields, virtual rows, search, filters, order, columns that each
 * person arranges, totals, CSV. Comfortable with 20,000 rows in the browser; longer lists are paged by the server.
 * Spec 2 §2.9; Ecosystem 3.2 and 4.2.
 */
import { useMediaQuery } from '@mantine/hooks';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from './api.ts';
import { type LineSource, TableBody } from './data-table/body.tsx';
import { type CellRender, type Column, TotalsRow } from './data-table/cells.tsx';
import css from './data-table/data-table.module.css';
import { TableEmpty } from './data-table/empty.tsx';
import { HeadRow } from './data-table/head.tsx';
import { type KeyOf, linesOf } from './data-table/lines.ts';
import type { TableRow } from './data-table/rows.ts';
import type { ServerPages } from './data-table/server-pages.ts';
import { sortRows } from './data-table/sort-rows.ts';
import { sumRows, type Totals, totalledNames } from './data-table/sums.ts';
import { type TableModel, useTableModel } from './data-table/table-model.ts';
import { Toolbar } from './data-table/toolbar.tsx';
import { useLate, useLayout } from './data-table/use-layout.ts';
import { usePicks } from './data-table/use-picks.ts';
import { EMPTY_VIEW, isFiltered, type View } from './data-table/view.ts';

export type { CellRender, ServerPages, TableRow, View };

export type DataTableProps = {
  /** Names the table in what the browser remembers. */
  id: string;
  /** What screen readers call it. */
  label: string;
  fields: Fields;
  rows?: readonly TableRow[] | undefined;
  /** Field or function that identifies a row; its place when left out. */
  rowKey?: string | ((row: TableRow) => string);
  /** First load: skeleton rows. */
  loading?: boolean;
  /** Old rows stay, dimmed. */
  refetching?: boolean;
  error?: unknown;
  onRetry?: () => void;
  onOpen?: (row: TableRow) => void;
  groupBy?: Fields;
  /** Totals of all rows, from the server. Without them, or under a filter, the rows in view are summed. */
  totals?: Totals | undefined;
  /** Totals stand under the head (reports) or at the foot. */
  totalsAt?: 'head' | 'foot';
  /** Left part of the toolbar, after search and filters. */
  toolbar?: ReactNode;
  withToolbar?: boolean;
  /** Cells drawn by hand, by column. */
  render?: Readonly<Record<string, CellRender>>;
  /** A word beside rows that are set back, or null. */
  mark?: (row: TableRow) => string | null;
  /** Search, order and filters kept outside (the URL). */
  view?: View;
  onView?: (next: View) => void;
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
  /** `/` focuses the search of this table. */
  slash?: boolean;
  /** Limits the height where the page does not. */
  maxHeight?: number | string;
};

/** Prescribed default file name (Spec 2 §2.9). */
const CSV_NAME = 'spreadsheet.csv';

const ROW = 28;
const ROW_PHONE = 40;
const MARK = 72;
const NO_ROWS: readonly TableRow[] = [];
const NO_FIELDS: Fields = {};
const NO_RENDER = {};
const unmarked = () => null;

/** Placeholder rows of a table whose first rows are on the way. */
const SKELETON: LineSource = {
  count: 12,
  at: (index) => ({ is: 'wait', key: `w${index}`, index }),
  all: null,
};

/** The server sorts by stored columns only; lists and pictures have no order anywhere. */
const sortable = (field: Field | undefined): boolean =>
  field !== undefined && field.kind !== 'daftar' && field.kind !== 'foto';

const SERVER_KINDS = new Set(['pilihan', 'ya', 'ref']);

function useKeyOf(rowKey: DataTableProps['rowKey']): KeyOf {
  return useCallback(
    (row, index) => {
      if (typeof rowKey === 'function') return rowKey(row);
      return rowKey ? String(row[rowKey]) : String(index);
    },
    [rowKey],
  );
}

/** Rows after filter and order, as lines with group headings. */
function useSource(props: DataTableProps, table: TableModel, sort: View['sort'], keyOf: KeyOf) {
  const { fields, groupBy = NO_FIELDS, server } = props;
  const model = table.getRowModel();
  const found = useMemo(() => model.rows.map((row) => row.original), [model]);
  const seen = useMemo(
    () => sortRows(found, sort ? fields[sort.field] : undefined, sort),
    [found, fields, sort],
  );
  const lines = useMemo(() => linesOf(seen, groupBy, fields, keyOf), [seen, groupBy, fields, keyOf]);
  const client = useMemo<LineSource>(
    () => ({ count: lines.length, at: (index) => lines[index], all: lines }),
    [lines],
  );
  return { seen, source: server ? server.source : client };
}

function useTotals(props: DataTableProps, seen: readonly TableRow[], filtered: boolean): Totals | null {
  const { fields, totals, server } = props;
  return useMemo(() => {
    if (totalledNames(fields).length === 0) return null;
    if (totals && (!filtered || server)) return totals;
    return server || seen.length === 0 ? null : sumRows(fields, seen);
  }, [fields, totals, server, seen, filtered]);
}

function useView(props: DataTableProps): [View, (next: View) => void] {
  const [own, setOwn] = useState(EMPTY_VIEW);
  return [props.view ?? own, props.onView ?? setOwn];
}

/** `extra` widens the first column, for the word beside a marked row. */
function useColumns(table: TableModel, fields: Fields, frozenLayout: unknown, extra: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout is what the visible columns depend on.
  const columns = useMemo<Column[]>(
    () =>
      table
        .getVisibleLeafColumns()
        .flatMap(({ id }) => (fields[id] ? [{ name: id, field: fields[id] }] : [])),
    [table, fields, frozenLayout],
  );
  const sizes = table
    .getVisibleLeafColumns()
    .map((column, index) => column.getSize() + (index === 0 ? extra : 0));
  const key = sizes.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes themselves are the key.
  const widths = useMemo(() => sizes, [key]);
  return { columns, widths, width: widths.reduce((total, size) => total + size, 0) };
}

/** Everything the markup needs, worked out from the props. */
function useDataTable(props: DataTableProps) {
  const { fields, server, rows = NO_ROWS } = props;
  const [layout, setLayout] = useLayout(props.id, fields);
  const [view, setView] = useView(props);
  const table = useTableModel({
    fields,
    rows,
    layout,
    onLayout: setLayout,
    sort: view.sort,
    onSort: (sort) => setView({ ...view, sort }),
    q: view.q,
    filters: view.filters,
    manual: server !== undefined,
  });
  const keyOf = useKeyOf(props.rowKey);
  const { seen, source } = useSource(props, table, view.sort, keyOf);
  const columns = useColumns(table, fields, layout, props.mark ? MARK : 0);
  const filtered = isFiltered(view);
  const totals = useTotals(props, seen, filtered);
  const picks = usePicks(props, seen, keyOf);
  const loading = props.loading ?? server?.loading ?? false;
  const reset = () => setView({ ...EMPTY_VIEW, sort: view.sort });
  return {
    layout,
    setLayout,
    view,
    setView,
    table,
    seen,
    source,
    ...columns,
    filtered,
    totals,
    ...picks,
    loading,
    reset,
  };
}

type Parts = ReturnType<typeof useDataTable>;

export function DataTable(props: DataTableProps) {
  const parts = useDataTable(props);
  const phone = useMediaQuery('(max-width: 499px)') ?? false;
  const rowHeight = phone ? ROW_PHONE : ROW;
  const { source, loading, filtered, reset } = parts;
  const fixed = props.maxHeight !== undefined;
  const style = {
    '--row': `${rowHeight}px`,
    ...(fixed && { maxHeight: props.maxHeight, minHeight: 0 }),
  } as CSSProperties;
  return (
    <div className={css.frame} style={style} data-table={props.id} data-fixed={fixed || undefined}>
      {props.withToolbar !== false && <TableToolbar props={props} parts={parts} />}
      {source.count === 0 && !loading ? (
        <TableEmpty
          error={props.error ?? props.server?.error}
          filtered={filtered}
          onReset={reset}
          onRetry={props.onRetry ?? props.server?.retry}
          first={props.first}
        />
      ) : (
        <TableRows props={props} parts={parts} rowHeight={rowHeight} />
      )}
    </div>
  );
}

/** In the browser every column with text can be filtered; the server compares choices and references. */
const filterableNames = ({ fields, server }: DataTableProps): string[] =>
  Object.keys(fields).filter((name) => {
    const kind = fields[name]?.kind;
    return kind !== undefined && kind !== 'foto' && (!server || SERVER_KINDS.has(kind));
  });

function TableToolbar({ props, parts }: { props: DataTableProps; parts: Parts }) {
  const { fields, server, rows = NO_ROWS, csv = CSV_NAME } = props;
  const { columns, seen, loading } = parts;
  const total = server ? server.total : rows.length;
  const exportCsv = async () => {
    // The writer of CSV is fetched when somebody wants a file.
    const { csvFile, csvOf } = await import('./data-table/csv.ts');
    const names = columns.map(({ name }) => name);
    saveFile({ blob: csvFile(csvOf(fields, names, seen)), filename: csv || CSV_NAME });
  };
  return (
    <Toolbar
      fields={fields}
      layout={parts.layout}
      onLayout={parts.setLayout}
      view={parts.view}
      onView={parts.setView}
      filterable={props.filterable ?? filterableNames(props)}
      exact={server !== undefined}
      count={loading ? null : server ? total : seen.length}
      total={loading ? null : total}
      onCsv={csv === false || server || seen.length === 0 ? null : () => void exportCsv()}
      slash={props.slash ?? false}
    >
      {props.toolbar}
    </Toolbar>
  );
}

function TableRows({ props, parts, rowHeight }: { props: DataTableProps; parts: Parts; rowHeight: number }) {
  const { t } = useTranslation('kit');
  const { fields, server } = props;
  const { columns, view, totals, selection, source } = parts;
  const skeleton = useLate(parts.loading && source.count === 0);
  const atHead = props.totalsAt === 'head';
  const totalsRow = totals && (
    <TotalsRow columns={columns} picks={selection !== undefined} totals={totals} label={t('tabel.total')} />
  );
  return (
    <TableBody
      label={props.label}
      source={skeleton ? SKELETON : source}
      columns={columns}
      depths={server ? 0 : Object.keys(props.groupBy ?? NO_FIELDS).length}
      render={props.render ?? NO_RENDER}
      rowHeight={rowHeight}
      width={parts.width}
      widths={parts.widths}
      head={
        <>
          <HeadRow
            table={parts.table}
            columns={columns}
            pickAll={parts.pickAll}
            sortable={(name) => sortable(fields[name])}
          />
          {atHead && totalsRow}
        </>
      }
      foot={atHead ? null : totalsRow}
      busy={props.refetching ?? server?.refetching ?? false}
      mark={props.mark ?? unmarked}
      onOpen={props.onOpen}
      selection={selection}
      onRange={server?.onRange}
      resetKey={`${view.q}|${JSON.stringify(view.sort)}|${JSON.stringify(view.filters)}`}
    />
  );
}
