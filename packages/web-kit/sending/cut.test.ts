/** Protects: what is shown of before is shown with the bar that says so, and with nothing else. */
import { beforeEach, expect, test } from 'vitest';
import { shownFrom, useCut } from './cut.ts';

beforeEach(() => useCut.setState({ since: null, shown: null, sells: false }));

test('an answer of before is given while nothing is answered, and the bar says from when the oldest is', () => {
  useCut.setState({ since: 100 });
  expect([shownFrom(70), shownFrom(50), shownFrom(60)]).toEqual([true, true, true]);
  expect(useCut.getState()).toMatchObject({ since: 100, shown: 50 });
});

test('one that was looked for while the line came back is not given: no bar would say how old it is', () => {
  expect(shownFrom(50)).toBe(false);
  expect(useCut.getState().shown).toBeNull();
});
