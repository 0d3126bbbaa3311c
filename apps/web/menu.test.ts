import { house } from '@mustika/domains/house.ts';
import { expect, test } from 'vitest';
import { menu } from './menu.ts';

// Protects: the page gets the menu as JSON while it is built; a gate that is no plain data would open or shut for everybody.
test('what the page is told of the house survives being written down', () => {
  expect(JSON.parse(JSON.stringify(menu))).toEqual(menu);
  expect(menu.screens.map(({ path }) => path)).toEqual(house.screens.map(({ path }) => path));
});
