/** The results as lines of a Markdown table, goal beside measure, and their place in docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { FileResult } from './files.ts';
import type { Measured } from './load.ts';
import type { LookupResult } from './lookup-rounds.ts';
import { BARANG, JUAL, ROOT } from './place.ts';
import type { Cpu, SaleResult } from './sale-rounds.ts';

export type Line = { work: string; goal: string; measured: string; met: boolean | null };

const part = ({ server, database }: Cpu): string =>
  `${server < 0.03 ? '' : `${server.toFixed(2)} server + `}${database.toFixed(2)} PostgreSQL`;

const speed = (m: Measured): string =>
  `${m.perSecond.toFixed(0)}/s (p50 ${m.p50.toFixed(1)}, p99 ${m.p99.toFixed(1)} ms)`;

/** Goals of ARCHITECTURE. */
const HTTP_GOAL = 0.65;
const BARE_GOAL = 0.85;
/** The slowest of a hundred, against those of the yardstick. */
const P99_TIMES = 2;
const SCAN_GOAL = 0.45;

export function saleLines(result: SaleResult): Line[] {
  const { callers, http, catat, tolok, ratio, cpu } = result;
  const at = `${callers} connection${callers === 1 ? '' : 's'}`;
  return [
    {
      work: `sale over HTTP : bare call of catat, ${at}`,
      goal: `>= ${HTTP_GOAL}`,
      measured: `**${ratio.httpCatat.toFixed(2)}**; ${speed(http)} : ${speed(catat)}`,
      met: ratio.httpCatat >= HTTP_GOAL,
    },
    ...(callers === 8
      ? [
          {
            work: 'p99 of a sale over HTTP : p99 of the yardstick, 8 connections',
            goal: `<= ${P99_TIMES}`,
            measured: `**${(http.p99 / tolok.p99).toFixed(2)}**; ${http.p99.toFixed(1)} : ${tolok.p99.toFixed(1)} ms`,
            met: http.p99 <= P99_TIMES * tolok.p99,
          },
        ]
      : []),
    {
      work: `bare call of catat : yardstick, ${at}`,
      goal: `>= ${BARE_GOAL}`,
      measured: `**${ratio.catatTolok.toFixed(2)}**; yardstick ${speed(tolok)}`,
      met: ratio.catatTolok >= BARE_GOAL,
    },
    {
      work: `processor time a sale (ms), ${at}`,
      goal: '',
      measured: `HTTP ${part(cpu.http)}; bare call ${part(cpu.catat)}; yardstick ${part(cpu.tolok)}`,
      met: null,
    },
  ];
}

export const tripsLine = (trips: number, documents: number): Line => ({
  work: `round trips per posted document, counted on the wire over ${documents}`,
  goal: '2',
  measured: trips.toFixed(3),
  met: trips < 2.05,
});

export const lookupLine = ({ callers, cari, kosong, ratio, cpu }: LookupResult): Line => ({
  work: `scan among ${BARANG.toLocaleString('en')} pieces : empty authenticated route, ${callers} connections`,
  goal: `>= ${SCAN_GOAL}`,
  measured: `**${ratio.toFixed(2)}**; ${speed(cari)} : ${speed(kosong)}; processor time (ms) ${part(cpu.cari)} : ${part(cpu.kosong)}`,
  met: ratio >= SCAN_GOAL,
});

/** Twenty rows, their order and how many there are, for at most twenty times what a route without any work costs. */
export const listLine = ({ callers, cari, kosong, ratio, cpu }: LookupResult): Line => ({
  work: `page of a master list of 1,000,000 rows, searched or sorted by name : empty authenticated route, ${callers} connections`,
  goal: '>= 0.05',
  measured: `**${ratio.toFixed(2)}**; ${speed(cari)} : ${speed(kosong)}; processor time (ms) ${part(cpu.cari)} : ${part(cpu.kosong)}`,
  met: ratio >= 0.05,
});

const SECONDS: Record<string, number> = { csv: 1, xlsx: 4, pdf: 1 };
export const fileLine = ({ format, rows, seconds, megabytes, overIdle }: FileResult): Line => ({
  work: `${rows.toLocaleString('en')} rows to ${format.toUpperCase()}`,
  goal: `<= ${SECONDS[format]} s; <= 200 MB over idle`,
  measured: `${seconds.toFixed(2)} s, ${megabytes.toFixed(1)} MB; ${overIdle.toFixed(0)} MB over idle`,
  met: seconds <= (SECONDS[format] ?? 1) && overIdle <= 200,
});

export const startLines = (startedIn: number, idle: number): Line[] => [
  {
    work: 'server process to its first answer, embedded PostgreSQL included, nothing stale',
    goal: '<= 1.5 s',
    measured: `${(startedIn / 1000).toFixed(2)} s`,
    met: startedIn <= 1500,
  },
  {
    work: 'idle memory of the server (PSS)',
    goal: '<= 170 MB',
    measured: `${idle.toFixed(0)} MB`,
    met: idle <= 170,
  },
];

export function markdown(lines: readonly Line[]): string {
  const mark = { true: 'met', false: '**missed**', null: '' };
  return [
    '| Work | Goal | Measured | |',
    '|---|---|---|---|',
    ...lines.map(
      (l) => `| ${l.work} | ${l.goal} | ${l.measured} | ${mark[String(l.met) as keyof typeof mark]} |`,
    ),
  ].join('\n');
}

/** What the figures depend on. */
export const machine = (postgres: string, load: string): string =>
  `${BARANG.toLocaleString('en')} pieces, ${JUAL.toLocaleString('en')} earlier sales, 50 branches; ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), load generator, server and database on the same ones; Node ${process.versions.node}, PostgreSQL ${postgres}; load of the machine before the run ${load}.`;

const PAGE = join(ROOT, 'docs', 'performance.md');

/** Replaces what stands between the two marks of this section. */
export function writeSection(name: string, text: string): void {
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  if (start === -1 || end === -1) throw new Error(`docs/performance.md has no section ${name}`);
  writeFileSync(PAGE, `${page.slice(0, start + from.length)}\n${text}\n${page.slice(end)}`);
}
