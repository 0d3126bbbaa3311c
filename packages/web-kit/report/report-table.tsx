/** The rows of a report: groups, totals before them, and from every row the way to what it is made of. */
import { targetOf, waysOf } from '@mustika/kernel/drill.ts';
import { columnsFor, type Report } from '@mustika/kernel/report.ts';
import { useCallback, useMemo } from 'react';
import type { CellRender } from '../data-table/cells.tsx';
import type { TableRow } from '../data-table/rows.ts';
import type { Totals } from '../data-table/sums.ts';
import { DataTable } from '../data-table.tsx';
import { formatValue } from '../format.ts';
import { gateSubject, useSession } from '../session.ts';
import { useHouse } from '../shell/house-context.tsx';
import { TargetLink, useGo, useMayOpen } from '../target-link.tsx';
import type { Result } from './report-run.ts';
import { reportTable } from './report-views.ts';

type ReportTableProps = {
  report: Report;
  result: Result | null;
  searching: boolean;
  failed: unknown;
  onRetry: () => void;
};

const NO_ROWS: Result['rows'] = [];

/** Where a row leads, or one of its columns that has a way of its own, if this person may go there. */
function useTarget(report: Report, asked: Result['asked'] | undefined) {
  const { documents } = useHouse();
  const mayOpen = useMayOpen();
  return useCallback(
    (row: TableRow, column?: string) => {
      const drill = waysOf(report).filter((way) => column === undefined || way.column === column);
      return targetOf({ drill }, documents, asked ?? {}, row, mayOpen);
    },
    [report, documents, mayOpen, asked],
  );
}

export function ReportTable({ report, result, searching, failed, onRetry }: ReportTableProps) {
  const target = useTarget(report, result?.asked);
  const go = useGo();
  const render = useMemo<Record<string, CellRender>>(() => {
    const links = waysOf(report).flatMap(({ column: name }) => {
      const column = report.columns[name];
      return column ? [[name, column] as const] : [];
    });
    return Object.fromEntries(
      links.map(([name, column]) => [
        name,
        (row: TableRow) => {
          const text = formatValue(column, row[name]);
          return <TargetLink target={target(row, name)}>{text}</TargetLink>;
        },
      ]),
    );
  }, [report, target]);
  // Enter on a line does what a click on its number does.
  const open = useCallback(
    (row: TableRow) => {
      const found = target(row);
      if (found) void go(found);
    },
    [target, go],
  );
  const user = useSession((state) => state.user);
  const columns = useMemo(
    () => (user ? columnsFor(report, gateSubject(user)) : report.columns),
    [report, user],
  );
  const totals = result && Object.keys(result.totals).length > 0 ? result.totals : undefined;
  return (
    <DataTable
      id={reportTable(report)}
      label={report.title}
      fields={columns}
      groupBy={report.groupBy}
      rows={result?.rows ?? NO_ROWS}
      totals={totals as Totals | undefined}
      totalsAt="head"
      loading={searching && result === null}
      refetching={searching && result !== null}
      error={failed}
      onRetry={onRetry}
      render={render}
      {...(report.drill ? { onOpen: open } : {})}
      csv={false}
      slash
    />
  );
}
