/** Protects: every function and view of the database stands in a file of its domain, or is a writer that its table makes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { markOf, readFunctions } from '@mustika/server-kit/schema/function-files.ts';
import { cloneDatabase, EMPTY } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { ROOT } from '../tidy/source.ts';

const HERE = `select p.proname as nama, obj_description(p.oid, 'pg_proc') as tanda, p.prosrc like '%-- Made by pasang\\_%' as dibuat
    from pg_proc p where p.pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select c.relname, obj_description(c.oid, 'pg_class'), false from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'`;

test('what is in the database is what the files say, and nothing else', async () => {
  const files = await readFunctions();
  const database = await cloneDatabase(inject('pgUrl'), EMPTY);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ nama: string; tanda: string | null; dibuat: boolean }>(HERE);
    const marks = rows.filter(({ nama, dibuat }) => !(dibuat && nama.startsWith('catat_baris_')));
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
