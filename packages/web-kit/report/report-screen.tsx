/**
 * The screen of a report: filters in one line, the table with groups, totals before the rows, files beside it.
 * Spec 2 §2.1 to §2.5, §2.9, §4; Ecosystem 4.2 (21).
 */
import { Alert, Button } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { passes } from '@mustika/kernel/gate.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { IconReportSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import tableCss from '../data-table/data-table.module.css';
import { EmptyState } from '../data-table/empty.tsx';
import type { TableRow } from '../data-table/rows.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { validateValues } from '../form/form-checks.ts';
import type { FormErrors } from '../form/form-errors.ts';
import type { FormValues } from '../form/form-values.ts';
import { MemberSearch } from '../form/parts.tsx';
import { istilah } from '../language/istilah.ts';
import { later } from '../later.tsx';
import { SearchButton } from '../pickers.tsx';
import css from '../screen-frame.module.css';
import { ScreenFrame } from '../screen-frame.tsx';
import { gateSubject, useSession } from '../session.ts';
import { recall, remember } from '../storage.ts';
import { useUrlState } from '../use-url-state.ts';
import { FileButtons } from './report-file-buttons.tsx';
import { mobileWrapper } from './report-files.ts';
import {
  dateRange,
  filtersOfSearch,
  quickRanges,
  rememberable,
  searchOfFilters,
  startFilters,
} from './report-filters.ts';
import { pointsOf } from './report-points.ts';
import { type Result, useReportRun } from './report-run.ts';
import { ReportTable } from './report-table.tsx';

/** The filter form: what the URL asks, else defaults with this person's last choices. */
function useFilters(report: Report) {
  const user = useSession((state) => state.user);
  const tanpaCabang = useSession((state) => Boolean(state.user?.pusat) && state.portal === null);
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

/** The filters of a report fill a phone: what was asked for comes into sight by itself. */
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
};

export function ReportScreen({ report, acts }: ReportScreenProps) {
  const { t } = useTranslation();
  const filters = useFilters(report);
  const { result, searching, failed, run, clear } = useReportRun(report, filters.setErrors);
  const running = useRef('');
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
  const search = () => {
    const errors = validateValues(filterFields(report.filters), filters.values);
    filters.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    running.current = JSON.stringify(filters.values);
    filters.ask(filters.values);
    void run(filters.values, true).then(showRows);
  };
  const back = { to: '/SubMenuLaporan', label: mobileWrapper() ? 'Home' : t('kerangka.kembali') };
  return (
    <ScreenFrame
      title={report.title}
      back={back}
      acts={
        <>
          {acts}
          <FileButtons report={report} result={result} />
        </>
      }
    >
      <FilterLine
        report={report}
        filters={filters}
        searching={searching}
        onSearch={search}
        onMeaning={() => {
          running.current = '';
          clear();
        }}
      />
      {result?.note && (
        <Alert color="kuning" py={6} role="status">
          {result.note}
        </Alert>
      )}
      {result && isWhole(result) && <Drawn report={report} rows={result.rows} />}
      {result || searching || failed ? (
        <ReportTable report={report} result={result} searching={searching} failed={failed} onRetry={search} />
      ) : (
        <div className={tableCss.frame}>
          <EmptyState
            icon={<IconReportSearch size={28} stroke={1.4} />}
            text={t('laporan.pilihLalu', { tombol: labelOf(report) })}
          />
        </div>
      )}
    </ScreenFrame>
  );
}

/** Half of the days would be another line. */
const isWhole = ({ rows, total, note }: Result): boolean => rows.length === total || note !== null;

const labelOf = (report: Report): string => report.searchLabel ?? 'Cari Laporan';

/** ALL is the server's word for no restriction, so a choice with ALL is not checked against its list here. */
const filterFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !(field.all && field.kind === 'pilihan')));

type FilterLineProps = {
  report: Report;
  filters: ReturnType<typeof useFilters>;
  searching: boolean;
  onSearch: () => void;
  /** The rows shown no longer mean what the filters say. */
  onMeaning: () => void;
};

const WIDTHS: Readonly<Record<string, number>> = {
  tanggal: 132,
  ref: 164,
  pilihan: 164,
  uang: 150,
  teks: 170,
  kode: 140,
};

function FilterLine({ report, filters, searching, onSearch, onMeaning }: FilterLineProps) {
  const range = dateRange(report.filters);
  const user = useSession((state) => state.user);
  const shown = Object.entries(report.filters).filter(
    ([, field]) => !field.gate || passes(field.gate, user && gateSubject(user)),
  );
  return (
    <search className={css.filters} aria-label={report.title}>
      {shown.map(([name, field]) =>
        field.member ? (
          <div key={name} className={css.wide}>
            <MemberSearch
              label={istilah(field.label)}
              name={name}
              value={(filters.values[name] as string | null) ?? null}
              error={filters.errors[name]}
              autoFocus={false}
              phone={null}
              onChange={(value) => filters.set({ [name]: value })}
            />
          </div>
        ) : (
          <FieldInput
            key={name}
            field={field}
            name={name}
            value={filters.values[name] ?? null}
            error={filters.errors[name]}
            required={false}
            w={WIDTHS[field.kind] ?? 120}
            onChange={(value) => {
              if (report.clears?.includes(name) && value !== filters.values[name]) onMeaning();
              filters.set({ [name]: value });
            }}
          />
        ),
      )}
      {range && filters.today && <QuickRanges today={filters.today} range={range} filters={filters} />}
      <SearchButton searching={searching} onSearch={onSearch} idle={labelOf(report)} />
    </search>
  );
}

type QuickRangesProps = { today: string; range: [string, string]; filters: ReturnType<typeof useFilters> };

function QuickRanges({ today, range: [from, to], filters }: QuickRangesProps) {
  const { t } = useTranslation();
  return (
    <Button.Group>
      {quickRanges(today).map((quick) => {
        const chosen = filters.values[from] === quick.from && filters.values[to] === quick.to;
        return (
          <Button
            key={quick.key}
            variant="default"
            className={css.quick}
            px={8}
            aria-pressed={chosen}
            onClick={() => filters.set({ [from]: quick.from, [to]: quick.to })}
          >
            {t(`laporan.${quick.key}`)}
          </Button>
        );
      })}
    </Button.Group>
  );
}
