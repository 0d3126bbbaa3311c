/** Protects: a card goes where an act of its screen leads, and nowhere else; what is asked for ahead is never beyond the end. */
import { service } from '@mustika/domains/service/service.document.ts';
import { expect, test } from 'vitest';
import { actTo, columnBeside, rangeAhead } from './moves.ts';

const LIHAT = '/lihat-services';
const all = () => true;
const path = (from: string, to: string, screen = LIHAT, may: (act: { path: string }) => boolean = all) =>
  actTo(service, screen, [from, to], may)?.path ?? null;

test('a card goes where an act of its screen leads', () => {
  expect(path('MASUK', 'KERJA')).toBe('service/kerja');
  expect(path('MASUK', 'DONE')).toBe('service/selesai');
  expect(path('DONE', 'KERJA')).toBe('service/kerja');
  expect(path('KERJA', 'MASUK')).toBeNull();
  // Validated on its own screen alone.
  expect(path('OPEN', 'MASUK')).toBeNull();
});

test('an act that the user may not do is still the one that leads there: whoever asks is told why', () => {
  expect(path('MASUK', 'KERJA', LIHAT, () => false)).toBe('service/kerja');
});

test('the column beside a column, and none beside the last', () => {
  const states = ['MASUK', 'KERJA', 'DONE'];
  expect(columnBeside(states, 'MASUK', 1)).toBe('KERJA');
  expect(columnBeside(states, 'MASUK', -1)).toBeNull();
  expect(columnBeside(states, 'DONE', 1)).toBeNull();
  expect(columnBeside(states, 'CLOS', -1)).toBeNull();
});

test('cards are asked for before they are in sight, and none beyond the last', () => {
  expect(rangeAhead(0, 17, 2000)).toEqual([0, 57]);
  expect(rangeAhead(90, 107, 2000)).toEqual([50, 147]);
  expect(rangeAhead(1990, 1999, 2000)).toEqual([1950, 1999]);
  expect(rangeAhead(0, 0, 0)).toEqual([0, 0]);
  // The list has become shorter meanwhile.
  expect(rangeAhead(500, 520, 30)).toEqual([29, 29]);
});
