/**
 * `npm run restore -- <backup> [--ganti] [--kunci <file>]`: proves the backup, makes the database anew and puts everything back. Ends with 1 when
 * it could not, or when the proof of the books finds something. `--ganti`: a shop that is there gives way, under another name. `--kunci`: the
 * private key of a sealed one.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isClean } from '@mustika/server-kit/backup/rebuild.ts';
import { restoreShop } from '@mustika/server-kit/backup/restore.ts';
import { readIdentities } from '@mustika/server-kit/backup/seal.ts';
import { readConfig } from '@mustika/server-kit/config.ts';

const say = (line: string): void => console.log(line);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ganti: { type: 'boolean', default: false }, kunci: { type: 'string' } },
  });
  const [from] = positionals;
  if (from === undefined)
    throw new Error(
      'Sebutkan cadangannya: npm run restore -- <folder cadangan> [--ganti] [--kunci <berkas>]',
    );
  const identities = values.kunci === undefined ? [] : await readIdentities(resolve(values.kunci));
  const input = { config: readConfig(process.env), replace: values.ganti, now: new Date(), say };
  const proof = await restoreShop({ root: resolve(from), identities, ...input });
  if (!isClean(proof)) process.exitCode = 1;
}

// A PostgreSQL that was started for this ends with it, and what is not whole keeps the name that says so.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
await main().catch((error: Error) => {
  const cause = error.cause instanceof Error ? `\n  ${error.cause.message}` : '';
  say(`Pemulihan GAGAL: ${error.message}${cause}`);
  process.exitCode = 1;
});
