/** The state of a table: which rows are in view, in which order, in which columns, and what they add up to. */
import type { Fields } from '@mustika/kernel/field.ts';
import { useCallback, useMemo, useState } from 'react';
import { useBahasa } from '../language/use-bahasa.ts';
import type { Column } from './cells.tsx';
import type { LineSource } from './line-window.ts';
import { type KeyOf, linesOf } from './lines.ts';
import type { DataTableProps } from './props.ts';
import type { TableRow } from './rows.ts';
import { sortRows } from './sort-rows.ts';
import { sumRows, type Totals, totalledNames } from './sums.ts';
import { type TableModel, useTableModel } from './table-model.ts';
import { useLayout } from './use-layout.ts';
import { usePicks } from './use-picks.ts';
import { EMPTY_VIEW, isFiltered, type View } from './view.ts';

const MARK = 72;
const NO_ROWS: readonly TableRow[] = [];
const NO_FIELDS: Fields = {};

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
    if (server) return server.totals ?? null;
    if (totals && !filtered) return totals;
    return seen.length === 0 ? null : sumRows(fields, seen);
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

/** The same fields as long as the language is the same: what was made of them carries its words. */
function useSaidFields(fields: Fields): Fields {
  const bahasa = useBahasa();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language says headings, values and groups anew
  return useMemo(() => ({ ...fields }), [fields, bahasa]);
}

/** Everything the markup needs, worked out from the props. */
export function useDataTable(given: DataTableProps) {
  const fields = useSaidFields(given.fields);
  const props = { ...given, fields };
  const { server, rows = NO_ROWS } = props;
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
