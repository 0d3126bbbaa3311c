/** Protects: what the database refuses by name is said in words; a name that no table of refusals knows is answered as a fault of ours. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusals } from '../../apps/server/refusals.ts';

const FUNCTIONS = join(import.meta.dirname, '../../database/functions');

test('every refusal of a function has its words', () => {
  const words = new Set(refusals.map(({ code }) => code));
  const raised = readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .flatMap((path) => [...readFileSync(join(FUNCTIONS, path), 'utf8').matchAll(/\btolak\('([A-Z0-9_]+)'/g)])
    .map(([, code = '']) => code);
  expect(raised.length).toBeGreaterThan(60);
  expect([...new Set(raised)].filter((code) => !words.has(code)).sort()).toEqual([]);
});
