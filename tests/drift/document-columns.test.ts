import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import type { Field, Fields, Kind } from '@mustika/kernel/field.ts';
import { headColumns, lineColumns } from '@mustika/server-kit/document/document-heads.ts';
import { scaffold } from '@mustika/server-kit/schema/scaffold.ts';
import { cloneDatabase, EMPTY, type TestDatabase } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { documents } from '../../apps/server/implementations.ts';
import { STORED } from './stored.ts';

// Goal: what a document declares of its head and lines is what its tables store, but for what its implementation reads otherwise.

let database: TestDatabase;
const tables = new Map<string, Map<string, string>>();
beforeAll(async () => {
  database = await cloneDatabase(inject('pgUrl'), EMPTY);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ tabel: string; kolom: string; jenis: string }>(
    `select table_name as tabel, column_name as kolom, coalesce(domain_name, data_type) as jenis
       from information_schema.columns where table_schema = 'public'`,
  );
  for (const { tabel, kolom, jenis } of rows)
    tables.set(tabel, (tables.get(tabel) ?? new Map()).set(kolom, jenis));
  await client.end();
});
afterAll(() => database?.drop());

/** A sum of weights in a view is a whole number of milligrams without the domain. */
const isStored = (kind: Kind, as: string): boolean =>
  STORED[kind].includes(as) || (kind === 'gram' && as === 'bigint');

/** Columns of these fields that are not stored as they are declared. */
function wrongIn(table: string, fields: Fields, computed: object): string[] {
  const stored = tables.get(table) ?? new Map<string, string>();
  return Object.entries(fields)
    .filter(([name]) => !Object.hasOwn(computed, name))
    .filter(([name, { kind }]: [string, Field]) => !isStored(kind, stored.get(name) ?? ''))
    .map(([name, { kind }]) => `${table}.${name}: ${kind} is ${stored.get(name) ?? 'missing'}`);
}

const readable = documents.flatMap(({ document, columns = {} }) =>
  document.reads ? [[document.name, document as ReadableDocument, columns] as const] : [],
);

describe.each(readable)('%s', (_name, document, columns) => {
  const { table, head, detail, lines } = document.reads;

  test('its head is stored as it is declared', () => {
    expect(wrongIn(table, { ...head, ...detail }, headColumns({ document, columns }))).toEqual([]);
  });

  test('its lines are stored as they are declared', () => {
    const wrong = Object.entries(lines).flatMap(([name, line]) =>
      wrongIn(line.table, line.fields, lineColumns({ document, columns }, name)),
    );
    expect(wrong).toEqual([]);
  });

  test('the migration that would be printed for it is one that PostgreSQL reads', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const text = scaffold(document, {
      exists: new Set(),
      computed: new Set(Object.keys(headColumns({ document, columns }))),
    });
    // Under other names, because its tables stand already.
    const made = [...text.matchAll(/^create table (\w+)/gm)].map(([, table]) => table);
    const renamed = text.replaceAll(new RegExp(`\\b(${made.join('|')})\\b`, 'g'), 'cetak_$1');
    try {
      await client.query('begin');
      await client.query(renamed.split('insert into status_gerak')[0] as string);
    } finally {
      await client.query('rollback');
      await client.end();
    }
  });
});
