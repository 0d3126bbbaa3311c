/**
 * What of a row stands on its card: a phone has room for a name, a state and four lines. The columns that the person put first
 * come first; its weight and its amount, which closes it, are always there, and what the list is ordered by, or nobody saw the order.
 */
import type { Kind } from '@mustika/kernel/field.ts';
import type { Column } from './cells.tsx';

export type CardPlan = {
  /** What the row is called by. */
  title: Column;
  /** Its code, smaller beside a name. */
  code: Column | null;
  /** Its state, at the right of its name. */
  status: Column | null;
  lines: readonly Column[];
  /** Those of the lines that are typed into. */
  typed: ReadonlySet<string>;
};

export type CardWish = {
  /** The column that names a row, where it is not its key. */
  naming: string | undefined;
  /** The column that identifies it. */
  key: string | undefined;
  sorted: string | undefined;
  /** The money a row is about, where that was declared. */
  amount: string | undefined;
  /** What the list comes ordered by, before anybody chose an order. */
  first: string | undefined;
  /** Columns that are typed into. */
  typed: readonly string[] | undefined;
};

const LINES = 4;
/** Pictures, lists and long notes are for the opened row. */
const APART: ReadonlySet<Kind> = new Set(['foto', 'daftar', 'catatan', 'rahasia']);

/** What a list is picked by may be its price or its kind; what a row is called by is its own. */
const NO_NAMES: ReadonlySet<Kind> = new Set(['angka', 'uang', 'gram', 'kadar', 'persen', 'pilihan']);
const isName = ({ field }: Column): boolean => !NO_NAMES.has(field.kind);

const isState = ({ name }: Column): boolean => /^status(_|$)/.test(name);

/** The money a row is about: its total, else the last sum of money, else the last money there is. */
function amountOf(columns: readonly Column[]): Column | undefined {
  const money = columns.filter(({ field }) => field.kind === 'uang');
  return (
    money.find(({ name }) => name === 'total') ??
    money.findLast(({ field }) => field.total === 'sum') ??
    money.at(-1)
  );
}

/** Null: there is no column to show. */
export function planOf(columns: readonly Column[], wish: CardWish): CardPlan | null {
  const { naming, key, sorted, amount, first, typed = [] } = wish;
  const named = (name: string | undefined) => columns.find((column) => column.name === name);
  const title = [named(naming), named(key)].find((column) => column && isName(column)) ?? columns[0];
  if (!title) return null;
  const code = named(key) ?? null;
  const status = columns.find((column) => column !== title && isState(column)) ?? null;
  const apart = new Set([title, code, status]);
  const rest = columns.filter((column) => !apart.has(column) && !APART.has(column.field.kind));
  const last = rest.find(({ name }) => name === amount) ?? amountOf(rest);
  const weight = rest.find(({ field }) => field.kind === 'gram');
  const must = rest.find(({ name }) => name === sorted);
  const chosen = new Set([last, weight, must].filter((column) => column !== undefined));
  for (const column of rest) if (chosen.size < LINES) chosen.add(column);
  // Who is late stands first, and how late is said in a line more.
  const why = rest.find(({ name }) => name === first);
  if (why) chosen.add(why);
  const lines = rest.filter((column) => chosen.has(column) && column !== last);
  return {
    ...{ title, code: code === title ? null : code, status },
    lines: last ? [...lines, last] : lines,
    typed: new Set(typed),
  };
}

/** Pixels: what stands around the lines, and one line. They are those of `cards.module.css`. */
const FRAME = 45;
const LINE = 20;
/** A finger needs as much. */
const FINGER = 56;

/** A text as wide as this holds sentences. */
const WIDE = 40;
/** Lines that a card gives to a sentence. */
const TALL = 2;

export const isSentence = ({ field }: Column): boolean => field.kind === 'teks' && (field.width ?? 0) >= WIDE;

/** A field, and what keeps it from the next one. */
const FIELD = 50;

const textHeight = (column: Column): number => LINE * (isSentence(column) ? TALL : 1);
const lineHeight = (column: Column, typed: CardPlan['typed']): number =>
  typed.has(column.name) ? FIELD : textHeight(column);

export const cardHeight = ({ title, lines, typed }: CardPlan): number =>
  Math.max(
    FINGER,
    lines.reduce((sum, column) => sum + lineHeight(column, typed), FRAME + textHeight(title) - LINE),
  );

/** A heading of a group: its words, and below them what its rows come to. */
export const headingHeightOf = (columns: readonly Column[]): number =>
  columns.some(({ field }) => field.total !== undefined) ? 48 : 32;

/** Totals in the order in which they are asked for: the money it is about, its weight, other money, then the rest. */
export function totalsOf(columns: readonly Column[], totals: Readonly<Record<string, number>>): Column[] {
  const shown = columns.filter(({ name, field }) => field.total !== undefined && totals[name]);
  const main = amountOf(shown);
  const weight = shown.find(({ field }) => field.kind === 'gram');
  const rank = (column: Column): number => {
    if (column === main) return 0;
    if (column === weight) return 1;
    return column.field.kind === 'uang' ? 2 : 3;
  };
  return shown.toSorted((a, b) => rank(a) - rank(b));
}
