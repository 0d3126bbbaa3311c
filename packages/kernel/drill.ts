/** Where a number of a report leads: the document it names, or the finer rows it is made of. Pure. */
import type { Document } from './document.ts';

/**
 * One way from a row. Search parameters are named on the left, what fills them on the right; a way whose column is empty in
 * a row, or whose `when` does not fit it, leads nowhere.
 */
export type Drill = {
  /** The column that is the link; Enter and a click anywhere on the row do the same. */
  column: string;
  /** A screen. Without it the column holds the number of a document, which is shown where its kind is shown. */
  to?: string;
  /** Kinds of document that this report shows on another screen than usual. */
  at?: Readonly<Record<string, string>>;
  /** Takes the value of the column; another one per choice of a filter where that decides what the column holds. */
  param?: string | { filter: string; of: Readonly<Record<string, string>> };
  /** Filters that go along under their own name. */
  carry?: readonly string[];
  /** Filters under another name. */
  asked?: Readonly<Record<string, string>>;
  /** Further columns of the row. */
  row?: Readonly<Record<string, string>>;
  /** What never changes. */
  fixed?: Readonly<Record<string, string>>;
  /** Only rows whose columns have one of these values. */
  when?: Readonly<Record<string, readonly string[]>>;
  /** Column with the store of the row, in a report about several. */
  toko?: string;
};

/** What is needed of a declaration to find one of its documents by number. */
type ShownDocument = Pick<Document, 'name' | 'series' | 'shows'> & {
  reads?: { screen: string } | undefined;
  transitions: Readonly<Record<string, { screens: readonly string[] }>>;
};

export type Target = { to: string; search: Readonly<Record<string, string>>; toko?: string };

type Values = Readonly<Record<string, unknown>>;

/**
 * `JKT1-FJ-261121-0001`: store, series, day, number. What follows names a line of it: a trade-in of a sale is
 * `JKT1-FJ-261121-0001-T1` and is found in that sale.
 */
const NUMBER = /^(([^-\s]+)-([^-\s]+)-(\d{2})(\d{2})(\d{2})-\d+)(?:-\S+)?$/;

/** The series of a whole number, which says what kind of document it is of; null for anything else. */
export const seriesOf = (text: string): string | null => NUMBER.exec(text)?.[3] ?? null;

/** The screen that shows the document of this number, as its declaration says; null for what is no number of ours. */
export function placeOfNumber(
  documents: readonly ShownDocument[],
  number: string,
  at: Readonly<Record<string, string>> = {},
): Target | null {
  const match = NUMBER.exec(number);
  const document = match && documents.find(({ series }) => series === match[3]);
  const shown = document?.shows;
  if (!match || !document || !shown) return null;
  const [first] = Object.values(document.transitions);
  const to = at[document.name] ?? shown.to ?? document.reads?.screen ?? first?.screens[0];
  if (!to) return null;
  const hari = `20${match[4]}-${match[5]}-${match[6]}`;
  const days = (shown.hari ?? []).map((name) => [name, hari]);
  return {
    to,
    search: { ...Object.fromEntries(days), ...(shown.nomor ? { [shown.nomor]: match[1] as string } : {}) },
    toko: match[2] as string,
  };
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const filled = (entries: readonly (readonly [string, unknown])[]): Record<string, string> =>
  Object.fromEntries(entries.flatMap(([name, value]) => (isEmpty(value) ? [] : [[name, String(value)]])));

function paramOf({ param }: Drill, asked: Values): string | undefined {
  return typeof param === 'object' ? param.of[String(asked[param.filter])] : param;
}

/** Where one way leads from this row. */
function follow(documents: readonly ShownDocument[], way: Drill, asked: Values, row: Values): Target | null {
  const value = row[way.column];
  if (isEmpty(value)) return null;
  const fits = Object.entries(way.when ?? {}).every(([column, of]) => of.includes(String(row[column])));
  if (!fits) return null;
  if (way.to === undefined) return placeOfNumber(documents, String(value), way.at);
  const param = paramOf(way, asked);
  const search = filled([
    ...(way.carry ?? []).map((name) => [name, asked[name]] as const),
    ...Object.entries(way.asked ?? {}).map(([name, filter]) => [name, asked[filter]] as const),
    ...Object.entries(way.row ?? {}).map(([name, column]) => [name, row[column]] as const),
    ...Object.entries(way.fixed ?? {}),
    ...(param ? [[param, value] as const] : []),
  ]);
  const toko = way.toko && !isEmpty(row[way.toko]) ? { toko: String(row[way.toko]) } : {};
  return { to: way.to, search, ...toko };
}

/** Every way a report declares. */
export const waysOf = ({ drill = [] }: { drill?: Drill | readonly Drill[] }): readonly Drill[] =>
  Array.isArray(drill) ? drill : [drill as Drill];

/** Where a row leads: the first of its report's ways that fits it and leads to a screen this person may open. */
export function targetOf(
  report: { drill?: Drill | readonly Drill[] },
  documents: readonly ShownDocument[],
  asked: Values,
  row: Values,
  open: (screen: string) => boolean = () => true,
): (Target & { column: string }) | null {
  for (const way of waysOf(report)) {
    const target = follow(documents, way, asked, row);
    if (target && open(target.to)) return { ...target, column: way.column };
  }
  return null;
}
