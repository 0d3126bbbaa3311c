/**
 * Protects: a list whose rows nothing reads says so on its screen, and stops saying so with its first reader. What every list has
 * (its screen, import, export, history, taking it over from another store) is no reader.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Resource } from '@mustika/kernel/resource.ts';
import { describe, expect, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { keteranganNotaResource } from '../../domains/master/keterangan-nota.resource.ts';
import { JENIS_NOTA } from '../../domains/rancangan-nota/jenis-nota.rule.ts';
import { listFiles, ROOT } from '../tidy/source.ts';

const read = (path: string) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });
const source = ['packages', 'domains', 'apps']
  .flatMap(listFiles)
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|life|damage)\.tsx?$/.test(path))
  .map(read);
const declared = source.filter(({ path }) => path.endsWith('.resource.ts'));
/** The table of contents names every list, and reads none. */
const readers = source.filter(({ path }) => !/\.(resource|domain)\.ts$/.test(path));
const functions = listFiles('database/functions').map(read);

const fileOf = ({ name }: Resource): string =>
  basename(declared.find(({ text }) => text.includes(`name: '${name}'`))?.path ?? '');

/** Its rows are selected, its declaration is asked by a screen, a report or a document, or another list takes its codes from it. */
function isRead(resource: Resource): boolean {
  const selected = new RegExp(`\\b(?:from|join)\\s+${resource.name}\\b`);
  const asked = `/${fileOf(resource)}'`;
  // Handed to a function that writes the statement; a plain word may mean anything.
  const handed = resource.name.includes('_') ? `'${resource.name}'` : asked;
  return (
    [...readers, ...functions].some(({ text }) => selected.test(text)) ||
    readers.some(({ text }) => text.includes(asked) || text.includes(handed)) ||
    house.resources.some((other) => Object.values(other.fields).some((field) => field.ref?.() === resource))
  );
}

describe('lists', () => {
  test.each(house.resources.map((one) => [one.label, one] as const))(
    '%s says whether it is read',
    (_, one) => {
      expect(fileOf(one)).not.toBe('');
      expect(
        one.awaited,
        one.awaited ? 'it is read now: take `awaited` away' : 'nothing reads it: say `awaited`',
      ).toBe(!isRead(one));
    },
  );
});

test('a kind of nota that nothing prints says so where its sentences are written', () => {
  const printed = new Set<string>(JENIS_NOTA.map(({ ketentuan }) => ketentuan));
  for (const { value, label } of keteranganNotaResource.fields.jenis_nota.choices ?? [])
    expect(/belum dicetak/.test(label), value).toBe(!printed.has(value));
});
