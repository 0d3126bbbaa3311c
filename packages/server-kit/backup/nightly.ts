/** The backup that the house makes by itself: made, brought back and proven, written down for the owner, and the old ones gone. */
import { basename } from 'node:path';
import type pg from 'pg';
import type { AppConfig } from '../config.ts';
import { s3Files } from '../files/s3-files.ts';
import { makeBackup, stampOf } from './backup.ts';
import { forgetInBucket, toBucket } from './bucket.ts';
import { forgetOld } from './keep.ts';
import type { Manifest } from './manifest.ts';
import { isClean } from './rebuild.ts';
import { rehearse, type TryShop } from './rehearse.ts';
import { newPair } from './seal.ts';

export type NightlyInput = {
  /** The owner's address, and a pool of it. */
  url: string;
  pool: Pick<pg.Pool, 'query'>;
  config: Pick<AppConfig, 'dataDir' | 'secretKeys' | 'photoS3' | 'anchor' | 'backup'>;
  tryShop: TryShop;
  clock: () => Temporal.Instant;
  say: (line: string) => void;
};

export const bytesOf = ({ tabel, antrean }: Manifest): number =>
  [...tabel, ...antrean].reduce((all, { byte }) => all + byte, 0);

/** One with findings is brought as well: it may be the only one of that day. */
async function bringToBucket({ config, say }: NightlyInput, root: string): Promise<void> {
  if (!config.backup.bucket) return;
  const photos = await toBucket(s3Files(config.backup.bucket), root, basename(root));
  say(`cadangan di bucket: ${basename(root)}, ${photos} foto baru`);
}

const LAST_PROVEN =
  'select nama from cadangan where dibuktikan is not null and temuan = 0 order by mulai desc limit 1';

/** Written as it goes: a night that ends in the middle says how far it had come. Throws when it failed, so that it is tried again. */
export async function nightlyBackup(input: NightlyInput): Promise<void> {
  const { pool, config, clock, say } = input;
  const now = clock();
  const nama = `mustika-${stampOf(new Date(now.epochMilliseconds))}`;
  const set = (what: string, ...values: unknown[]): Promise<unknown> =>
    pool.query(`update cadangan set ${what} where nama = $1`, [nama, ...values]);
  await pool.query('insert into cadangan (nama, mulai) values ($1, $2) on conflict do nothing', [
    ...[nama, now.toString()],
  ]);
  const failed = await makeAndProve(input, now, set).then(
    () => null,
    (error: Error) => error,
  );
  // What comes after the first line is for the log.
  if (failed) await set('sebab = $2', failed.message.split('\n')[0]);
  const { rows } = await pool.query<{ nama: string }>(LAST_PROVEN);
  const { place, keep, bucket } = config.backup;
  const proven = rows[0]?.nama ?? null;
  const old = await forgetOld(place, keep, proven);
  if (old.length > 0) say(`cadangan lama dihapus: ${old.join(', ')}`);
  if (failed) throw failed;
  if (bucket) await forgetInBucket(s3Files(bucket), keep, proven);
}

async function makeAndProve(
  input: NightlyInput,
  now: Temporal.Instant,
  set: (what: string, ...values: unknown[]) => Promise<unknown>,
): Promise<void> {
  const { url, config, tryShop, clock, say } = input;
  const { place, prove } = config.backup;
  // Nobody's key but this night's, in memory only: what is proven is what was sealed, and nobody opens it by this key again.
  const { identity, recipient } = await newPair();
  const made = await makeBackup({
    ...{ url, config, place, now: new Date(now.epochMilliseconds) },
    ...(prove ? { prover: recipient } : {}),
  });
  await set('byte = $2', bytesOf(made.manifest));
  say(`cadangan utuh: ${made.root}`);
  if (!prove) return bringToBucket(input, made.root);
  const { dataDir } = config;
  const proof = await rehearse({ root: made.root, identities: [identity], dataDir, tryShop });
  const found = proof.temuan.length + proof.audit.length;
  await set('dibuktikan = $2, temuan = $3', clock().toString(), found);
  say(
    isClean(proof)
      ? `cadangan terbukti: ${made.root}`
      : `cadangan kembali dengan ${found} temuan: ${made.root}`,
  );
  await bringToBucket(input, made.root);
}
