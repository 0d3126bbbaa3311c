/** The rows of a report: groups, totals before them, and from every row the way to what it is made of. */
import { Anchor } from '@mantine/core';
import { targetOf, waysOf } from '@mustika/kernel/drill.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { screenGate } from '@mustika/kernel/house.ts';
import { columnsFor, type Report } from '@mustika/kernel/report.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useMemo } from 'react';
import type { CellRender } from './data-table/cells.tsx';
import type { TableRow } from './data-table/rows.ts';
import type { Totals } from './data-table/sums.ts';
import { DataTable } from './data-table.tsx';
import { formatValue } from './format.ts';
import { noticeOf } from './notices.tsx';
import type { Result } from './report-run.ts';
import { gateSubject, useSession } from './session.ts';
import { useHouse, useSubject } from './shell/house-context.tsx';

type ReportTableProps = {
  report: Report;
  result: Result | null;
  searching: boolean;
  failed: unknown;
  onRetry: () => void;
};

const NO_ROWS: Result['rows'] = [];

/** Where a row leads, if this person may go there. */
function useTarget(report: Report, asked: Result['asked'] | undefined) {
  const { documents, screens } = useHouse();
  const subject = useSubject();
  return useCallback(
    (row: TableRow) =>
      targetOf(report, documents, asked ?? {}, row, (to) => {
        const screen = screens.find(({ path }) => path === to);
        return screen !== undefined && passes(screenGate(screen), subject);
      }),
    [report, documents, screens, subject, asked],
  );
}

type Found = NonNullable<ReturnType<ReturnType<typeof useTarget>>>;

/** Goes there. Head office looks at a row of a branch in that branch. */
function useGo() {
  const navigate = useNavigate();
  const choosePortal = useSession((state) => state.choosePortal);
  return useCallback(
    async ({ to, search, toko }: Found) => {
      const { user, portal } = useSession.getState();
      const elsewhere = user?.pusat && toko !== undefined && toko !== (portal ?? user.kode_toko);
      try {
        if (elsewhere) await choosePortal(toko === user.kode_toko ? null : toko);
        await navigate({ to, search: search as never });
      } catch (error) {
        noticeOf(error);
      }
    },
    [navigate, choosePortal],
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
          const found = target(row);
          if (found?.column !== name) return text;
          const follow = (event: MouseEvent) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            void go(found);
          };
          return (
            <Anchor
              component={Link}
              to={found.to as never}
              search={found.search as never}
              onClick={follow}
              inherit
            >
              {text}
            </Anchor>
          );
        },
      ]),
    );
  }, [report, target, go]);
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
      id={`laporan-${report.name}`}
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
