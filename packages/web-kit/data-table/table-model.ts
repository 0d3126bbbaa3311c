/**
 * The TanStack table behind DataTable: columns from kernel fields, client sorting and filtering, column order, width
 * and visibility. A list that the server pages brings its own order and filters; the table then only keeps columns.
 */
import type { Field, Fields } from '@mustika/kernel/field.ts';
import {
  type ColumnDef,
  type ColumnFiltersState,
  columnFilteringFeature,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  globalFilteringFeature,
  type ReactTable,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { columnWidth, formatValue, isNumeric } from '../format.ts';
import { filterTest } from './filter.ts';
import type { Layout } from './layout.ts';
import type { Sort, TableRow } from './rows.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
});

export type TableModel = ReactTable<typeof features, TableRow>;

/** Filter text by column name. */
export type Filters = Readonly<Record<string, string>>;

export type ModelInput = {
  fields: Fields;
  rows: readonly TableRow[];
  layout: Layout;
  onLayout: (next: Layout) => void;
  sort: Sort | null;
  onSort: (next: Sort | null) => void;
  q: string;
  filters: Filters;
  /** The server sorts and filters; the rows are passed through. */
  manual: boolean;
};

const MIN_WIDTH = 48;
function columnOf(name: string, field: Field): ColumnDef<typeof features, TableRow> {
  return {
    id: name,
    accessorFn: (row) => row[name] ?? undefined,
    header: field.label,
    size: columnWidth(field),
    minSize: MIN_WIDTH,
    filterFn: (row, id, test: (value: unknown) => boolean) => test(row.getValue(id)),
  };
}

/** All texts of a row, numbers also as they are typed without any sign (`3.25`, `1500000`); made once per row and only when somebody searches. */
function searchTexts(fields: Fields): (row: TableRow) => string {
  const texts = new WeakMap<TableRow, string>();
  return (row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = Object.entries(fields)
      .flatMap(([name, field]) => [formatValue(field, row[name]), ...(isNumeric(field) ? [row[name]] : [])])
      .join('\n')
      .toLowerCase();
    texts.set(row, text);
    return text;
  };
}

const resolve = <T>(updater: Updater<T>, before: T): T =>
  typeof updater === 'function' ? (updater as (old: T) => T)(before) : updater;

/** Column filters with their tests compiled; the same array as long as the filters are the same. */
function useColumnFilters(fields: Fields, filters: Filters): ColumnFiltersState {
  return useMemo(
    () =>
      Object.entries(filters).flatMap(([name, text]) => {
        const field = fields[name];
        return field && text ? [{ id: name, value: filterTest(field, text) }] : [];
      }),
    [fields, filters],
  );
}

const NO_ROWS: TableRow[] = [];

export function useTableModel(input: ModelInput): TableModel {
  const { fields, layout, onLayout, sort, onSort, manual } = input;
  const columns = useMemo(
    () => Object.entries(fields).map(([name, field]) => columnOf(name, field)),
    [fields],
  );
  const searchText = useMemo(() => searchTexts(fields), [fields]);
  const firstColumn = columns[0]?.id;
  const sorting = useMemo<SortingState>(
    () => (sort ? [{ id: sort.field, desc: sort.arah === 'desc' }] : []),
    [sort],
  );
  const columnFilters = useColumnFilters(fields, input.filters);
  const columnVisibility = useMemo(
    () => Object.fromEntries(layout.hidden.map((name) => [name, false])),
    [layout.hidden],
  );
  return useTable({
    features,
    columns,
    data: manual ? NO_ROWS : (input.rows as TableRow[]),
    columnResizeMode: 'onChange',
    enableSortingRemoval: true,
    sortDescFirst: false,
    enableMultiSort: false,
    manualSorting: true,
    manualFiltering: manual,
    getColumnCanGlobalFilter: (column) => column.id === firstColumn,
    globalFilterFn: (row, _column, needle: string) => searchText(row.original).includes(needle),
    state: {
      sorting,
      columnFilters,
      globalFilter: input.q.trim().toLowerCase(),
      columnVisibility,
      columnOrder: layout.order,
      columnSizing: layout.widths,
    },
    onSortingChange: (updater) => {
      const [first] = resolve(updater, sorting);
      onSort(first ? { field: first.id, arah: first.desc ? 'desc' : 'asc' } : null);
    },
    onColumnSizingChange: (updater) => onLayout({ ...layout, widths: resolve(updater, layout.widths) }),
  });
}
