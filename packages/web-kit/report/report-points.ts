/** The points of a report that is drawn: one for each value of `by`, in its order. */
import type { Report } from '@mustika/kernel/report.ts';
import type { TableRow } from '../data-table/rows.ts';

export type Point = { by: string; value: number };

/** Each row weighs as much as it holds; rows that hold nothing say nothing. */
export function pointsOf(
  { by, value, weight }: NonNullable<Report['chart']>,
  rows: readonly TableRow[],
): Point[] {
  const said = rows.filter((row) => typeof row[value] === 'number' && Number(row[weight]) > 0);
  const groups = Map.groupBy(said, (row) => String(row[by]));
  return [...groups]
    .map(([key, some]) => {
      const held = some.reduce((sum, row) => sum + Number(row[weight]), 0);
      return {
        by: key,
        value: some.reduce((sum, row) => sum + Number(row[value]) * (Number(row[weight]) / held), 0),
      };
    })
    .sort((a, b) => (a.by < b.by ? -1 : 1));
}
