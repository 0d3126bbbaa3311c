// Protects: a word of a file is never taken for one of two things.
import { expect, test } from 'vitest';
import { kataTunggal } from './kata-tunggal.ts';

test('a word of one meaning is known, however often it is said; one of two is not, not even by a third', () => {
  const kata = kataTunggal([
    ['16K', 70],
    ['16K', 70],
    ['17K', 70],
    ['17K', 75],
    ['17K', 75],
  ]);
  expect([...kata]).toEqual([['16K', 70]]);
});
