/**
 * A long list in pages of the server: only the pages under the rows in sight are fetched, so the End key of a list of
 * a million rows costs one page. Old pages stay on screen, dimmed, until the new ones are there.
 */
import { type Query, useQueries } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { LineSource } from './line-window.ts';
import type { KeyOf, Line } from './lines.ts';
import type { TableRow } from './rows.ts';
import type { Totals } from './sums.ts';

/** `totals` are of the whole list that was asked for, not of the page. */
export type Page = { rows: readonly TableRow[]; total: number; totals?: Totals | undefined };

export type ServerPages = {
  source: LineSource;
  total: number;
  /** Of exactly the rows that are listed: they come and go with their pages. */
  totals: Totals | undefined;
  loading: boolean;
  refetching: boolean;
  error: unknown;
  onRange: (first: number, last: number) => void;
  retry: () => void;
};

export const PAGE = 100;

/** The old rows of the same page may stand in while a new search or order is on the way; another page's may not. */
const samePlace = (page: number) => (before: Page | undefined, query: Query<Page> | undefined) =>
  query?.queryKey.at(-1) === page ? before : undefined;

type Arrived = { page: number; data: Page | undefined };

/** Long lists bring an estimate; a page that is not full shows where the list really ends. Null: nothing arrived yet. */
export function totalOf(arrived: readonly Arrived[]): number | null {
  const totals = arrived.flatMap(({ page, data }) => {
    if (!data) return [];
    return data.rows.length < PAGE ? [data.total, page * PAGE + data.rows.length] : [data.total];
  });
  return totals.length === 0 ? null : Math.min(...totals);
}

type Whole = { total: number; totals: Totals | undefined };

/**
 * The whole list while a page of it is on the way: what another page of the same question said. A question of which
 * nothing is known keeps the number of lines, so that the bar does not jump, but nobody's sums; rows that only stand
 * in for others bring the sums that belong to them and are not remembered.
 */
function useWhole(question: string, arrived: readonly Arrived[], standIn: boolean): Whole {
  const known = useRef<Whole & { question: string }>({ question, total: 0, totals: undefined });
  const total = totalOf(arrived);
  if (total === null) {
    if (known.current.question === question) return known.current;
    return { total: known.current.total, totals: undefined };
  }
  const now = { total, totals: arrived.find(({ data }) => data?.totals)?.data?.totals };
  if (!standIn) known.current = { question, ...now };
  return now;
}

type PagesInput = {
  /** Everything the list depends on; pages are cached below it. */
  queryKey: readonly unknown[];
  fetchPage: (skip: number, limit: number, signal: AbortSignal) => Promise<Page>;
  keyOf: KeyOf;
  enabled?: boolean;
};

/** First and last page number under a range of rows. */
export const pagesOf = (first: number, last: number): number[] => {
  const from = Math.floor(first / PAGE);
  return Array.from({ length: Math.floor(last / PAGE) - from + 1 }, (_, index) => from + index);
};

export function useServerPages({ queryKey, fetchPage, keyOf, enabled = true }: PagesInput): ServerPages {
  const [range, setRange] = useState<readonly [number, number]>([0, 0]);
  const pages = pagesOf(range[0], range[1]);
  const results = useQueries({
    queries: pages.map((page) => ({
      queryKey: [...queryKey, page],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(page * PAGE, PAGE, signal),
      placeholderData: samePlace(page),
      enabled,
    })),
  });
  const arrived = results.map(({ data }, index) => ({ page: pages[index] ?? 0, data }));
  const { total, totals } = useWhole(
    JSON.stringify(queryKey),
    arrived,
    results.some(({ isPlaceholderData }) => isPlaceholderData),
  );
  const at = (index: number): Line | undefined => {
    const result = results[pages.indexOf(Math.floor(index / PAGE))];
    const row = result?.data?.rows[index % PAGE];
    return row ? { is: 'row', key: keyOf(row, index), row, index } : { is: 'wait', key: `w${index}`, index };
  };
  const onRange = useCallback((first: number, last: number) => {
    setRange((before) => {
      const same = pagesOf(before[0], before[1]).join() === pagesOf(first, last).join();
      return same ? before : [first, last];
    });
  }, []);
  return {
    source: { count: total, at, all: null },
    total,
    totals,
    loading: enabled && results.every((result) => result.isPending),
    refetching: results.some((result) => result.isPlaceholderData && result.isFetching),
    error: results.find((result) => result.error)?.error ?? null,
    onRange,
    retry: () => void Promise.all(results.map((result) => result.refetch())),
  };
}
