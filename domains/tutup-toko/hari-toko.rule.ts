/** Sums on the page of a closed day, for the screen and for paper. */

/** Sum of a column. */
export const jumlahDari = <T>(rows: readonly T[], nilai: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + nilai(row), 0);
