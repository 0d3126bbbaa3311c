/**
 * Protects: a program starts again on the schema of the one that followed it, and changes nothing there; where something was taken
 * away that it needs it is told which program it wants.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { withNewDatabase } from '../../../database/schema/today.ts';
import { onDatabase } from '../postgres/one-connection.ts';
import { cloneDatabase, EMPTY } from '../testing.ts';
import { migrate } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'mustika-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Row = Record<string, unknown>;
const ask = async (url: string, text: string): Promise<Row[]> =>
  onDatabase(url, async (client: pg.Client) => (await client.query<Row>(text)).rows);

/** Starts a program that has these files; answers what it says. */
async function startWith(url: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const dir = mkdtempSync(join(folder, 'program-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  const said: string[] = [];
  const log = (line: string): void => void said.push(line);
  await migrate({ url, login: false, dir: pathToFileURL(`${dir}/`), log });
  return said;
}

async function byMigrations(url: string): Promise<void> {
  const start = (files: Readonly<Record<string, string>>): Promise<string[]> => startWith(url, files);
  const kemarin = {
    '0001_a.sql': 'create table a (x integer);',
    '0630_oldest_program.sql': 'alter table migrasi add perlu text;',
    '0700_b.sql': 'create table b (x integer);',
  };
  const hari = { ...kemarin, '0701_c.sql': 'alter table a add y integer;' };
  const besok = { ...hari, '0702_d.sql': '-- oldest program: 0701_c.sql\nalter table a drop x;' };
  await start(kemarin);
  await start(hari);
  expect(await start(kemarin)).toEqual([
    'database dari program yang lebih baru (1 migrasi), dibiarkan seperti adanya',
  ]);
  // A program of a branch, and one of before the rule.
  await expect(start({ ...kemarin, '0699_lain.sql': 'create table c ();' })).rejects.toThrow(
    'program ini membawa yang lain: 0699_lain.sql',
  );
  const { '0700_b.sql': _, ...tua } = kemarin;
  expect(await start(tua)).toHaveLength(1);
  await expect(start({ '0001_a.sql': kemarin['0001_a.sql'] })).rejects.toThrow(
    'Perlu program yang mengenal 0630_oldest_program.sql',
  );
  await start(besok);
  expect(await start(hari)).toHaveLength(1);
  await expect(start(kemarin)).rejects.toThrow(/lebih baru .*Perlu program yang mengenal 0701_c\.sql$/);
  const rows = await ask(url, 'select nama, perlu from migrasi order by nama');
  expect(rows.map(({ nama, perlu }) => `${nama} ${perlu}`)).toEqual([
    '0001_a.sql 0001_a.sql',
    '0630_oldest_program.sql 0630_oldest_program.sql',
    '0700_b.sql null',
    '0701_c.sql null',
    '0702_d.sql 0701_c.sql',
  ]);
}

test('by what its migrations need', () => withNewDatabase(inject('pgUrl'), byMigrations));

/** As a newer program would have left it. */
const NEWER = `comment on function app_lintas() is 'functions/inti/app_lintas.sql ${'0'.repeat(64)}'`;

async function house(url: string, insist = false): Promise<string[]> {
  const said: string[] = [];
  await migrate({ url, login: false, insist, log: (line) => said.push(line) });
  return said;
}
const isNewer = async (url: string): Promise<unknown> =>
  (await ask(url, "select obj_description('app_lintas()'::regprocedure) ~ '0{64}$' as baru"))[0]?.['baru'];

async function inClone(run: (url: string) => Promise<void>): Promise<void> {
  const clone = await cloneDatabase(inject('pgUrl'), EMPTY);
  await run(clone.url).finally(() => clone.drop());
}

test('functions of a program with newer migrations stay', () =>
  inClone(async (url) => {
    await ask(url, "insert into migrasi (nama, sidik) values ('9999_besok.sql', 'x')");
    await ask(url, NEWER);
    expect(await house(url)).toEqual([
      'database dari program yang lebih baru (1 migrasi), dibiarkan seperti adanya',
    ]);
    expect(await isNewer(url)).toBe(true);
  }));

test('functions of a program with the same migrations stay too, unless somebody insists', () =>
  inClone(async (url) => {
    expect(await house(url)).toEqual([]);
    await ask(url, NEWER);
    await ask(
      url,
      "insert into program (sidik, versi, urut) select 'besok', '9', max(urut) + 1 from program",
    );
    expect(await house(url)).toEqual([expect.stringContaining('dari program yang lebih baru, dibiarkan')]);
    expect(await isNewer(url)).toBe(true);
    expect(await house(url, true)).toEqual(['1 fungsi diperbarui']);
    expect(await isNewer(url)).toBe(false);
    expect(await house(url)).toEqual([]);
  }));
