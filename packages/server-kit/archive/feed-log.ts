/**
 * Gives a PostgreSQL that recovers the pieces of the log it asks for, opened one at a time: it may be another account, which can read
 * neither the archive nor the key. It leaves a note for each; the note is answered by the piece, or by one that says there is none.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { type Pass, plain, sealedName } from '../backup/seal.ts';
import { type Account, own } from '../postgres/postgres-account.ts';
import { DRAFT, LOG, LOG_PIECE, PIECE } from './archive.ts';

const [ASKED, NONE] = ['minta-', 'tiada-'];
const LOOK_MS = 10;

export type Feeding = {
  settings: Record<string, string>;
  /** The pieces of the log that it took, in its order. */
  given: readonly string[];
  stop(): Promise<void>;
};

export type FeedInput = {
  system: string;
  open: Pass;
  /** A folder of the account that recovers. */
  desk: string;
  account: Account;
};

/** Its bytes, or null where the archive has no such piece. */
async function pieceOf(system: string, name: string, open: Pass): Promise<Buffer | null> {
  const path = join(system, LOG, `${name}.gz`);
  const sealed = !existsSync(path);
  const bytes = await readFile(sealedName(path, sealed ? open : null)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  if (bytes === null) return null;
  // Not `pipe`, which would let a broken seal pass by whoever waits for the bytes.
  return pipeline((sealed ? open : plain)(Readable.from([bytes])), createGunzip(), (chunks) =>
    buffer(chunks),
  );
}

export async function feedLog({ system, open, desk, account }: FeedInput): Promise<Feeding> {
  await mkdir(desk, { recursive: true, mode: 0o700 });
  own(desk, account);
  let stopped = false;
  const given: string[] = [];
  const answer = async (name: string): Promise<void> => {
    // A piece that cannot be read is none: the recovery ends before it, and whoever began it asks whether there was more.
    const bytes = await pieceOf(system, name, open).catch(() => null);
    const to = join(desk, bytes === null ? `${NONE}${name}` : name);
    await writeFile(`${to}${DRAFT}`, bytes ?? '', { mode: 0o600 });
    own(`${to}${DRAFT}`, account);
    await chmod(`${to}${DRAFT}`, 0o600);
    await rename(`${to}${DRAFT}`, to);
    if (bytes !== null && LOG_PIECE.test(name)) given.push(name);
  };
  const serve = async (): Promise<void> => {
    while (!stopped) {
      for (const note of await readdir(desk)) {
        const name = note.slice(ASKED.length);
        if (!note.startsWith(ASKED) || !PIECE.test(name)) continue;
        await rm(join(desk, note));
        await answer(name);
      }
      await sleep(LOOK_MS);
    }
  };
  const serving = serve();
  const [piece, none, note] = ['', NONE, ASKED].map((mark) => `"${desk}/${mark}%f"`);
  return {
    settings: {
      restore_command: `touch ${note}; while [ ! -f ${piece} ] && [ ! -f ${none} ]; do sleep 0.01; done; if [ -f ${none} ]; then rm ${none}; exit 1; fi; mv ${piece} "%p"`,
    },
    given,
    stop: async () => {
      stopped = true;
      await serving;
      await rm(desk, { recursive: true, force: true });
    },
  };
}
