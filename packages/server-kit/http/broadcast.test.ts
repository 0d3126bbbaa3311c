/** Protects: a process alone says nothing to nobody, and one that has company is believed to have it until it is silent. */
import { expect, test } from 'vitest';
import { company } from './broadcast.ts';

test('alone once nobody answered, in company as long as somebody is heard', () => {
  let now = 0;
  const others = company(() => now);
  // Somebody who begins at the same moment may not have answered yet.
  expect(others.alone()).toBe(false);
  now = 1_001;
  expect(others.alone()).toBe(true);
  others.met();
  expect(others.alone()).toBe(false);
  // Two beats may be lost.
  now += 90_000;
  expect(others.alone()).toBe(false);
  others.met();
  now += 95_001;
  expect(others.alone()).toBe(true);
});
