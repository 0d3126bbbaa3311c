/**
 * What the body of a table is made of: rows, and above each group of rows its heading with count and sub-totals.
 * Grouping keeps the order in which groups first appear, so the order a report's SQL gives is the order on screen.
 */
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { formatValue, KOSONG } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import type { TableRow } from './rows.ts';
import { sumRows, type Totals } from './sums.ts';

export type GroupLine = {
  is: 'group';
  key: string;
  /** 0 for the outermost grouping column. */
  depth: number;
  label: string;
  value: string;
  count: number;
  totals: Totals;
};
export type RowLine = { is: 'row'; key: string; row: TableRow; index: number };
/** A row of a paged list that has not arrived yet. */
export type WaitLine = { is: 'wait'; key: string; index: number };
export type Line = GroupLine | RowLine | WaitLine;

export type KeyOf = (row: TableRow, index: number) => string;

const SEPARATOR = '\u001f';

function partition(rows: readonly TableRow[], name: string): Map<unknown, TableRow[]> {
  const parts = new Map<unknown, TableRow[]>();
  for (const row of rows) {
    const value = row[name] ?? null;
    const part = parts.get(value);
    if (part) part.push(row);
    else parts.set(value, [row]);
  }
  return parts;
}

/** Rows with their group headings; without `groupBy` just the rows. */
export function linesOf(rows: readonly TableRow[], groupBy: Fields, columns: Fields, keyOf: KeyOf): Line[] {
  const levels = Object.entries(groupBy) as [string, Field][];
  const lines: Line[] = [];
  let index = 0;
  const walk = (part: readonly TableRow[], depth: number, path: string): void => {
    const level = levels[depth];
    if (!level) {
      for (const row of part) {
        lines.push({ is: 'row', key: keyOf(row, index), row, index });
        index += 1;
      }
      return;
    }
    const [name, field] = level;
    for (const [value, members] of partition(part, name)) {
      const key = `${path}${SEPARATOR}${String(value)}`;
      const text = formatValue(field, value) || KOSONG;
      const totals = sumRows(columns, members);
      const label = istilah(field.label);
      lines.push({ is: 'group', key, depth, label, value: text, count: members.length, totals });
      walk(members, depth + 1, key);
    }
  };
  walk(rows, 0, 'g');
  return lines;
}

/** Headings that stand over the line at `first`: what stays in sight while the rows scroll under it. */
export function headingsAt(lines: readonly Line[], first: number, depths: number): GroupLine[] {
  const found: GroupLine[] = [];
  for (let at = Math.min(first, lines.length - 1); at >= 0 && found.length < depths; at -= 1) {
    const line = lines[at];
    if (line?.is !== 'group') continue;
    const next = found[0]?.depth ?? depths;
    if (line.depth < next) found.unshift(line);
    if (line.depth === 0) break;
  }
  return found;
}
