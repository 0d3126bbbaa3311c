/**
 * Protects: a list of a million rows stays instant. What it searches by the start of a text, and what it sorts by when
 * somebody clicks the name, has an index in the order of the list.
 */
import { cloneDatabase, EMPTY } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';

const TEXTS: ReadonlySet<string> = new Set(['kode', 'teks', 'ref', 'pilihan']);

test('every text that a master list searches has its index', async () => {
  const pgUrl = inject('pgUrl');
  const database = await cloneDatabase(pgUrl, EMPTY);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ tabel: string; kolom: string[] }>(
    `select i.indrelid::regclass::text as tabel,
            array(select a.attname::text from unnest(i.indkey) with ordinality k (num, n)
                    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.num order by k.n) as kolom
       from pg_index i where i.indpred is null`,
  );
  await client.end();
  await database.drop();
  const indexed = new Set(rows.map(({ tabel, kolom }) => `${tabel}: ${kolom.join(', ')}`));
  const wanted = house.resources
    .filter((resource) => !resource.readOnly)
    .flatMap((resource) => {
      const own = resource.scope === 'toko' ? ['kode_toko'] : [];
      const asked = new Set([...resource.search, resource.display]);
      return [...asked]
        .filter((name) => name !== resource.key && TEXTS.has(resource.fields[name]?.kind ?? ''))
        .map((name) => ({ table: resource.name, name, columns: [...own, name, resource.key].join(', ') }));
    });
  // What to write into the migration, not only what is wrong.
  const missing = wanted
    .filter(({ table, columns }) => !indexed.has(`${table}: ${columns}`))
    .map(({ table, name, columns }) => `create index cari_${table}_${name} on ${table} (${columns});`);
  expect(missing.join('\n')).toBe('');
});
