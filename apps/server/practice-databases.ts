/**
 * Databases of practice, beside the real one in the same cluster or where LATIHAN_DATABASE_URL says. One is the template, a
 * small demo chain that ends today; every run gets a copy of it, so that trainees never meet, a closed day disturbs nobody,
 * and starting over is throwing away. What a database is for stands in its comment, where any process of the server finds it.
 */
import { createHash } from 'node:crypto';
import { PENYELIA } from '@mustika/domains/latihan/latihan.rule.ts';
import { type Clock, today } from '@mustika/kernel/date.ts';
import type { House } from '@mustika/kernel/house.ts';
import { firstOf } from '@mustika/server-kit/postgres/hosts.ts';
import { databaseAt, onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { type Run, TOKO_LATIHAN } from '@mustika/server-kit/practice.ts';
import { migrate } from '@mustika/server-kit/schema/migrate.ts';
import { schemaPrint } from '@mustika/server-kit/schema/migration-files.ts';
import { hashPassword, type PasswordCost } from '@mustika/server-kit/secrets/password.ts';
import type { SecretBox } from '@mustika/server-kit/secrets/secret-box.ts';
import pg from 'pg';
import { buatRantaiDemo } from '../../database/demo/chain.ts';
import type { Ukuran } from '../../database/demo/till.ts';

/** Two servers of one database make its template one after the other. */
const LOCK = 7_205_623;
/** A run that nobody ended is thrown away after this long. */
const STALE_MS = 3 * 3_600_000;
/** Pieces come back after three days at the earliest; a little more than that is enough to practise on. */
const KECIL: Ukuran = { hari: 5, barang: 300, notaPerHari: 4, lengkap: true };

/** Every paper bears the name of its store, so this is it: on slips, sheets, PDF, pictures and files alike. */
const NAMA = 'LATIHAN - BUKAN NOTA';
export type DatabasesInput = {
  /** An account that may create databases, and the database whose name the others begin with. */
  url: string;
  clock: Clock;
  house: House;
  secrets: SecretBox;
  passwordCost?: PasswordCost;
};

export const nameIn = (url: string): string => decodeURIComponent(firstOf(url).pathname.slice(1));
const templateOf = (url: string): string => `${nameIn(url)}_latihan`;
const storeOf = (url: string, id: string): string =>
  `${templateOf(url)}_${id.replaceAll('-', '').slice(0, 16)}`;

export const commentOn = (client: pg.Client, name: string, said: object) =>
  client.query(
    `comment on database ${pg.escapeIdentifier(name)} is ${pg.escapeLiteral(JSON.stringify(said))}`,
  );

export const drop = (client: pg.Client, name: string) =>
  client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);

type Found = { nama: string; isi: string | null };
const SAID =
  "select datname as nama, shobj_description(oid, 'pg_database') as isi from pg_database where datname like $1";
export const said = async (client: pg.Client, like: string): Promise<Found[]> =>
  (await client.query<Found>(SAID, [like.replaceAll('_', '\\_')])).rows;

/** Another day or another schema wants another template. */
async function markOf({ clock }: DatabasesInput): Promise<{ hari: string; skema: string }> {
  return { hari: today(clock), skema: await schemaPrint() };
}

async function fill(input: DatabasesInput, url: string): Promise<void> {
  await migrate({ url });
  const { clock, house, secrets, passwordCost } = input;
  const cost = passwordCost ? { passwordCost } : {};
  // Nobody logs in here but through the door, and the people of the demo not at all: their password is nobody's.
  const password = createHash('sha256').update(crypto.randomUUID()).digest('base64url');
  await buatRantaiDemo({ url, clock, house, secrets, password, ukuran: KECIL, ...cost });
  const hash = await hashPassword(PENYELIA.password, passwordCost);
  await onDatabase(url, async (client) => {
    await client.query("select set_config('app.user_id', 'SISTEM', false)");
    await client.query("update toko set nama_toko = $1, alamat_toko = 'TOKO LATIHAN'", [NAMA]);
    // The end of a month begins with what the bank has paid.
    await client.query(
      "insert into para_system (kode_toko, key, value) select kode_toko, 'VALIDASI_NON_CASH_MODULE', 'true' from toko",
    );
    await client.query(
      `insert into pengguna (user_id, nama, level, kode_toko, kata_sandi) values ($1, 'Penyelia Latihan', 'OWN', 'PUSAT', $2)`,
      [PENYELIA.user_id, hash],
    );
    await client.query('analyze');
  });
}

/** Makes the template of today unless it is there. */
export async function ensureTemplate(input: DatabasesInput): Promise<void> {
  const { url } = input;
  const name = templateOf(url);
  const wanted = await markOf(input);
  await onDatabase(url, async (client) => {
    await client.query("set client_min_messages = 'warning'");
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const [found] = await said(client, name);
    if (found?.isi === JSON.stringify(wanted)) return;
    await drop(client, name);
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
    await fill(input, databaseAt(url, name));
    // Said last: what broke off half way has no comment and is made again.
    await commentOn(client, name, wanted);
  });
}

type Note = { run: Run; dibuat: number };

const stores = async (client: pg.Client, url: string): Promise<(Note & { nama: string })[]> =>
  (await said(client, `${templateOf(url)}_%`)).flatMap(({ nama, isi }) =>
    isi === null ? [] : [{ nama, ...(JSON.parse(isi) as Note) }],
  );

const SAYA = `insert into pengguna (user_id, nama, level, kode_toko, kata_sandi) values ($1, $2, $3, $4, 'x')
  on conflict (user_id) do update set nama = excluded.nama, level = excluded.level, kode_toko = excluded.kode_toko, lingkup = null`;

/** A copy of the template in which the person is who he is, in its branch. His store of before, and forgotten ones, go. */
export async function makeStore({ url, clock }: DatabasesInput, run: Run): Promise<string> {
  const name = storeOf(url, run.id);
  const dibuat = clock.now().epochMilliseconds;
  await onDatabase(url, async (client) => {
    await client.query("set client_min_messages = 'warning'");
    // Two copies of one template at the same moment refuse each other, so they queue.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    for (const { nama, ...note } of await stores(client, url))
      if (note.run.user_id === run.user_id || dibuat - note.dibuat > STALE_MS) await drop(client, nama);
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(templateOf(url))}`,
    );
    await commentOn(client, name, { run, dibuat } satisfies Note);
  });
  const made = databaseAt(url, name);
  await onDatabase(made, async (client) => {
    await client.query("select set_config('app.user_id', 'SISTEM', false)");
    await client.query(SAYA, [run.user_id, run.nama, run.level, TOKO_LATIHAN]);
    await client.query('delete from hak_akses where user_id = $1', [run.user_id]);
  });
  return made;
}

/** The store of a run that is under way: this process may have been started after it was made. */
export const findStore = (url: string, id: string): Promise<{ url: string; run: Run } | null> =>
  onDatabase(url, async (client) => {
    const [found] = (await stores(client, url)).filter(({ run }) => run.id === id);
    return found ? { url: databaseAt(url, found.nama), run: found.run } : null;
  });

/** Whether anybody has asked anything of a store since then, whichever server he came to. */
const askedSince = (url: string, since: string): Promise<boolean> =>
  onDatabase(url, async (client) => {
    const { rowCount } = await client.query(
      'select from sesi where dipakai > $1 and ditutup is null limit 1',
      [since],
    );
    return rowCount === 1;
  });

/** Throws a store away unless it was in use since then. */
export const dropStore = (url: string, id: string, since: string): Promise<unknown> =>
  onDatabase(url, async (client) => {
    const name = storeOf(url, id);
    if ((await said(client, name)).length === 0 || (await askedSince(databaseAt(url, name), since))) return;
    await drop(client, name);
  });

/** Everything of practice in this cluster goes; for tests. */
export const dropAll = (url: string): Promise<void> =>
  onDatabase(url, async (client) => {
    for (const { nama } of await said(client, `${templateOf(url)}%`)) await drop(client, nama);
  });
