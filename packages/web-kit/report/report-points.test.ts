/** Protects: the line of a report is the mean of each day, weighed by what each row holds. */
import { expect, test } from 'vitest';
import { pointsOf } from './report-points.ts';

test('a large count says more than a small one; a day without pieces says nothing', () => {
  const row = (tanggal: string, akurasi: number | null, sistem_qty: number) => ({
    tanggal,
    akurasi,
    sistem_qty,
  });
  const rows = [
    row('2026-11-22', 100, 10),
    ...[
      row('2026-11-21', 90, 30),
      row('2026-11-21', 100, 10),
      row('2026-11-20', 100, 0),
      row('2026-11-19', null, 4),
    ],
  ];
  expect(pointsOf({ by: 'tanggal', value: 'akurasi', weight: 'sistem_qty' }, rows)).toEqual([
    { by: '2026-11-21', value: 92.5 },
    { by: '2026-11-22', value: 100 },
  ]);
});
