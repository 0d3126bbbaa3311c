/** Protects: every function and view of the database stands in a file of its domain, or is a writer that its table makes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { markOf, readFunctions } from '@mustika/server-kit/schema/function-files.ts';
import { readHere } from '@mustika/server-kit/schema/functions.ts';
import { cloneDatabase, EMPTY } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { ROOT } from '../tidy/source.ts';

const MADE = `select 'catat_baris_' || nama as nama from penulis where kecuali is not null or nama = 'barang_tiba'`;

test('what is in the database is what the files say, and nothing else', async () => {
  const files = await readFunctions();
  const database = await cloneDatabase(inject('pgUrl'), EMPTY);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  try {
    const made = new Set((await owner.query<{ nama: string }>(MADE)).rows.map(({ nama }) => nama));
    const marks = (await readHere(owner)).filter(({ nama }) => !made.has(nama));
    expect(marks.map(({ tanda, nama }) => tanda ?? `${nama} has no file`).sort()).toEqual(
      files.map(markOf).sort(),
    );
  } finally {
    await owner.end();
    await database.drop();
  }
});

test('each lies with its domain, or with the core that every domain has', async () => {
  const folders = new Set((await readFunctions()).map(({ path }) => path.split('/')[1] ?? ''));
  const foreign = [...folders].filter((name) => name !== 'inti' && !existsSync(join(ROOT, 'domains', name)));
  expect(foreign).toEqual([]);
});
