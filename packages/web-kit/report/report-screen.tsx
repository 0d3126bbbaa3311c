/**
 * The screen of a report: filters in one line, the table with groups, totals before the rows, files beside it.
 * Spec 2 §2.1 to §2.5, §2.9, §4; Ecosystem 4.2 (21).
 */
import { Alert } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { IconReportSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import tableCss from '../data-table/data-table.module.css';
import { EmptyState } from '../data-table/empty.tsx';
import type { TableRow } from '../data-table/rows.ts';
import { validateValues } from '../form/form-checks.ts';
import type { FormErrors } from '../form/form-errors.ts';
import type { FormValues } from '../form/form-values.ts';
import { istilah, kalimat } from '../language/istilah.ts';
import { later } from '../later.tsx';
import css from '../screen-frame.module.css';
import { ScreenFrame } from '../screen-frame.tsx';
import { useAway, useSession } from '../session.ts';
import { PickStore } from '../shell/pick-store.tsx';
import { recall, remember } from '../storage.ts';
import { useUrlState } from '../use-url-state.ts';
import { FileButtons } from './report-file-buttons.tsx';
import { mobileWrapper } from './report-files.ts';
import { FilterLine } from './report-filter-line.tsx';
import { filtersOfSearch, rememberable, searchOfFilters, startFilters } from './report-filters.ts';
import { pointsOf } from './report-points.ts';
import { type Result, useReportRun } from './report-run.ts';
import { ScheduleLink } from './report-schedule.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportViews } from './report-views.ts';

/** The filter form: what the URL asks, else defaults with this person's last choices. */
function useFilters(report: Report) {
  const user = useSession((state) => state.user);
  const tanpaCabang = useAway();
  const [search, setSearch] = useUrlState();
  const place = `laporan:${user?.user_id ?? ''}:${report.name}`;
  const start = () =>
    startFilters(report.filters, user?.tgl_system ?? null, recall<FormValues>('laci', place), tanpaCabang);
  const asked = useMemo(
    () =>
      filtersOfSearch(
        report.filters,
        search,
        startFilters(report.filters, user?.tgl_system ?? null, null, tanpaCabang),
      ),
    [report, search, user?.tgl_system, tanpaCabang],
  );
  const [values, setValues] = useState<FormValues>(() => asked ?? start());
  const [errors, setErrors] = useState<FormErrors>({});
  const set = (changes: FormValues) => {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([path]) => !Object.hasOwn(changes, path))),
    );
  };
  const ask = (next: FormValues) => {
    remember('laci', place, rememberable(report.filters, next));
    setSearch(searchOfFilters(report.filters, next), 'push');
  };
  return { values, set, setValues, errors, setErrors, asked, ask, today: user?.tgl_system ?? null };
}

/**
 * The filters of a report fill a phone: what was asked for comes into sight by itself. Called when the rows are drawn, with the buttons
 * above them: what would come after it pushes them down again.
 */
function showRows(): void {
  if (window.matchMedia('(max-width: 640px)').matches)
    requestAnimationFrame(() => document.querySelector('[data-table]')?.scrollIntoView({ block: 'start' }));
}

const Chart = later(async () => (await import('./report-chart.tsx')).ReportChart);

/** Above the rows, for the eye: the table below says the same in words. One point is no line. */
function Drawn({ report, rows }: { report: Report; rows: readonly TableRow[] }) {
  const { chart } = report;
  const points = useMemo(() => (chart ? pointsOf(chart, rows) : []), [chart, rows]);
  if (!chart || points.length < 2) return null;
  const label = istilah(report.columns[chart.value]?.label ?? '');
  return (
    <div className={css.drawn} role="img" aria-label={label}>
      <span aria-hidden>{label}</span>
      <Chart report={report} chart={chart} points={points} />
    </div>
  );
}

type ReportScreenProps = {
  report: Report;
  /** Second acts beside the files. */
  acts?: ReactNode;
  /** What is said above the rows of what was found, or before anything was asked. */
  lead?: (result: Result | null) => ReactNode;
};

export function ReportScreen({ report, acts, lead }: ReportScreenProps) {
  const { t } = useTranslation();
  const filters = useFilters(report);
  const { result, searching, failed, said, elsewhere, run, clear } = useReportRun(report, filters.setErrors);
  const running = useRef('');
  const wanted = useRef(false);
  // The URL is the question: a click, the back button and a shared link all arrive here.
  const question = filters.asked ? JSON.stringify(filters.asked) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per question, not per render.
  useEffect(() => {
    if (question === running.current) return;
    running.current = question;
    if (!filters.asked) {
      clear();
      return;
    }
    filters.setValues(filters.asked);
    void run(filters.asked, false);
  }, [question]);
  const search = (changes: FormValues = {}) => {
    const values = { ...filters.values, ...changes };
    filters.set(changes);
    const errors = validateValues(filterFields(report.filters), values);
    filters.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    running.current = JSON.stringify(values);
    filters.ask(values);
    wanted.current = true;
    void run(values, true);
  };
  const { views, turn } = useReportViews(report, filters.values, search);
  useEffect(() => {
    if (searching || !wanted.current) return;
    wanted.current = false;
    showRows();
  }, [searching]);
  const back = { to: '/SubMenuLaporan', label: mobileWrapper() ? 'Home' : t('kerangka.kembali') };
  return (
    <ScreenFrame
      title={report.title}
      back={back}
      acts={
        <>
          {acts}
          {!elsewhere && <ScheduleLink report={report} views={views} />}
          <FileButtons report={report} result={result} />
        </>
      }
    >
      <FilterLine
        report={report}
        filters={filters}
        searching={searching}
        said={said}
        views={views}
        onSearch={search}
        onMeaning={() => {
          running.current = '';
          clear();
        }}
      />
      {lead?.(result)}
      {result?.note && (
        <Alert color="kuning" py={6} role="status">
          {result.note}
        </Alert>
      )}
      {result && isWhole(result) && <Drawn report={report} rows={result.rows} />}
      {(result && !(elsewhere && result.rows.length === 0)) || searching || failed ? (
        <ReportTable
          key={turn}
          report={report}
          result={result}
          searching={searching}
          failed={failed}
          onRetry={() => search()}
        />
      ) : (
        <div className={tableCss.frame}>
          <EmptyState
            icon={<IconReportSearch size={28} stroke={1.4} />}
            text={
              elsewhere
                ? kalimat('Mohon Pilih Toko')
                : t('laporan.pilihLalu', { tombol: report.searchLabel ?? 'Cari Laporan' })
            }
            {...(elsewhere ? { act: <PickStore /> } : {})}
          />
        </div>
      )}
    </ScreenFrame>
  );
}

/** Half of the days would be another line. */
const isWhole = ({ rows, total, note }: Result): boolean => rows.length === total || note !== null;

/** ALL is the server's word for no restriction, so a choice with ALL is not checked against its list here. */
const filterFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !(field.all && field.kind === 'pilihan')));
