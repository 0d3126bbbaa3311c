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

/** Of a table: which rows go along, and what stands in a column instead of what it holds. */
export type Part = { rows?: string; instead?: Readonly<Record<string, string>> };
/** By table; what is not named goes along whole. */
export type Parts = Readonly<Record<string, Part>>;

/** What of a table is copied, as COPY wants it. */
function sourceOf({ tabel, kolom }: Columns, part: Part | undefined): string {
  if (!part) return `${quote(tabel)} (${listOf(kolom)})`;
  const { rows = 'true', instead = {} } = part;
  const columns = kolom.map((name) => (instead[name] === undefined ? quote(name) : `(${instead[name]})`));
  return `(select ${columns.join(', ')} from ${quote(tabel)} where ${rows})`;
}

/** When the transaction began; whatever is committed since is not seen. */
const MOMENT = `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as potret`;

/** `parts`: what of the tables goes along. `told`: how many of how many tables are written. */
export type DumpOptions = { parts?: Parts; told?: (done: number, of: number) => Promise<unknown> };

/**
 * Writes every table into the draft. The connection is the owner's, who sees all rows; what it holds is a lock that only a change
 * of the schema waits for.
 */
export async function dumpDatabase(
  client: pg.Client,
  draft: Draft,
  { parts = {}, told }: DumpOptions = {},
): Promise<Dumped> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(PLAIN);
  const tables = await readTables(client);
  if (!tables.some(({ tabel }) => tabel === 'migrasi'))
    throw new Error('Basis data ini bukan milik Mustika: tidak ada yang dicadangkan');
  await client.query(`lock table ${tables.map(({ tabel }) => quote(tabel)).join(', ')} in access share mode`);
  const { rows } = await client.query<{ potret: string }>(MOMENT);
  const tabel: Copied[] = [];
  for (const one of tables) {
    tabel.push(await copyOut(client, draft, one, sourceOf(one, parts[one.tabel])));
    await told?.(tabel.length, tables.length);
  }
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
