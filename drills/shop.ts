/** The shop under test: the real server in a process of its own, with its own PostgreSQL, in a folder that goes away. */
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { house } from '@mustika/domains/house.ts';
import { systemClock } from '@mustika/kernel/date.ts';
import { startPostgres, stopOrphan } from '@mustika/server-kit/postgres/postgres.ts';
import { sendSignal } from '@mustika/server-kit/postgres/postgres-process.ts';
import { migrate } from '@mustika/server-kit/schema/migrate.ts';
import pg from 'pg';
import { liftCeilings } from '../bench/ceilings.ts';
import { type Headers, type Server, startServer } from '../bench/server.ts';
import { buatRantaiDemo } from '../database/demo/chain.ts';

/** The branch where everything happens, and its eight tills. */
export const TOKO = 'JKT1';
export const KASIR = Array.from({ length: 8 }, (_, i) => `KASIR${i + 1}`);
export const PASSWORD = 'sandi-latihan';

export type Shop = {
  port: number;
  /** The certificate of an encrypted address. */
  ca?: string;
  /** Folder of the server; its database is in `postgres` below it. */
  dir: string;
  login(user_id: string): Promise<Headers>;
  start(): Promise<void>;
  /** kill -9 of the server. Its PostgreSQL is left behind, as it would be. */
  killServer(): Promise<void>;
  /** kill -9 of the postmaster. */
  killPostmaster(): void;
  /** Waits until the server and its database answer again. */
  ready(): Promise<void>;
  /** What is true, asked by the database's owner. */
  ask<R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** Connection string of the owner, as the server that runs now would use it. */
  url(): string;
  said(): string;
  close(): Promise<void>;
};

/** A folder that PostgreSQL's own account may pass through. */
export function openDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'mustika-drill-'));
  chmodSync(dir, 0o755);
  return dir;
}

/** Six more cashiers of the branch, each a copy of the first. */
const MORE_CASHIERS = `with baru as (
    insert into pengguna (user_id, nama, level, kode_toko, kata_sandi)
    select u, u, level, kode_toko, kata_sandi from pengguna, unnest($1::text[]) u where user_id = 'KASIR1'
    on conflict do nothing returning user_id)
  insert into hak_akses (user_id, path, is_show)
  select b.user_id, h.path, h.is_show from baru b, hak_akses h where h.user_id = 'KASIR1'`;

/** Fills a fresh cluster with the small chain: two days of trade and `barang` pieces to sell in every branch. */
export async function fill(dir: string, barang: number): Promise<void> {
  const postgres = await startPostgres({ dir: join(dir, 'postgres') });
  try {
    await migrate({ url: postgres.url });
    await buatRantaiDemo({
      url: postgres.url,
      house,
      // Its day lies two months back, so that many days can be closed: none that has not come is.
      clock: { now: () => systemClock.now().subtract({ hours: 24 * 60 }) },
      password: PASSWORD,
      // Eight logins before every drill: the hash is not what is drilled.
      passwordCost: { memory: 8, passes: 1 },
      // Half of the deliveries come on the first day, the others after a week that this shop does not live to see.
      ukuran: { hari: 1, barang: 2 * barang, notaPerHari: 6 },
    });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(MORE_CASHIERS, [KASIR]);
    await liftCeilings(client);
    await client.end();
  } finally {
    await postgres.stop();
  }
}

/** The port that the postmaster wrote down, and the password beside it. */
export function ownerUrl(dir: string): string {
  const [, , , port] = readFileSync(join(dir, 'postgres', 'pgdata', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dir, 'postgres', 'password'), 'utf8').trim();
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
}

const postmasterOf = (dir: string): number =>
  Number(readFileSync(join(dir, 'postgres', 'pgdata', 'postmaster.pid'), 'utf8').split('\n')[0]);

export type ShopInput = { dir: string; port: number; barang: number };

export async function openShop({ dir, port, barang }: ShopInput): Promise<Shop> {
  await fill(dir, barang);
  const open = (): Promise<Server> => startServer({ url: '', port, dataDir: dir, poolSize: 8 });
  let server = await open();
  const ask: Shop['ask'] = async (text, values = []) => {
    const client = new pg.Client({ connectionString: ownerUrl(dir) });
    client.on('error', () => {}); // A drill that kills PostgreSQL kills this connection too; the query says so.
    await client.connect();
    try {
      return (await client.query(text, [...values])).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  return {
    port,
    dir,
    login: (user_id) => server.login(user_id, PASSWORD),
    start: async () => {
      server = await open();
    },
    killServer: () => server.kill(),
    killPostmaster: () => sendSignal(postmasterOf(dir), 'SIGKILL'),
    // Server and database: one may not have noticed yet that the other is gone.
    ready: () =>
      readyAt(
        port,
        () => ask('select 1'),
        () => server.said(),
      ),
    ask,
    url: () => ownerUrl(dir),
    said: () => server.said(),
    close: async () => {
      await server.stop();
      await stopOrphan(join(dir, 'postgres'));
    },
  };
}

const READY_S = 90;

async function readyAt(port: number, ask: () => Promise<unknown>, said: () => string): Promise<void> {
  for (let tries = 0; tries < READY_S * 20; tries += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/siap`).catch(() => null); // Not listening: not ready.
    const asked = await ask().catch(() => null); // Recovering: not ready.
    if (response?.ok && asked) return;
    await sleep(50);
  }
  throw new Error(`the server was not ready again within ${READY_S} s:\n${said()}`);
}
