/** Keeps the archive beside a running shop: pieces of the log within seconds, photos within minutes, a new base each week. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { stampOf } from '../backup/backup.ts';
import { writeMarked } from '../backup/manifest.ts';
import { sealFor } from '../backup/seal.ts';
import { VERSION } from '../config.ts';
import { onDatabase } from '../postgres/one-connection.ts';
import { baseName, basesIn, DRAFT, forgetOldBases, systemFolder, writeBase } from './archive.ts';
import { baseBackup } from './base-backup.ts';
import { type Shipping, shipLog, shipPhotos, waitingIn } from './ship.ts';

export type ArchiveInput = {
  /** The owner's address of the embedded PostgreSQL. */
  url: string;
  spool: string;
  /** The folder of the archive, how many days back a moment can be reached, and for whom it is sealed. */
  dir: string;
  days: number;
  recipients: readonly string[];
  /** The photos of the shop; null where they lie in a bucket. */
  photos: string | null;
  now: () => Date;
  say: (line: string) => void;
};

export type Archive = {
  /** Pieces of the log that are not in the archive yet. */
  waiting(): Promise<number>;
  /** Before PostgreSQL stops: what was written until now is made a piece. */
  close(): Promise<void>;
  /** After it stopped: brings the last pieces. */
  end(): Promise<void>;
};

const EVERY_MS = 5_000;
/** Photos are looked for each minute, because a folder of many years takes a while to read. */
const PHOTOS_EVERY = 12;
const BASE_DAYS = 7;
const DAY_MS = 86_400_000;

const ask = async (url: string, text: string): Promise<string> =>
  onDatabase(url, async (client) => (await client.query<{ v: string }>(text)).rows[0]?.v ?? '');

/** Makes a base copy; answers its folder. */
export async function makeBase({ url, recipients, now }: ArchiveInput, system: string): Promise<string> {
  const root = join(system, baseName(stampOf(now())));
  const draft = `${root}${DRAFT}`;
  await rm(draft, { recursive: true, force: true });
  // Not after the checkpoint that the copy begins with: a piece too many costs nothing.
  const awal = await ask(url, 'select pg_walfile_name(pg_current_wal_lsn()) as v');
  const versi = await ask(url, "select split_part(current_setting('server_version'), '.', 1) as v");
  const { nama, byte, sidik } = await writeMarked(
    { root: draft, seal: sealFor(recipients) },
    'dasar.tar.gz',
    Readable.from(baseBackup(url)),
  );
  await writeBase(draft, {
    ...{ bentuk: 1, versi, program: `${VERSION.major}.${VERSION.minor}.${VERSION.revision}` },
    ...{ selesai: now().toISOString(), awal, berkas: nama, byte, sidik, untuk: [...recipients] },
  });
  await rename(draft, root);
  return root;
}

/** Begins at once, with a base where there is none. What fails is said once, and tried again. */
export async function keepArchive(input: ArchiveInput): Promise<Archive> {
  const { url, spool, dir, days, recipients, photos, now, say } = input;
  const id = await ask(url, 'select system_identifier as v from pg_control_system()');
  const system = join(dir, systemFolder(id));
  const shipping: Shipping = { spool, system, recipients };
  let [round, failing] = [0, false];

  const bring = async (): Promise<void> => {
    await shipLog(shipping);
    if (photos !== null && round % PHOTOS_EVERY === 0) await shipPhotos(photos, system, recipients);
    round += 1;
    const last = (await basesIn(system).catch(() => [])).at(-1);
    if (last && now().getTime() - Date.parse(last.selesai) < BASE_DAYS * DAY_MS) return;
    say(`arsip: salinan dasar di ${await makeBase(input, system)}`);
    await forgetOldBases(system, days, now());
  };
  const work = async (): Promise<void> => {
    try {
      await bring();
      if (failing) say('arsip: berjalan kembali');
      failing = false;
    } catch (error) {
      if (!failing) say(`arsip: ${(error as Error).message}`);
      failing = true;
    }
  };
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const next = (): void => {
    working = work().finally(() => {
      if (!closed) timer = setTimeout(next, EVERY_MS).unref();
    });
  };
  next();
  return {
    waiting: async () => (await waitingIn(spool)).length,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await working;
      await ask(url, 'select pg_switch_wal() as v').catch(() => '');
    },
    end: async () => {
      await shipLog(shipping).catch((error: Error) => say(`arsip: ${error.message}`));
    },
  };
}
