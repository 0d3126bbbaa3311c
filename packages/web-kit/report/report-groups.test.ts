/** Protects: what is shown of a report before all of it is there says no sum of a part of a group. */
import { teks } from '@mustika/kernel/field.ts';
import { expect, test } from 'vitest';
import { wholeGroups } from './report-groups.ts';

const rows = (...days: string[]) => days.map((hari, id) => ({ id, hari, kasir: id < 2 ? 'A' : 'B' }));
const of = (...names: string[]) => ({ groupBy: Object.fromEntries(names.map((name) => [name, teks(name)])) });
const ids =
  (...names: string[]) =>
  (...days: string[]) =>
    wholeGroups(of(...names), rows(...days)).map(({ id }) => id);

test('the group that the cut went through waits for its other rows', () => {
  expect(ids('hari')('1', '1', '2', '3', '3')).toEqual([0, 1, 2]);
  expect(ids('hari')('1', '1', '2')).toEqual([0, 1]);
});

test('a group that is longer than the cut leaves nothing to show', () => {
  expect(ids('hari')('1', '1', '1')).toEqual([]);
  expect(ids('hari')()).toEqual([]);
});

test('groups of several columns end where any of them changes', () => {
  expect(ids('hari', 'kasir')('1', '1', '1', '1')).toEqual([0, 1]);
});

test('rows without groups are shown as they come', () => {
  expect(ids()('1', '1', '2')).toEqual([0, 1, 2]);
});
