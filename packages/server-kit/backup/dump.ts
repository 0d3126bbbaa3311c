/** The rows of a database at one moment, a file a table, while the shop goes on selling. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { serverVersion } from '../postgres/connection.ts';
import { type Columns, PLAIN, quote, readApplied, readSequences, readTables } from './catalogue.ts';
import { type Copied, type Draft, type Manifest, type Whole, writeMarked } from './manifest.ts';
import { QUEUE } from './queue.ts';

export type Dumped = Pick<Manifest, 'postgresql' | 'potret' | 'migrasi' | 'tabel' | 'antrean' | 'urutan'>;

const listOf = (kolom: readonly string[]): string => kolom.map(quote).join(', ');

/** Nothing is kept of a table but what is on its way from PostgreSQL to the disk. */
async function copyOut(
  client: pg.Client,
  draft: Draft,
  { tabel, kolom }: Columns,
  text: string,
): Promise<Copied> {
  const rows = client.query(copyTo(`copy ${text} to stdout`));
  const mark = await writeMarked(draft, `tabel/${tabel}.gz`, rows);
  return { tabel, kolom, ...mark, baris: rows.rowCount };
}

/** Puts the rows of one file into a table that has its columns; answers how many. */
export async function copyIn(
  client: pg.Client,
  { root, open }: Whole,
  { tabel, kolom, nama }: Copied,
): Promise<number> {
  const into = client.query(copyFrom(`copy ${quote(tabel)} (${listOf(kolom)}) from stdin`));
  await pipeline(createReadStream(join(root, nama)), open, createGunzip(), into);
  return into.rowCount;
}

/** When the transaction began; whatever is committed since is not seen. */
const MOMENT = `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as potret`;

/**
 * Writes every table into the draft. The connection is the owner's, who sees all rows; what it holds is a lock that only a change
 * of the schema waits for.
 */
export async function dumpDatabase(client: pg.Client, draft: Draft): Promise<Dumped> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(PLAIN);
  const tables = await readTables(client);
  if (!tables.some(({ tabel }) => tabel === 'migrasi'))
    throw new Error('Basis data ini bukan milik Mustika: tidak ada yang dicadangkan');
  await client.query(`lock table ${tables.map(({ tabel }) => quote(tabel)).join(', ')} in access share mode`);
  const { rows } = await client.query<{ potret: string }>(MOMENT);
  const tabel: Copied[] = [];
  for (const one of tables)
    tabel.push(await copyOut(client, draft, one, `${quote(one.tabel)} (${listOf(one.kolom)})`));
  const antrean: Copied[] = [];
  for (const part of QUEUE) {
    const { tabel: name, kolom } = part;
    antrean.push(await copyOut(client, draft, { tabel: name, kolom }, `(${part.read})`));
  }
  const dumped = {
    postgresql: await serverVersion(client),
    potret: rows[0]?.potret ?? '',
    migrasi: await readApplied(client),
    urutan: await readSequences(client),
  };
  await client.query('commit');
  return { ...dumped, tabel, antrean };
}
