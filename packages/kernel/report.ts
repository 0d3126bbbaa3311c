/** A report: filters, columns, grouping and totals. Its SQL lives beside it; screen, PDF, XLSX and CSV come from here. */
import { fromThousandths, nearestThousandths } from './amount.ts';
import { baris, deret, objek, type Shapes, type Struct } from './answer.ts';
import type { PersonRead } from './command.ts';
import type { Drill } from './drill.ts';
import { type Field, type Fields, fieldWith, pilihan, teks } from './field.ts';
import { type Gate, type GateSubject, login } from './gate.ts';
import { openFields } from './rahasia.ts';
import type { MenuGroup, Screen } from './screen.ts';

export type ReportMessages = { found: string; empty: string; failed: string };

const MESSAGES: ReportMessages = {
  found: 'Laporan Tersedia',
  empty: 'Data Tidak Tersedia',
  failed: 'Laporan Tidak Tersedia',
};

export type Report<F extends Fields = Fields, C extends Fields = Fields> = {
  noun: 'report';
  name: string;
  title: string;
  screen: string;
  /** GET path below /api/v1/; `/pdf`, `/xlsx` and `/csv` under it are the files. */
  api: string;
  group: MenuGroup;
  gate: Gate;
  antar?: Screen['antar'];
  filters: F;
  columns: C;
  /** Columns whose values head a group of rows, outermost first; sub-totals per group. */
  groupBy: Fields;
  /** The answer holds each group once, its rows in a list of this name (Spec 2 §3); without it every row stands alone. */
  detail?: string;
  /** Columns that head such a group where the table shows them in every row; else those of `groupBy`. */
  detailBy?: readonly string[];
  /** Totalled columns that such a group also answers with its own sum (Spec 2 §3, item group report). */
  detailTotals?: readonly string[];
  /** Filters whose change clears the rows shown, because they mean other rows (Spec 2 §2.5). */
  clears?: readonly string[];
  /** How a row leads to its document or to the finer rows it is made of; the first that fits a row is taken. */
  drill?: Drill | readonly Drill[];
  /** Drawn above the rows as a line once there are two points: the mean of `value`, weighted, for each value of `by`. */
  chart?: { by: string; value: string; weight: string };
  /**
   * `without` names columns that are answered and in the files of data, and not on paper; `prescribedFoot` says who printed it
   * in the words of the specification, not in ours.
   */
  pdf: {
    paper: 'landscape' | 'portrait';
    downloadOver: number;
    without?: readonly string[];
    prescribedFoot?: true;
  };
  exports: readonly ('pdf' | 'xlsx' | 'csv')[];
  /** Files in a form that somebody else prescribes, for the same filters: the end of their path and the words of their button. */
  prescribed: Readonly<Record<string, string>>;
  /** It shows persons: every run is entered with the one its filter of that name asks for, or with everybody, and counted as a look at one. */
  orang?: PersonRead;
  /** It shows what lies in the shop, or in its safe: closed to whoever may count while that is counted blind. */
  stok?: 'BARANG' | 'JAMINAN';
  /** Other resources whose lists the filter form needs beyond its refs. */
  reads: () => readonly { name: string }[];
  messages: ReportMessages;
  /** Words of the idle search button when they are not 'Cari Laporan' (Spec 2 §2.1, §2.9). */
  searchLabel?: string;
};

type ReportInput<F extends Fields, C extends Fields> = Pick<
  Report<F, C>,
  'name' | 'title' | 'screen' | 'api' | 'filters' | 'columns'
> &
  Partial<Omit<Report<F, C>, 'noun' | 'messages'>> & { messages?: Partial<ReportMessages> };

/** PDF pages are landscape 297x210 mm and files over 500 rows download unless the report says otherwise (Spec 2 §9). */
export const defineReport = <const F extends Fields, const C extends Fields>(
  input: ReportInput<F, C>,
): Report<F, C> => ({
  noun: 'report',
  group: 'laporan',
  gate: login,
  groupBy: {},
  pdf: { paper: 'landscape', downloadOver: 500 },
  exports: ['pdf', 'xlsx', 'csv'],
  prescribed: {},
  reads: () => [],
  ...input,
  messages: { ...MESSAGES, ...input.messages },
});

type Rows = readonly Record<string, unknown>[];

/** Sum of wire values, which have three decimals at most: added as the integers they stand for. */
const wireSum = (values: readonly unknown[]): number =>
  fromThousandths(values.reduce<number>((total, value) => total + nearestThousandths(Number(value ?? 0)), 0));

/** Rows as they travel: a report with `detail` names each group once. Rows come in the order of their groups. */
export function groupedRows(
  report: Pick<Report, 'detail' | 'detailBy' | 'detailTotals' | 'groupBy'>,
  rows: Rows,
): Rows {
  const { detail, detailTotals = [] } = report;
  if (detail === undefined) return rows;
  const names = report.detailBy ?? Object.keys(report.groupBy);
  const groups = Map.groupBy(rows, (row) => JSON.stringify(names.map((name) => row[name])));
  return [...groups.values()].map((members) => ({
    ...Object.fromEntries(names.map((name) => [name, members[0]?.[name]])),
    ...Object.fromEntries(detailTotals.map((name) => [name, wireSum(members.map((row) => row[name]))])),
    [detail]: members.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([k]) => !names.includes(k))),
    ),
  }));
}

/** The way back: every row with the columns of its group. */
export function singleRows({ detail }: Pick<Report, 'detail'>, rows: Rows): Rows {
  if (detail === undefined) return rows;
  return rows.flatMap(({ [detail]: members, ...group }) =>
    (members as Rows).map((row) => ({ ...group, ...row })),
  );
}

/** Columns that carry a total, in order. */
export const totalled = ({ columns }: Pick<Report, 'columns'>): [string, Field][] =>
  Object.entries(columns).filter(([, column]) => column.total !== undefined);

/** Rows that a screen asks for before it asks for all of a report; a day of a store is seldom more. */
export const FIRST_ROWS = 300;

/** The columns this user sees: a column with a gate of its own may be missing on screen and on paper. */
export const columnsFor = (report: Pick<Report, 'columns'>, subject: GateSubject): Fields =>
  openFields(report.columns, subject);

/** The screen a report brings along. */
export const reportScreen = (report: Report): Screen => ({
  noun: 'screen',
  path: report.screen,
  title: report.title,
  group: report.group,
  gate: report.gate,
  menu: true,
  ...(report.antar ? { antar: report.antar } : {}),
  reads: () => [
    ...Object.values(report.filters).flatMap((field) => (field.ref ? [field.ref()] : [])),
    ...report.reads(),
  ],
});

/** Rows of a report as they travel; a column may be empty where a row has nothing to say in it. */
export function rowsShape({ columns, groupBy, detail, detailBy, detailTotals = [] }: Report): Struct {
  const all: Shapes = Object.fromEntries(
    Object.entries({ ...groupBy, ...columns }).map(([name, field]) => [
      name,
      fieldWith(field, { opsional: true }),
    ]),
  );
  if (detail === undefined) return baris(all);
  const heads = detailBy ?? Object.keys(groupBy);
  const some = (wanted: (name: string) => boolean): Shapes =>
    Object.fromEntries(Object.entries(all).filter(([name]) => wanted(name)));
  return baris({
    ...some((name) => heads.includes(name) || detailTotals.includes(name)),
    [detail]: deret(objek(some((name) => !heads.includes(name)))),
  });
}

/**
 * Filters of a global report: which stores it is about. Head office chooses the store it stands in, all of them, or a list; row
 * security keeps everybody else in his own store, whatever he chooses. The spec names the reports global and shows no
 * filter; this one is ours.
 */
export const lingkupToko = {
  lingkup: pilihan(
    'Lingkup',
    [
      ['TOKO', 'Toko ini'],
      ['SEMUA', 'Semua toko'],
      ['PILIHAN', 'Toko tertentu'],
    ],
    { initial: 'TOKO' },
  ),
  daftar_toko: teks('Toko Tertentu (JKT1, BDG1)', { opsional: true, max: 200 }),
};

export type LingkupToko = { lingkup: 'TOKO' | 'SEMUA' | 'PILIHAN'; daftar_toko: string | null };

/** The codes of the chosen stores; null for all of them. A list without a code is the store one stands in. */
export function tokoDipilih({ lingkup, daftar_toko }: LingkupToko, kode_toko: string): string[] | null {
  if (lingkup === 'SEMUA') return null;
  const kode = lingkup === 'PILIHAN' ? (daftar_toko ?? '').split(/[\s,;]+/).filter((k) => k !== '') : [];
  return kode.length > 0 ? kode.map((k) => k.toUpperCase()) : [kode_toko];
}
