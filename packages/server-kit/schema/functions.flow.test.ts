/**
 * Protects: functions and views become what their files say, all of them or none, with the rights of the file alone; a table that
 * moved below one that nobody touched is noticed.
 */
import pg from 'pg';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase, EMPTY, type TestDatabase } from '../testing.ts';
import { readFunctionFile, readFunctions } from './function-files.ts';
import { applyFunctions } from './functions.ts';

const HOUSE = await readFunctions();
let clone: TestDatabase | undefined;
let owner: pg.Client;

const leave = async (): Promise<void> => {
  if (!clone) return;
  await owner.end();
  await clone.drop();
};
beforeEach(async () => {
  await leave();
  clone = await cloneDatabase(inject('pgUrl'), EMPTY);
  owner = new pg.Client({ connectionString: clone.url });
  await owner.connect();
});
afterAll(leave);

/** The house with files of its own beside it, or in the place of those of their name. */
const house = (own: Readonly<Record<string, string>>) => {
  const files = Object.entries(own).map(([nama, text]) =>
    readFunctionFile(`functions/inti/${nama}.sql`, text),
  );
  return [...HOUSE.filter(({ nama }) => !(nama in own)), ...files];
};
async function start(own: Readonly<Record<string, string>> = {}, moved = false): Promise<string[]> {
  await owner.query('begin');
  try {
    const paths = await applyFunctions(owner, house(own), moved);
    await owner.query('commit');
    return paths;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
const one = async (query: string): Promise<unknown> =>
  Object.values((await owner.query(query)).rows[0] ?? {})[0];
const fungsi = (nama: string, body: string, rest = ''): string =>
  `create or replace function ${nama}() returns int language sql as $$ ${body} $$;\n${rest}`;

test('nothing to do, nothing done', async () => expect(await start()).toEqual([]));

test('a new one, another text, no file any more', async () => {
  expect(await start({ satu: fungsi('satu', 'select 1') })).toEqual(['functions/inti/satu.sql']);
  expect(await start({ satu: fungsi('satu', 'select 1') })).toEqual([]);
  expect(await start({ satu: fungsi('satu', 'select 2').replaceAll('\n', '\r\n') })).toHaveLength(1);
  expect(await start({ satu: fungsi('satu', 'select 2') })).toEqual([]);
  expect(await one('select satu()')).toBe(2);
  expect(await start()).toEqual(['functions/inti/satu.sql']);
  expect(await one("select to_regprocedure('satu()')")).toBe(null);
});

test('what a migration dropped comes back, and what the shop has of its own stays', async () => {
  await owner.query('create function orang() returns int language sql as $$ select 7 $$');
  await owner.query('drop function bunga_hutang(bigint, integer, text, integer, bigint, integer)');
  await owner.query('drop trigger jaga_status on barang');
  expect(await start()).toEqual([
    'functions/barang/jaga_status_barang.sql',
    'functions/hutang/bunga_hutang.sql',
  ]);
  expect(await one('select orang()')).toBe(7);
  expect(await one("select count(*)::int from pg_trigger where tgname = 'jaga_status'")).toBe(1);
});

test('files may need each other, by whichever name comes first', async () => {
  const own = {
    a_pandang: 'create or replace view a_pandang as select z_fungsi() as isi, k.x from k_pandang k;\n',
    k_pandang: 'create or replace view k_pandang as select 3 as x;\n',
    z_fungsi: fungsi('z_fungsi', 'select x from k_pandang'),
  };
  expect((await start(own)).length).toBe(3);
  expect(await one('select isi from a_pandang')).toBe(3);
  expect((await start()).length).toBe(3);
});

test('rights and owner are those of the file, whatever the text before it gave', async () => {
  const given =
    'alter function satu() owner to mustika_buku;\nrevoke execute on function satu() from public;\ngrant execute on function satu() to mustika_app, mustika_report;\n';
  await start({ satu: fungsi('satu', 'select 1', given) });
  const rights = () => one("select sifat from hak_kini() where objek = 'fungsi satu()'");
  expect(await rights()).toBe('mustika_buku; mustika_app: execute; mustika_report: execute');
  await start({
    satu: fungsi(
      'satu',
      'select 1',
      'revoke execute on function satu() from public;\ngrant execute on function satu() to mustika_report;\n',
    ),
  });
  expect(await rights()).toBe('pemilik; mustika_report: execute');
  await start({ satu: fungsi('satu', 'select 1') });
  expect(await rights()).toMatch(/semua: execute/);
});

test('one that is refused refuses all of them, by its name', async () => {
  const own = {
    a: fungsi('a', 'select 1'),
    rusak: fungsi('rusak', 'select 1').replace('returns int', 'returns tidak_ada'),
  };
  await expect(start(own)).rejects.toThrow('functions/inti/rusak.sql gagal');
  expect(await one("select to_regprocedure('a()')")).toBe(null);
  await expect(start({ rusak: fungsi('rusak', 'select kolom from toko') })).rejects.toThrow(
    'isi fungsi rusak() tidak sesuai tabel-tabelnya',
  );
});

test('another shape waits for a migration that drops the one before', async () => {
  await start({ satu: fungsi('satu', 'select 1') });
  const teks = fungsi('satu', "select 'x'").replace('returns int', 'returns text');
  await expect(start({ satu: teks })).rejects.toThrow('functions/inti/satu.sql gagal');
  await expect(start({ satu: fungsi('satu', 'select 1').replace('satu()', 'satu(x int)') })).rejects.toThrow(
    'functions/inti/satu.sql gagal',
  );
  await owner.query('drop function satu()');
  await start({ satu: teks });
  expect(await one('select satu()')).toBe('x');
});

test('after migrations every body is held against the tables, and every writer made anew', async () => {
  await start({ satu: fungsi('satu', 'select count(gelar)::int from bank') }).catch(() => {});
  await owner.query('alter table bank add gelar text; alter table kirim_uang add baru text');
  await start({ satu: fungsi('satu', 'select count(gelar)::int from bank') }, true);
  expect(await one("select prosrc ~ 'x.baru' from pg_proc where proname = 'catat_baris_kirim_uang'")).toBe(
    true,
  );
  await owner.query('alter table bank rename gelar to sebutan');
  await expect(start({ satu: fungsi('satu', 'select count(gelar)::int from bank') }, true)).rejects.toThrow(
    'isi fungsi satu() tidak sesuai tabel-tabelnya',
  );
});

test('a file makes the one thing it is named after', () => {
  const read = (text: string) => () => readFunctionFile('functions/inti/satu.sql', text);
  expect(read(fungsi('satu', 'select 1'))).not.toThrow();
  for (const text of [
    '',
    fungsi('dua', 'select 1'),
    fungsi('satu', 'select 1') + fungsi('dua', 'select 1'),
    'create function satu() returns int language sql as $$ select 1 $$;',
  ])
    expect(read(text)).toThrow(/harus membuat satu function atau view bernama satu/);
});
