/** A cluster of the embedded PostgreSQL as it was at a moment: a base copy, and the log since up to there. */

import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { formatWaktu } from '@mustika/kernel/date.ts';
import pg from 'pg';
import { extract } from 'tar';
import { isWhole } from '../backup/manifest.ts';
import { openerOf, type Pass } from '../backup/seal.ts';
import { onDatabase } from '../postgres/one-connection.ts';
import { homeOf, startPostgres } from '../postgres/postgres.ts';
import { type Account, chooseAccount, own, prepareDir } from '../postgres/postgres-account.ts';
import { ensurePassword, OWNER } from '../postgres/postgres-cluster.ts';
import { type Base, baseFor, basesIn, lastAfter } from './archive.ts';
import { feedLog } from './feed-log.ts';

export type MomentInput = {
  /** The archive of one cluster. */
  system: string;
  /** Null: to its end. */
  until: Date | null;
  identities: readonly string[];
  /** Where the cluster is made, a folder that is not there. */
  dir: string;
  say: (line: string) => void;
};

/** A server of this build reads the data of its own version alone. */
const OURS = '18';

async function chooseBase({ system, until }: MomentInput): Promise<Base> {
  const bases = await basesIn(system);
  const base = baseFor(bases, until);
  const [first] = bases;
  if (!first) throw new Error(`${system} belum berisi salinan dasar yang utuh`);
  if (!base)
    throw new Error(
      `Arsip ini mulai ${formatWaktu(first.selesai)} WIB; saat sebelum itu tidak dapat dicapai`,
    );
  if (base.versi !== OURS)
    throw new Error(
      `Arsip ini dari PostgreSQL ${base.versi}; program ini membawa ${OURS}. Pakai program yang membuatnya, lalu npm run backup.`,
    );
  if (!(await isWhole(base.root, { nama: base.berkas, byte: base.byte, sidik: base.sidik })))
    throw new Error(`Salinan dasar rusak, tidak ada yang diubah: ${join(base.root, base.berkas)}`);
  return base;
}

async function unpack(base: Base, open: Pass, home: string, account: Account): Promise<void> {
  const cwd = join(home, 'pgdata');
  await mkdir(cwd, { mode: 0o700 });
  own(cwd, account);
  const into = extract({ cwd, strict: true, ...account, preserveOwner: false });
  await pipeline(createReadStream(join(base.root, base.berkas)), open, createGunzip(), into);
  const signal = join(cwd, 'recovery.signal');
  await writeFile(signal, '', { mode: 0o600 });
  own(signal, account);
}

/** In there nobody knows the password of the cluster that it was: for the moment of the recovery everybody of this machine may in. */
async function openDoor(home: string, account: Account): Promise<string> {
  const path = join(home, 'pintu-pulih.conf');
  await writeFile(path, 'host all all 127.0.0.1/32 trust\n', { mode: 0o600 });
  own(path, account);
  return path;
}

/** The last words of a recovery that had no later commit to stop at: then everything of before is what was asked for. */
const TOO_LATE = /recovery ended before configured recovery target was reached/;

/**
 * PostgreSQL takes the first piece that is not to be had for the end of the log. Where the archive goes on behind it, one is missing or
 * broken, and what was asked for was not reached.
 */
async function refuseGap(system: string, last: string): Promise<void> {
  const end = await lastAfter(system, last);
  if (end !== last)
    throw new Error(
      `Log di arsip terputus sesudah potong ${last}, padahal berlanjut sampai ${end}. Sebutkan saat sebelum itu dengan --sampai.`,
    );
}

/** Makes the cluster; it is stopped, and its owner has the password of its folder. Answers how many pieces of the log it took. */
export async function recoverMoment(input: MomentInput): Promise<number> {
  const { system, until, identities, say } = input;
  const base = await chooseBase(input);
  const open = openerOf(base.untuk, identities);
  const account = chooseAccount(join(input.dir, 'pgdata'));
  const home = homeOf(input.dir);
  prepareDir(home, account);
  const password = ensurePassword(home, account);
  say(`Salinan dasar ${formatWaktu(base.selesai)} WIB, ${Math.ceil(base.byte / 1024)} kB.`);
  await unpack(base, open, home, account);
  const feeding = await feedLog({ system, open, desk: join(home, 'log-pulih'), account });
  const settings = {
    ...feeding.settings,
    hba_file: await openDoor(home, account),
    // Not open for reading before it is where it should be.
    hot_standby: 'off',
    archive_mode: 'off',
  };
  // Names of zones are not read yet when this is.
  const target = {
    recovery_target_time: until?.toISOString().replace('Z', '+00') ?? '',
    recovery_target_action: 'promote',
  };
  try {
    const start = (more: Record<string, string>) =>
      startPostgres({ dir: input.dir, settings: { ...settings, ...more }, log: say });
    let toEnd = until === null;
    const postgres = await start(until ? target : {}).catch((error: Error) => {
      if (!until || !TOO_LATE.test(error.message)) throw error;
      toEnd = true;
      return start({});
    });
    try {
      await onDatabase(postgres.url, (client) =>
        client.query(`alter role ${OWNER} password ${pg.escapeLiteral(password)}`),
      );
    } finally {
      await postgres.stop();
    }
    if (toEnd) await refuseGap(system, feeding.given.at(-1) ?? base.awal);
    return feeding.given.length;
  } finally {
    await feeding.stop();
  }
}
