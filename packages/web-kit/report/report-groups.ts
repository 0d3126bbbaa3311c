/** What of the first rows of a report may be shown before all of them are there. */
import type { Report } from '@mustika/kernel/report.ts';
import type { TableRow } from '../data-table/rows.ts';

/** Without the group that the cut went through, whose sum would be of a part of it; nothing where that is the only one. */
export function wholeGroups(
  { groupBy }: Pick<Report, 'groupBy'>,
  rows: readonly TableRow[],
): readonly TableRow[] {
  const names = Object.keys(groupBy);
  const last = rows.at(-1);
  if (names.length === 0 || !last) return rows;
  const end = rows.findIndex((row) => names.every((name) => row[name] === last[name]));
  return rows.slice(0, end);
}
