/**
 * Protects: three habits of an engine that spreads stores over machines. It cannot run here; what it refused first when it was
 * tried is asked of every policy and every trigger instead. What it refuses besides stands in docs/scale.md.
 */
import { cloneDatabase, EMPTY, type TestDatabase } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  const pgUrl = inject('pgUrl');
  database = await cloneDatabase(pgUrl, EMPTY);
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

type Named = { nama: string; isi: string };
const names = (rows: readonly Named[]): string[] => rows.map(({ nama }) => nama);

const policies = async (): Promise<Named[]> =>
  (
    await owner.query<Named>(
      `select polrelid::regclass || '.' || polname as nama,
              concat_ws(' ', pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as isi from pg_policy order by 1`,
    )
  ).rows;
const asking = (rows: readonly Named[]): string[] => names(rows.filter(({ isi }) => /\bselect\b/i.test(isi)));

test('no policy asks a sub-select', async () => {
  const all = await policies();
  expect(all.length).toBeGreaterThan(400);
  expect(asking(all)).toEqual([]);
  await owner.query('alter policy baca on barang using ((select true))');
  expect(asking(await policies())).toEqual(['barang.baca']);
});

/** The transition tables of a function's triggers, without the one way in which they may be read. */
const guards = async (): Promise<(Named & { tabel: string[] })[]> =>
  (
    await owner.query(
      `select p.proname as nama, p.prosrc as isi, array_agg(distinct x.tabel::text) as tabel
         from pg_trigger t join pg_proc p on p.oid = t.tgfoid cross join unnest(array[t.tgnewtable, t.tgoldtable]) x (tabel)
        where x.tabel is not null group by 1, 2 order by 1`,
    )
  ).rows;
const joining = (rows: readonly (Named & { tabel: string[] })[]): string[] =>
  names(
    rows.filter(({ isi, tabel }) => {
      const rest = isi.replaceAll(/:= array\(select (?:(?!\bfrom\b|;)[^;])* from \w+ b\);/g, '');
      return tabel.some((name) => new RegExp(`\\bfrom ${name}\\b|\\bjoin ${name}\\b`).test(rest));
    }),
  );

test('a guard takes its transition table into an array, and asks nothing else of it', async () => {
  const all = await guards();
  expect(names(all)).toEqual(['jaga_buku', 'jaga_saldo_akun', 'jaga_uang', 'naikkan_versi_toko_sekali']);
  expect(joining(all)).toEqual([]);
  const isi = 'if exists (select from baru b join peristiwa p using (kode_toko)) then';
  expect(joining([{ nama: 'uji', isi, tabel: ['baru'] }])).toEqual(['uji']);
});

test('what posts takes the store as its first argument', async () => {
  const { rows } = await owner.query<{ fungsi: string }>(
    `select p.oid::regprocedure::text as fungsi from pg_proc p where p.pronamespace = 'public'::regnamespace
        and p.proname in ('catat', 'catat_bersama', 'tutup_hari', 'buka_hari') order by 1`,
  );
  expect(rows.map(({ fungsi }) => fungsi)).toEqual([
    'buka_hari(text,jsonb)',
    'catat(text,jsonb)',
    'catat_bersama(text[],jsonb)',
    'tutup_hari(text,jsonb)',
  ]);
});
