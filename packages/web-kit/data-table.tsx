/**
 * The one table of the product: columns from kernel fields, virtual rows, search, filters, order, columns that each
 * person arranges, totals, CSV. Comfortable with 20,000 rows in the browser; longer lists are paged by the server.
 * Spec 2 §2.9; Ecosystem 3.2 and 4.2.
 */
import { useMediaQuery } from '@mantine/hooks';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { openFields } from '@mustika/kernel/rahasia.ts';
import { type CSSProperties, lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from './api.ts';
import { TableBody } from './data-table/body.tsx';
import { type CellRender, type Cut, TotalsRow } from './data-table/cells.tsx';
import css from './data-table/data-table.module.css';
import { TableEmpty } from './data-table/empty.tsx';
import { HeadRow } from './data-table/head.tsx';
import { KeyTotals } from './data-table/key-totals.tsx';
import type { LineSource } from './data-table/line-window.ts';
import type { DataTableProps } from './data-table/props.ts';
import type { TableRow } from './data-table/rows.ts';
import type { ServerPages } from './data-table/server-pages.ts';
import { Toolbar } from './data-table/toolbar.tsx';
import { useDataTable } from './data-table/use-data-table.ts';
import { useCards, useLate } from './data-table/use-layout.ts';
import type { View } from './data-table/view.ts';
import { TableViews } from './data-table/views/table-views.tsx';
import { useNamedFields, useNames } from './names.ts';
import { useSubject } from './shell/house-context.tsx';

/** Fetched where rows are cards: on a phone. */
const PhoneBar = lazy(async () => ({ default: (await import('./data-table/phone.tsx')).PhoneBar }));
const PhoneRows = lazy(async () => ({ default: (await import('./data-table/phone.tsx')).PhoneRows }));

export type { CellRender, DataTableProps, ServerPages, TableRow, View };

/** Prescribed default file name (Spec 2 §2.9). */
const CSV_NAME = 'spreadsheet.csv';

const ROW = 28;
const ROW_PHONE = 40;
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

export type Parts = ReturnType<typeof useDataTable>;

/** Columns that this person may not know are no columns to him, wherever the table stands. */
function useOpenFields(fields: Fields): Fields {
  const subject = useSubject();
  return useMemo(() => openFields(fields, subject), [fields, subject]);
}

export function DataTable(given: DataTableProps) {
  const open = useNamedFields(useOpenFields(given.fields));
  const props = { ...given, fields: open };
  const parts = useDataTable(props);
  const phone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const [asCards, setAsCards] = useCards(props.id);
  const cards = phone && asCards;
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
      {!cards && props.totalsAt === 'head' && parts.totals && (
        <KeyTotals columns={parts.columns} totals={parts.totals} />
      )}
      {phone && source.count > 0 && (
        <Suspense>
          <PhoneBar
            parts={parts}
            sortable={(name) => sortable(open[name])}
            cards={cards}
            onCards={setAsCards}
          />
        </Suspense>
      )}
      {source.count === 0 && !loading ? (
        <TableEmpty
          error={props.error ?? props.server?.error}
          filtered={filtered}
          onReset={reset}
          onRetry={props.onRetry ?? props.server?.retry}
          first={props.first}
        />
      ) : cards ? (
        <Suspense>
          <PhoneCards props={props} parts={parts} />
        </Suspense>
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
      withSearch={props.withSearch ?? true}
      slash={props.slash ?? false}
      views={
        props.keeps && (
          <TableViews
            {...{ id: props.id, fields, keeps: props.keeps, inUrl: props.view !== undefined }}
            {...{ view: parts.view, onView: parts.setView, layout: parts.layout, onLayout: parts.setLayout }}
          />
        )
      }
    >
      {props.toolbar}
    </Toolbar>
  );
}

/** What rows and cards are drawn from alike. */
function useShownRows(props: DataTableProps, parts: Parts) {
  const { fields, server } = props;
  const { view, selection, source, columns } = parts;
  const nameOf = useNames(fields, source.count > 0);
  const skeleton = useLate(parts.loading && source.count === 0);
  return {
    label: props.label,
    autoFocus: props.autoFocus,
    source: skeleton ? SKELETON : source,
    columns,
    depths: server ? 0 : Object.keys(props.groupBy ?? NO_FIELDS).length,
    render: props.render ?? NO_RENDER,
    nameOf,
    busy: props.refetching ?? server?.refetching ?? false,
    mark: props.mark ?? unmarked,
    onOpen: props.onOpen,
    selection,
    onRange: server?.onRange,
    resetKey: `${view.q}|${JSON.stringify(view.sort)}|${JSON.stringify(view.filters)}`,
  };
}

type RowsProps = { props: DataTableProps; parts: Parts };

function PhoneCards({ props, parts }: RowsProps) {
  const { rowKey, naming, amount, ordered, typed } = props;
  return (
    <PhoneRows
      {...useShownRows(props, parts)}
      totals={parts.totals}
      wish={{
        ...{ naming, amount, first: ordered, typed },
        key: typeof rowKey === 'string' ? rowKey : undefined,
        sorted: parts.view.sort?.field,
      }}
    />
  );
}

function TableRows({ props, parts, rowHeight }: RowsProps & { rowHeight: number }) {
  const { t } = useTranslation();
  const { columns, totals, selection } = parts;
  const totalsRow = (cut: Cut) =>
    totals && (
      <TotalsRow
        columns={columns}
        picks={selection !== undefined}
        totals={totals}
        label={t('tabel.total')}
        cut={cut}
      />
    );
  return (
    <TableBody
      {...useShownRows(props, parts)}
      rowHeight={rowHeight}
      width={parts.width}
      widths={parts.widths}
      head={
        <HeadRow
          table={parts.table}
          columns={columns}
          pickAll={parts.pickAll}
          sortable={(name) => sortable(props.fields[name])}
        />
      }
      totals={totals && { at: props.totalsAt ?? 'foot', row: totalsRow }}
    />
  );
}
