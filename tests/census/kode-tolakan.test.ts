/**
 * Protects: a code of a refusal means one thing. It is raised by name, from the database too, and whoever calls us asks for it by name;
 * of two meanings the one that was registered last would be said.
 */
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { expect, test } from 'vitest';
import { refusals } from '../../apps/server/refusals.ts';

type Table = Readonly<Record<string, ErrorEntry>>;
const files = import.meta.glob<Record<string, Table>>(
  ['../../{apps,domains,packages}/**/*.errors.ts', '../../packages/kernel/errors.ts', '!**/node_modules/**'],
  { eager: true },
);
const isEntry = (value: unknown): value is ErrorEntry =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

const all = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter((table) => typeof table === 'object')
  .flatMap((table) => Object.values<unknown>(table))
  .filter(isEntry);

/** Codes with more than one text or status. */
const ambiguous = (entries: readonly ErrorEntry[]): string[] => {
  const meanings = Map.groupBy(
    new Set(entries.map(({ code, status, message }) => `${code} ${status} ${message}`)),
    (one) => one.split(' ')[0] as string,
  );
  return [...meanings].filter(([, said]) => said.length > 1).map(([, said]) => said.join(' | '));
};

test('every code of the house has one text and one status', () => {
  expect(all.length).toBeGreaterThan(400);
  expect(ambiguous(all)).toEqual([]);
});

test('so has every one that the database raises by name', () => {
  expect(ambiguous(refusals)).toEqual([]);
  const [first] = refusals;
  expect(ambiguous([...refusals, { ...(first as ErrorEntry), message: 'Lain' }])).toHaveLength(1);
});
