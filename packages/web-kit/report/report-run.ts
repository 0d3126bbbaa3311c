/** Running a report: idle, searching, then rows or a notice (Spec 2 §4). */
import { FIRST_ROWS, type Report, singleRows } from '@mustika/kernel/report.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type Answer, call, isApiError } from '../api.ts';
import type { TableRow } from '../data-table/rows.ts';
import type { Totals } from '../data-table/sums.ts';
import { errorsOfAnswer, type FormErrors } from '../form/form-errors.ts';
import type { FormValues } from '../form/form-values.ts';
import { noticeOf } from '../notices.tsx';
import { isCut } from '../sending/cut.ts';
import { useAway, useSession } from '../session.ts';
import { wholeGroups } from './report-groups.ts';

export type Result = {
  asked: FormValues;
  rows: readonly TableRow[];
  totals: Totals;
  total: number;
  /** What the server adds, such as that only the first rows are shown. */
  note: string | null;
};

type Run = {
  result: Result | null;
  searching: boolean;
  failed: unknown;
  /** What became of it, beside the button: a toast would stand on the total. */
  said: string | null;
  /** Head office asks a report of one store, and has picked none. */
  elsewhere: boolean;
  /** `fresh` asks the server even when the same question was answered a moment ago. */
  run: (filters: FormValues, fresh: boolean) => Promise<void>;
  clear: () => void;
};

/** Going back from a document shows the report again without asking twice. */
const KEPT = 60_000;
const WAIT = 120_000;

/** Refusals that say more than "not available": connection, an ended session, a store not picked. */
const OWN_WORDS = new Set([
  'KONEKSI',
  'TOKEN_TIDAK_VALID',
  'TIDAK_BERHAK',
  'TOKO_LAIN',
  'TERLALU_SERING',
  'SIBUK',
]);

/** A report about the branch one stands in: it has no filter for the chain, and head office's own store trades nothing. */
const ofOneStore = ({ filters }: Report): boolean => !('lingkup' in filters) && !('cakupan' in filters);

const resultOf = (report: Report, asked: FormValues, answer: Answer<TableRow[]>): Result => ({
  asked,
  rows: singleRows(report, answer.data) as readonly TableRow[],
  totals: (answer.totals ?? {}) as Totals,
  total: answer.total ?? answer.data.length,
  note: answer.message ?? null,
});

export function useReportRun(report: Report, onInvalid: (errors: FormErrors) => void): Run {
  const client = useQueryClient();
  const portal = useSession((state) => state.portal);
  const away = useAway();
  const [result, setResult] = useState<Result | null>(null);
  const [searching, setSearching] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const [said, setSaid] = useState<string | null>(null);
  const latest = useRef(0);

  const tell = (error: unknown) => {
    const errors = errorsOfAnswer(error);
    if (errors) onInvalid(errors);
    else if (isApiError(error) && OWN_WORDS.has(error.code)) noticeOf(error);
    else setSaid(report.messages.failed);
    setFailed(errors ? null : error);
  };

  const run = async (filters: FormValues, fresh: boolean) => {
    const mine = ++latest.current;
    // Who asks anew wants the answer of now, unless it was known before that there is none; asked again by itself it stays so.
    const now = fresh && !isCut();
    setSearching(true);
    setSaid(null);
    try {
      const result = await client.fetchQuery<Result>({
        queryKey: ['report', report.name, portal, filters],
        queryFn: async ({ signal }) => {
          const ask = async (more: object) =>
            resultOf(
              report,
              filters,
              await call<TableRow[]>(
                { method: 'GET', path: report.api },
                {
                  query: { ...filters, ...more },
                  ...{ signal, timeout: WAIT },
                  ...(now ? { fresh: true } : {}),
                },
              ),
            );
          const first = await ask({ baris: FIRST_ROWS });
          if (first.rows.length >= first.total) return first;
          const rows = wholeGroups(report, first.rows);
          if (rows.length > 0 && mine === latest.current) setResult({ ...first, rows });
          return ask({});
        },
        staleTime: fresh ? 0 : KEPT,
      });
      if (mine !== latest.current) return;
      setResult(result);
      setFailed(null);
      setSaid(result.rows.length > 0 ? report.messages.found : report.messages.empty);
    } catch (error) {
      if (mine !== latest.current) return;
      setResult(null);
      tell(error);
    } finally {
      if (mine === latest.current) setSearching(false);
    }
  };
  const clear = useCallback(() => {
    latest.current += 1;
    setResult(null);
    setFailed(null);
    setSaid(null);
    setSearching(false);
  }, []);
  return { result, searching, failed, said, elsewhere: away && ofOneStore(report), run, clear };
}
