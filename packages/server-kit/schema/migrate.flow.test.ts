/** Protects: a migration runs once, as it was written, whatever name or checksum a living database knows it by. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { databaseAt } from '../postgres/one-connection.ts';
import { type MigrateOptions, migrate } from './migrate.ts';
import { RENAMED } from './migration-files.ts';

const NAME = 'uji_migrasi';
const [BEFORE, AFTER] = Object.entries(RENAMED)[0] as [string, string];
const folder = mkdtempSync(join(tmpdir(), 'mustika-migrasi-'));
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
let server: pg.Client;
let owner: pg.Client;
let options: MigrateOptions;

beforeAll(async () => {
  server = new pg.Client({ connectionString: inject('pgUrl') });
  await server.connect();
});
beforeEach(async () => {
  await owner?.end();
  await server.query(`drop database if exists ${NAME} with (force)`);
  await server.query(`create database ${NAME}`);
  const url = databaseAt(inject('pgUrl'), NAME);
  owner = new pg.Client({ connectionString: url });
  await owner.connect();
  options = { url, login: false, dir: pathToFileURL(`${folder}/`) };
  write('0001_a.sql', 'create table a (x integer);');
  write(AFTER, 'create table b (x integer);');
});
afterAll(async () => {
  await owner?.end();
  await server?.query(`drop database if exists ${NAME} with (force)`);
  await server?.end();
  rmSync(folder, { recursive: true });
});

test('runs every file once and remembers its checksum', async () => {
  expect(await migrate(options)).toEqual(['0001_a.sql', AFTER]);
  expect(await migrate(options)).toEqual([]);
  const { rows } = await owner.query('select nama, length(sidik) as n from migrasi order by nama');
  expect(rows).toEqual([
    { nama: '0001_a.sql', n: 64 },
    { nama: AFTER, n: 64 },
  ]);
});

test('refuses to start on a file that was edited after it ran, but not on other ends of its lines', async () => {
  write('0001_a.sql', 'create table a (\n  x integer\n);');
  await migrate(options);
  write('0001_a.sql', 'create table a (\r\n  x integer\r\n);');
  expect(await migrate(options)).toEqual([]);
  write('0001_a.sql', 'create table a (x bigint);');
  await expect(migrate(options)).rejects.toThrow(/isi migrasi berubah .*0001_a\.sql/);
});

test('brings all that is new or nothing, and each finds what the one before it settled', async () => {
  write('0001_a.sql', 'create table a (x integer references a (x) deferrable initially deferred unique);');
  await migrate(options);
  write('0700_c.sql', "insert into a values (1); set work_mem = '9MB';");
  const add = `alter table a add y integer;
    do $$ begin if current_setting('work_mem') = '9MB' then raise 'still set'; end if; end $$;`;
  write('0701_d.sql', `${add} select 1 / 0;`);
  await expect(migrate(options)).rejects.toThrow('migrasi 0701_d.sql gagal');
  const rows = async (): Promise<unknown> => (await owner.query('select * from a')).rows;
  expect(await rows()).toEqual([]);
  write('0701_d.sql', add);
  const ran = await migrate(options);
  for (const name of ['0700_c.sql', '0701_d.sql']) rmSync(join(folder, name));
  expect(ran).toEqual(['0700_c.sql', '0701_d.sql']);
  expect(await rows()).toEqual([{ x: 1, y: null }]);
});

test('refuses a database that knows more than the program', async () => {
  await migrate(options);
  await owner.query("insert into migrasi (nama, sidik) values ('9999_besok.sql', 'x')");
  await expect(migrate(options)).rejects.toThrow(/lebih baru .*9999_besok/);
});

test('takes a database of before the checksums, with the names of before', async () => {
  await owner.query('create table migrasi (nama text primary key, pada timestamptz not null default now())');
  await owner.query('insert into migrasi (nama) values ($1), ($2)', ['0001_a.sql', BEFORE]);
  expect(await migrate(options)).toEqual([]);
  const { rows } = await owner.query(
    'select nama from migrasi where length(sidik) = 64 order by nama collate "C"',
  );
  expect(rows.map(({ nama }) => nama)).toEqual(['0001_a.sql', AFTER]);
});

test('leaves no connection of its own open: whoever drops the database next ends no process', async () => {
  // Counted here: the server takes a moment to notice that somebody left.
  const open = (): number =>
    process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
  const before = open();
  const left: number[] = [];
  // On a busy machine one connection in twenty was still there.
  for (let round = 0; round < 20; round += 1) {
    await migrate(options);
    left.push(open() - before);
  }
  expect(left.filter((more) => more > 0)).toEqual([]);
});
