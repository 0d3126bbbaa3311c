/** Protects: a writer that is made from its table writes every column that the table has today. */

import { cloneDatabase, EMPTY } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { expect, inject, test } from 'vitest';

const MADE = `select p.proname as nama, p.prosrc as isi, substring(p.prosrc from 'Made by (pasang_\\w+\\([^)]*\\))') as panggilan
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname like 'catat\\_baris\\_%' and p.prosrc like '%Made by pasang\\_%'
  order by 1`;
type Made = { nama: string; isi: string; panggilan: string };

test('what made a writer of its table would make it the same again', async () => {
  const pgUrl = inject('pgUrl');
  const database = await cloneDatabase(pgUrl, EMPTY);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  try {
    const before = (await owner.query<Made>(MADE)).rows;
    expect(before.length).toBeGreaterThan(10);
    for (const { panggilan } of before) await owner.query(`select ${panggilan}`);
    expect((await owner.query<Made>(MADE)).rows).toEqual(before);
    // And the test can fail: a new column is noticed.
    await owner.query('alter table kirim_uang add column baru text');
    await owner.query("select pasang_penulis('kirim_uang')");
    expect((await owner.query<Made>(MADE)).rows).not.toEqual(before);
    await owner.query('alter table barang add column baru text');
    await owner.query('select pasang_barang_tiba()');
    const tiba = (rows: readonly Made[]) => rows.find((row) => row.nama === 'catat_baris_barang_tiba')?.isi;
    expect(tiba((await owner.query<Made>(MADE)).rows)).not.toEqual(tiba(before));
  } finally {
    await owner.end();
    await database.drop();
  }
});
