/**
 * Where a restore goes. Over a shop it never goes: the backup becomes a database beside it, and only when that is whole does it
 * take the place of the old one, which keeps its rows under another name. Without people in it, the place itself is taken.
 */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { AppConfig } from '../config.ts';
import { firstOf } from '../postgres/hosts.ts';
import { databaseAt, onDatabase } from '../postgres/one-connection.ts';
import { homeOf, startPostgres, stopOrphan } from '../postgres/postgres.ts';
import type { Manifest } from './manifest.ts';
import { isFree } from './prove.ts';
import type { Say } from './rebuild.ts';

export type Target = {
  /** The owner's address. */
  url: string;
  /** What was made becomes the shop; answers where the shop of before lies now, or null. */
  take(): Promise<string | null>;
  /** Lets go of what was made and is no good. */
  drop(): Promise<void>;
};

export type TargetInput = {
  config: Pick<AppConfig, 'dataDir' | 'databaseUrl'>;
  manifest: Manifest;
  /** Somebody said so: a shop that is there gives way. */
  replace: boolean;
  stamp: string;
  say: Say;
};

const occupied = (where: string): Error =>
  new Error(
    `${where} sudah berisi toko, tidak ada yang diubah. Pilih tempat lain yang kosong, atau tambahkan --ganti: data lama dipindahkan, tidak dihapus.`,
  );

/** Starts what lies there for a moment, to ask whether anybody is in it. */
async function isFreeAt(dir: string, manifest: Manifest): Promise<boolean> {
  const postgres = await startPostgres({ dir });
  try {
    return await onDatabase(postgres.url, (client) => isFree(client, manifest));
  } finally {
    await postgres.stop();
  }
}

/** Where the embedded database lies, and the folder that takes its place when it is whole and stopped. */
export type Folder = { draft: string; take(): Promise<string | null>; drop(): Promise<void> };

/** `mayTake`: whether what lies there may give way although nobody said so. */
export async function folderOf(
  dataDir: string,
  stamp: string,
  mayTake: (dir: string) => Promise<boolean>,
): Promise<Folder> {
  const wanted = resolve(dataDir, 'postgres');
  const home = homeOf(wanted);
  // Throws when a server is running there: what it sells meanwhile would be lost.
  await stopOrphan(wanted);
  const isThere = existsSync(join(home, 'pgdata', 'PG_VERSION'));
  if (isThere && !(await mayTake(wanted))) throw occupied(home);
  const draft = resolve(dataDir, `postgres-pulih-${stamp}`);
  const old = `${home}-sebelum-${stamp}`;
  return {
    draft,
    take: async () => {
      await stopOrphan(wanted);
      const moved = existsSync(home);
      if (moved) await rename(home, old);
      // Without a database here the next start would begin an empty shop.
      await rename(homeOf(draft), home).catch(async (error: unknown) => {
        if (moved) await rename(old, home);
        throw error;
      });
      return moved ? old : null;
    },
    drop: () => rm(homeOf(draft), { recursive: true, force: true }),
  };
}

async function embedded({ config, manifest, replace, stamp, say }: TargetInput): Promise<Target> {
  const mayTake = async (dir: string): Promise<boolean> => replace || isFreeAt(dir, manifest);
  const { draft, take, drop } = await folderOf(config.dataDir, stamp, mayTake);
  const postgres = await startPostgres({ dir: draft, log: say });
  const stopped =
    <T>(then: () => Promise<T>) =>
    async (): Promise<T> => {
      await postgres.stop();
      return then();
    };
  return { url: postgres.url, take: stopped(take), drop: stopped(drop) };
}

const NAMES = `select current_database()::text as nama,
  (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as lain`;

type Asked = { nama: string; lain: number; free: boolean };
const ask = (url: string, manifest: Manifest): Promise<Asked> =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<Omit<Asked, 'free'>>(NAMES);
    return { ...(rows[0] as Omit<Asked, 'free'>), free: await isFree(client, manifest) };
  });

const NO_RIGHT = '42501';

/** What an owner without the right needs somebody else to do. */
const byHand = (nama: string, owner: string, cause: unknown): Error =>
  new Error(
    `Peran ini tidak boleh membuat database. Minta pengelola PostgreSQL: create database ${nama}_pulih owner ${owner}; lalu arahkan DATABASE_URL ke sana dan ulangi tanpa --ganti.`,
    { cause },
  );

const name = (text: string): string => pg.escapeIdentifier(text);

/** A database of its own on the same server, which is renamed when it is whole. */
async function besideOf(url: string, { nama }: Asked, stamp: string): Promise<Target> {
  const mark = stamp.replaceAll('-', '_');
  const [draft, old] = [`${nama}_pulih_${mark}`, `${nama}_sebelum_${mark}`];
  await onDatabase(url, (client) => client.query(`create database ${name(draft)}`)).catch(
    (error: unknown) => {
      throw (error as { code?: string }).code === NO_RIGHT
        ? byHand(nama, firstOf(url).username, error)
        : error;
    },
  );
  return {
    url: databaseAt(url, draft),
    // Nobody renames the database he stands in: each is renamed from the other.
    take: async () => {
      await onDatabase(databaseAt(url, draft), (client) =>
        client.query(`alter database ${name(nama)} rename to ${name(old)}`),
      );
      await onDatabase(databaseAt(url, old), (client) =>
        client.query(`alter database ${name(draft)} rename to ${name(nama)}`),
      ).catch(async (error: unknown) => {
        await onDatabase(databaseAt(url, draft), (client) =>
          client.query(`alter database ${name(old)} rename to ${name(nama)}`),
        );
        throw error;
      });
      return old;
    },
    drop: () =>
      onDatabase(
        url,
        async (client) => void (await client.query(`drop database ${name(draft)} with (force)`)),
      ),
  };
}

async function given(url: string, { manifest, replace, stamp }: TargetInput): Promise<Target> {
  const asked = await ask(url, manifest);
  if (asked.free) return { url, take: async () => null, drop: async () => {} };
  if (!replace) throw occupied(`Database ${asked.nama}`);
  if (asked.lain > 0)
    throw new Error(
      `Database ${asked.nama} sedang dipakai ${asked.lain} sambungan lain. Hentikan server dahulu.`,
    );
  return besideOf(url, asked, stamp);
}

export const openTarget = (input: TargetInput): Promise<Target> =>
  input.config.databaseUrl === null ? embedded(input) : given(input.config.databaseUrl, input);
