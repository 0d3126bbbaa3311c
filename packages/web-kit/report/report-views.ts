/** The saved views of a report: what its form says, and the columns of its rows. */
import { columnsFor, type Report } from '@mustika/kernel/report.ts';
import { useState } from 'react';
import { fitLayout, readLayout, writeLayout } from '../data-table/layout.ts';
import { textsOf } from '../data-table/views/saved-view.ts';
import type { Views } from '../data-table/views/views-button.tsx';
import type { FormValues } from '../form/form-values.ts';
import { gateSubject, useAway, useSession } from '../session.ts';
import { dateRange, filtersOfSearch, searchOfFilters, startFilters } from './report-filters.ts';

/** Names the rows of a report in what is remembered of its table. */
export const reportTable = ({ name }: Pick<Report, 'name'>): string => `laporan-${name}`;

/** `turn` changes when the columns were laid out anew. */
export function useReportViews(
  report: Report,
  values: FormValues,
  search: (values: FormValues) => void,
): { views: Views; turn: number } {
  const user = useSession((state) => state.user);
  const away = useAway();
  const [turn, setTurn] = useState(0);
  const place = reportTable(report);
  const columns = user ? columnsFor(report, gateSubject(user)) : report.columns;
  const user_id = user?.user_id ?? '';
  const base = startFilters(report.filters, user?.tgl_system ?? null, null, away);
  const views: Views = {
    place,
    days: dateRange(report.filters),
    shown: {
      cari: textsOf(searchOfFilters(report.filters, values), Object.keys(report.filters)),
      tabel: {},
      susunan: readLayout(place, user_id, columns),
    },
    show: ({ cari, susunan }) => {
      writeLayout(place, user_id, fitLayout(susunan, columns));
      setTurn((before) => before + 1);
      search(filtersOfSearch(report.filters, cari, base) ?? base);
    },
  };
  return { views, turn };
}
