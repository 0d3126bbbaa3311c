/**
 * Protects: every setting and module is declared once and read; a rule cannot read one that is not declared, nor read it
 * without its kind and default; a module nothing reads yet says so on its screen, and stops saying so with its first reader.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAGS, isFlag, MODULES } from '@mustika/kernel/flags.ts';
import { SETTINGS } from '@mustika/kernel/settings/all.ts';
import { DECLARED as ALL } from '@mustika/kernel/settings/declared.ts';
import { isSetting } from '@mustika/kernel/settings/settings.ts';
import { describe, expect, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { listFiles, ROOT } from '../tidy/source.ts';

const DECLARED = 'packages/kernel/settings/';
/** Answers rows as they are stored, or makes the copy the rules read. */
const RAW = new Set([
  'packages/server-kit/store-config.ts',
  'domains/pengaturan/para-system.query.ts',
  'packages/web-kit/session.ts',
]);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const product = ['packages', 'domains', 'apps']
  .flatMap(listFiles)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith(DECLARED))
  .map((path) => ({ path, text: read(path) }));
const functions = listFiles('database/functions').map((path) => ({ path, text: read(path) }));

/**
 * Names of settings that code asks for: readSetting(store, 'X'), setting('X', ...), storeList('X'); in a file that reads by a
 * table of names, those of the table too.
 */
const BY_TABLE = /\breadSetting\(\w+,\s*[^'\s]/;
const asked = product.flatMap(({ text }) => [
  ...[...text.matchAll(/\b(?:readSetting\((?:[^()]|\([^()]*\))*?,\s*|setting\(|storeList\()'(\w+)'/g)].map(
    (hit) => hit[1] as string,
  ),
  ...(BY_TABLE.test(text) ? [...text.matchAll(/'([A-Z][A-Z0-9_]+)'/g)] : [])
    .map((hit) => hit[1] as string)
    .filter(isSetting),
]);
const named = new Set(
  product.flatMap(({ text }) => [...text.matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map((hit) => hit[1])),
);
const inSql = functions.flatMap(({ text }) =>
  text.includes('para_system')
    ? [...text.matchAll(/\bkey\s*=\s*'(\w+)'/g)].map((hit) => hit[1] as string)
    : [],
);
const isRead = (flag: string): boolean => named.has(flag) || inSql.includes(flag);

describe('settings', () => {
  test.each(Object.keys(SETTINGS))('%s is read', (key) => expect(asked).toContain(key));

  test('no rule asks for one that is not declared', () => {
    expect([...asked, ...inSql].filter((key) => !isSetting(key) && !isFlag(key))).toEqual([]);
  });

  test('nobody reads the stored text past its kind and default', () => {
    const raw = product
      .filter(
        ({ path, text }) => !RAW.has(path) && /\bsettings\??\.?(?:\.[A-Za-z]\w*_|\.[A-Z]|\[)/.test(text),
      )
      .map(({ path }) => path);
    expect(raw, 'use readSetting').toEqual([]);
  });
});

/** A list of parameters opens with its module and is not changed by it: it reads nothing for anybody. */
const rules = product.filter(({ path }) => !path.endsWith('.resource.ts'));
const ruled = new Set(
  rules.flatMap(({ text }) => [...text.matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map((hit) => hit[1])),
);
const changesSomething = (flag: string): boolean => ruled.has(flag) || inSql.includes(flag);

describe('modules', () => {
  test.each(FLAGS.filter((flag) => !MODULES[flag].awaited))('%s is read', (flag) => {
    expect(isRead(flag), 'nothing reads it: say `awaited`').toBe(true);
    expect(changesSomething(flag), 'it opens parameters alone: say so').toBe(true);
  });
  test.each(FLAGS.filter((flag) => MODULES[flag].awaited))('%s waits for its first reader', (flag) => {
    expect(changesSomething(flag), 'it is read now: take `awaited` away').toBe(false);
    expect(isRead(flag)).toBe(MODULES[flag].awaited === 'parameter');
  });
});

test('what a setting reaches are documents that say when they are open', () => {
  const terbuka = new Set(house.documents.filter(({ open }) => open).map(({ name }) => name));
  expect(ALL.flatMap(({ reaches }) => reaches?.documents ?? []).filter((name) => !terbuka.has(name))).toEqual(
    [],
  );
});
