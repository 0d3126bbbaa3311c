/**
 * `npm run restore -- <backup or archive> [--sampai <moment>] [--ganti] [--kunci <file>]`: proves the backup, makes the database anew and puts everything back. Ends with 1 when
 * it could not, or when the proof of the books finds something. `--ganti`: a shop that is there gives way, under another name. `--kunci`: the
 * private key of a sealed one. An archive brings the shop to its end, or to `--sampai '2026-11-29 14:05'` in the time of Jakarta.
 */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemIn } from '@mustika/server-kit/archive/archive.ts';
import { restoreArchive } from '@mustika/server-kit/archive/restore-archive.ts';
import { stampOf } from '@mustika/server-kit/backup/backup.ts';
import { backupsInBucket, fromBucket } from '@mustika/server-kit/backup/bucket.ts';
import { isClean } from '@mustika/server-kit/backup/rebuild.ts';
import { restoreShop } from '@mustika/server-kit/backup/restore.ts';
import { readIdentities } from '@mustika/server-kit/backup/seal.ts';
import { type AppConfig, readConfig } from '@mustika/server-kit/config.ts';
import { s3Files } from '@mustika/server-kit/files/s3-files.ts';

const say = (line: string): void => console.log(line);

const BUCKET = /^bucket(?::(mustika-[0-9-]+))?$/;
const downloadsOf = ({ dataDir }: AppConfig): string => resolve(dataDir, 'unduhan-cadangan');

/** The folder that is named, or the one that the bucket's backup was brought to: `bucket` is its newest, `bucket:mustika-…` that one. */
async function placeOf(from: string, config: AppConfig, now: Date): Promise<string> {
  const asked = BUCKET.exec(from);
  if (!asked) return resolve(from);
  if (!config.backup.bucket) throw new Error('BACKUP_S3_URL belum diatur: bucket mana?');
  const files = s3Files(config.backup.bucket);
  const name = asked[1] ?? (await backupsInBucket(files)).at(-1);
  if (name === undefined) throw new Error('Bucket itu belum berisi cadangan yang utuh');
  const root = join(downloadsOf(config), stampOf(now), name);
  say(`Mengambil ${name} dari bucket ...`);
  await fromBucket(files, name, root);
  return root;
}

/** As it is written on paper, in the time of Jakarta; null: no moment was named. */
function momentOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const parts = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/.exec(text.trim());
  const at = new Date(parts ? `${parts[1]}T${parts[2]}${parts[3] ?? ':00'}+07:00` : Number.NaN);
  if (Number.isNaN(at.getTime())) throw new Error('--sampai harus seperti "2026-11-29 14:05" (WIB)');
  return at;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ganti: { type: 'boolean', default: false },
      kunci: { type: 'string' },
      sampai: { type: 'string' },
    },
  });
  const [from] = positionals;
  if (from === undefined)
    throw new Error(
      'Sebutkan cadangannya: npm run restore -- <folder cadangan atau arsip> [--sampai "2026-11-29 14:05"] [--ganti] [--kunci <berkas>]',
    );
  const identities = values.kunci === undefined ? [] : await readIdentities(resolve(values.kunci));
  const input = { config: readConfig(process.env), replace: values.ganti, now: new Date(), say };
  const root = await placeOf(from, input.config, input.now);
  const isArchive = await systemIn(root).then(
    () => true,
    () => false,
  );
  if (!isArchive && values.sampai !== undefined)
    throw new Error(`--sampai memerlukan arsip log (ARCHIVE_DIR); ${root} bukan`);
  const proof = isArchive
    ? await restoreArchive({ root, until: momentOf(values.sampai), identities, ...input })
    : await restoreShop({ root, identities, ...input });
  if (root.startsWith(downloadsOf(input.config))) await rm(root, { recursive: true, force: true });
  if (!isClean(proof)) process.exitCode = 1;
}

// A PostgreSQL that was started for this ends with it, and what is not whole keeps the name that says so.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
await main().catch((error: Error) => {
  const cause = error.cause instanceof Error ? `\n  ${error.cause.message}` : '';
  say(`Pemulihan GAGAL: ${error.message}${cause}`);
  process.exitCode = 1;
});
