/**
 * Protects: the screens of the house are those of the specification and of own-routes.tsv, behind the gates told there, or in
 * other-gates.tsv.
 */
import { describe, expect, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { parseGate, sameGate } from './gate-notation.ts';
import { otherGates, ownRoutes, specRoutes } from './spec.ts';

const spec = new Map([...specRoutes, ...ownRoutes, ...otherGates].map((row) => [row.path, row]));
const screens = house.screens.map((screen) => [screen.path, screen] as const);

/** Pages that belong to the way in and out; everything else is a right that can be taken away. */
const withoutRight = (path: string): boolean =>
  spec.get(path)?.gate === 'public' ||
  (spec.get(path)?.group === 'navigation' && !path.startsWith('/dashboard'));

describe('every screen of the house', () => {
  test.each(screens)('%s stands in routes.tsv or own-routes.tsv with its gate', (path, screen) => {
    const row = spec.get(path);
    expect(row, 'no such row').toBeDefined();
    const told = `${JSON.stringify(screen.gate)} is not "${row?.gate}"`;
    expect(sameGate(screen.gate, parseGate(row?.gate ?? '')), told).toBe(true);
  });

  test.each(screens)('%s is in the menu and the access tree unless it is a way in or out', (path, screen) => {
    expect({ menu: screen.menu, grouped: screen.group !== undefined }).toEqual(
      withoutRight(path) ? { menu: false, grouped: false } : { menu: true, grouped: true },
    );
  });
});

test('what is picked from a call of its own opens with the screen it belongs to', () => {
  const picked = house.commands.flatMap(({ list }) => list?.() ?? []);
  const other = picked.filter(({ screen, gate }) => {
    const own = house.screens.find(({ path }) => path === screen);
    return !own || !sameGate(own.gate, gate);
  });
  expect(other.map(({ name }) => name)).toEqual([]);
});

test('own-routes.tsv names what is built, and nothing of the specification', () => {
  const prescribed = new Set(specRoutes.map((row) => row.path));
  const built = new Set(house.screens.map((screen) => screen.path));
  expect(ownRoutes.filter((row) => prescribed.has(row.path) || !built.has(row.path))).toEqual([]);
});

test('other-gates.tsv names screens of the specification, and gates that differ from its own', () => {
  const told = new Map(specRoutes.map((row) => [row.path, row.gate]));
  const same = (path: string, gate: string): boolean => {
    const before = told.get(path);
    return before === undefined || sameGate(parseGate(before), parseGate(gate));
  };
  expect(otherGates.filter(({ path, gate }) => same(path, gate))).toEqual([]);
});

test('the notation of routes.tsv reads as it is meant', () => {
  const same = (a: string, b: string): boolean => sameGate(parseGate(a), parseGate(b));
  expect(same('SEPUHAN_MODULE & !SEPUHAN_TERPUSAT_MODULE', 'SEPUHAN_MODULE')).toBe(false);
  expect(same('SEPUHAN_MODULE & MEMBER_MODULE', 'MEMBER_MODULE & SEPUHAN_MODULE')).toBe(true);
  expect(same('MEMBER_MODULE | mode:X', 'mode:X | MEMBER_MODULE')).toBe(true);
  expect(same('MEMBER_MODULE | mode:X', 'MEMBER_MODULE')).toBe(false);
  expect(same('level:OWN,SU if MEMBER_MODULE', 'level:OWN,SU')).toBe(false);
  expect(same('level:OWN,SU if MEMBER_MODULE', '')).toBe(false);
  expect(same('level:SU,MU', 'level:MU,SU')).toBe(true);
  expect(same('', 'public')).toBe(false);
  expect(same('pusat', '')).toBe(false);
  expect(same('MEMBER_MODULE & !setting:HUTANG_POKOK=HARGA_EMAS', 'MEMBER_MODULE')).toBe(false);
});
