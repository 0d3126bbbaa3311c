import { house } from '@mustika/domains/house.ts';
import { master } from '@mustika/domains/master/master.domain.ts';
import type { Field } from '@mustika/kernel/field.ts';
import { buildHouse } from '@mustika/kernel/house.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { JEJAK } from '@mustika/server-kit/resource/resource-query.ts';
import { cloneDatabase, EMPTY, type TestDatabase } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { STORED } from './stored.ts';

// Goal: a declaration and its table can never tell different stories.

type Column = {
  table_name: string;
  column_name: string;
  is_nullable: 'YES' | 'NO';
  domain_name: string | null;
  data_type: string;
};

/** Every resource of the house, and those that only pickers reach. */
function allResources(): Resource[] {
  const found = new Map<string, Resource>();
  const visit = (resource: Resource): void => {
    if (found.has(resource.name)) return;
    found.set(resource.name, resource);
    for (const field of Object.values(resource.fields)) if (field.ref) visit(field.ref());
  };
  for (const resource of [...house.resources, ...buildHouse([master]).resources]) visit(resource);
  return [...found.values()];
}

let database: TestDatabase;
const tables = new Map<string, Map<string, Column>>();
const keys = new Map<string, string>();
/** Table -> its rules of several columns or with a name of their own that say nothing to people. */
const silent = new Map<string, string[]>();
beforeAll(async () => {
  const pgUrl = inject('pgUrl');
  database = await cloneDatabase(pgUrl, EMPTY);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Column>(
    "select table_name, column_name, is_nullable, domain_name, data_type from information_schema.columns where table_schema = 'public'",
  );
  for (const row of rows)
    tables.set(row.table_name, (tables.get(row.table_name) ?? new Map()).set(row.column_name, row));
  const primary = await client.query<{ tabel: string; kolom: string }>(
    `select c.conrelid::regclass::text as tabel, string_agg(a.attname, ',' order by k.n) as kolom
       from pg_constraint c, unnest(c.conkey) with ordinality k (num, n), pg_attribute a
      where c.contype = 'p' and a.attrelid = c.conrelid and a.attnum = k.num group by 1`,
  );
  for (const { tabel, kolom } of primary.rows) keys.set(tabel, kolom);
  const rules = await client.query<{ tabel: string; nama: string }>(
    `select c.conrelid::regclass::text as tabel, c.conname as nama from pg_constraint c
      where c.contype in ('c', 'x') and c.conname !~ '_check\\d*$' and c.connamespace = 'public'::regnamespace
        and obj_description(c.oid, 'pg_constraint') is null`,
  );
  for (const { tabel, nama } of rules.rows) silent.set(tabel, [...(silent.get(tabel) ?? []), nama]);
  await client.end();
});
afterAll(() => database?.drop());

const storedAs = (column: Column | undefined): string =>
  column?.domain_name ?? column?.data_type ?? 'missing';

describe.each(allResources().map((resource) => [resource.name, resource] as const))(
  '%s',
  (name, resource) => {
    const columns = (): Map<string, Column> => tables.get(name) ?? new Map();

    test('its fields are columns of their kind', () => {
      const wrong = Object.entries(resource.fields)
        .filter(([, field]) => field.kind !== 'daftar')
        .filter(([column, field]) => !STORED[field.kind].includes(storedAs(columns().get(column))))
        .map(([column, field]) => `${column}: ${field.kind} is ${storedAs(columns().get(column))}`);
      expect(wrong).toEqual([]);
    });

    test('what may be empty here may be null there, and nothing else', () => {
      const optional = (field: Field): string => (field.opsional ? 'YES' : 'NO');
      const wrong = Object.entries(resource.fields)
        .filter(
          ([column, field]) =>
            columns().has(column) && columns().get(column)?.is_nullable !== optional(field),
        )
        .map(([column]) => column);
      expect(wrong).toEqual([]);
    });

    test('every column is declared', () => {
      const known = new Set([
        ...Object.keys(resource.fields),
        ...JEJAK,
        ...(resource.scope === 'toko' ? ['kode_toko'] : []),
      ]);
      expect([...columns().keys()].filter((column) => !known.has(column))).toEqual([]);
      expect(JEJAK.filter((column) => !columns().has(column))).toEqual([]);
    });

    test('a rule that the form does not know says in words what it refuses', () => {
      expect(silent.get(name) ?? []).toEqual([]);
    });

    test('the store leads the key where stores have their own rows', () => {
      expect(keys.get(name)).toBe(resource.scope === 'toko' ? `kode_toko,${resource.key}` : resource.key);
    });
  },
);
