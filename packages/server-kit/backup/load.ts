/**
 * The rows of a backup into a database that migrations have made as it was: in one transaction, all of them or none. Guards step
 * aside for the load, because they ask what a sale must ask and not what a copy must; foreign keys are made again over the whole.
 */
import type pg from 'pg';
import { LOCK } from '../schema/oldest-program.ts';
import { type Columns, type Link, PLAIN, quote, readLinks, readTables, readTriggers } from './catalogue.ts';
import { copyIn } from './dump.ts';
import type { Copied, Manifest, Whole } from './manifest.ts';
import { QUEUE } from './queue.ts';

/** SQLSTATE of a row that names one which is not there. */
const BROKEN_LINK = '23503';

/** The migrations made the tables of the backup; when they did not, no row of it may enter. */
function refuseOtherTables(backup: readonly Columns[], here: readonly Columns[]): void {
  const tell = ({ tabel, kolom }: Columns): string => `${tabel}: ${[...kolom].sort().join()}`;
  const known = new Set(here.map(tell));
  const strange = backup.filter((one) => !known.has(tell(one))).map(({ tabel }) => tabel);
  const told = new Set(backup.map(({ tabel }) => tabel));
  const left = here.filter(({ tabel }) => !told.has(tabel)).map(({ tabel }) => tabel);
  if (strange.length + left.length > 0)
    throw new Error(`Tabel cadangan tidak sama dengan skemanya: ${[...strange, ...left].join(', ')}`);
}

/** Has anybody been here? Rows that migrations bring are nobody's. */
export async function isInhabited(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ ada: boolean }>(
    "select to_regclass('public.pengguna') is not null as ada",
  );
  if (!rows[0]?.ada) return false;
  const asked = await client.query('select from pengguna union all select from toko limit 1');
  return asked.rowCount !== 0;
}

async function copyChecked(client: pg.Client, whole: Whole, copied: Copied): Promise<void> {
  const baris = await copyIn(client, whole, copied);
  if (baris !== copied.baris)
    throw new Error(`Tabel ${copied.tabel}: ${baris} baris masuk, seharusnya ${copied.baris}`);
}

async function loadQueue(client: pg.Client, whole: Whole, antrean: readonly Copied[]): Promise<void> {
  for (const { tabel, types, give } of QUEUE) {
    const copied = antrean.find((one) => one.tabel === tabel);
    if (!copied) continue;
    await client.query(`create temporary table ${tabel} (${types}) on commit drop`);
    await copyChecked(client, whole, copied);
    await client.query(give);
  }
}

/**
 * A key that the rows of a damaged disk break must not keep the whole shop from coming back: it is made for all rows to come, and
 * the proof of the guards names it for as long as nobody has put it right.
 */
async function linkAgain(client: pg.Client, { back, remark }: Link): Promise<void> {
  await client.query('savepoint kunci');
  try {
    await client.query(back);
  } catch (error) {
    if ((error as { code?: string }).code !== BROKEN_LINK) throw error;
    await client.query('rollback to savepoint kunci');
    await client.query(`${back} not valid`);
  }
  await client.query('release savepoint kunci');
  await client.query(remark);
}

/** Row by row with everything that stands in the way put aside; whoever calls has begun a transaction. */
async function loadRows(
  client: pg.Client,
  whole: Whole,
  { tabel, antrean, urutan }: Manifest,
): Promise<void> {
  refuseOtherTables(tabel, await readTables(client));
  const [links, triggers] = [await readLinks(client), await readTriggers(client)];
  for (const one of [...links, ...triggers]) await client.query(one.away);
  // What migrations brought, a few hundred rows; making every table and index anew would take a second.
  await client.query(tabel.map((one) => `delete from ${quote(one.tabel)}`).join(';'));
  for (const one of tabel) await copyChecked(client, whole, one);
  for (const one of links) await linkAgain(client, one);
  for (const one of triggers) await client.query(one.back);
  for (const { nama, nilai, terpakai } of urutan)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${quote(nama)}`,
      nilai,
      terpakai,
    ]);
  await loadQueue(client, whole, antrean);
}

export async function loadBackup(client: pg.Client, whole: Whole, manifest: Manifest): Promise<void> {
  await client.query('begin');
  try {
    await client.query(PLAIN);
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (await isInhabited(client)) throw new Error('Sementara itu ada yang mengisi basis data ini');
    await loadRows(client, whole, manifest);
    const done = await client.query('commit');
    if (done.command !== 'COMMIT') throw new Error(`commit answered ${done.command}`);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
