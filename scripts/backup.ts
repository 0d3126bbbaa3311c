/**
 * `npm run backup -- [folder] [--dengan-kunci] [--buat-kunci]`: one whole backup of database, photos and anchors, beside a running server or
 * without one. `--dengan-kunci`: the secret keys as well, for a place that is as safe as the shop's own machine.
 * `--buat-kunci`: makes the pair that backups are sealed and opened with, and nothing else.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '@mustika/server-kit/backup/backup.ts';
import { newPair } from '@mustika/server-kit/backup/seal.ts';
import { type AppConfig, readConfig } from '@mustika/server-kit/config.ts';
import { homeOf, startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import { runningUrl } from '@mustika/server-kit/postgres/postgres-launch.ts';

const say = (line: string): void => console.log(line);
const thousands = (n: number): string => n.toLocaleString('id-ID');

type Source = { url: string; stop(): Promise<void> };

/** The database of this installation, whether anybody serves it at the moment or not. */
async function sourceOf(config: AppConfig): Promise<Source> {
  const leave = async (): Promise<void> => {};
  if (config.databaseUrl !== null) return { url: config.databaseUrl, stop: leave };
  const dir = resolve(config.dataDir, 'postgres');
  const running = await runningUrl(dir);
  if (running !== null) return { url: running, stop: leave };
  if (!existsSync(join(homeOf(dir), 'pgdata', 'PG_VERSION')))
    throw new Error(`Belum ada basis data di ${homeOf(dir)}`);
  return startPostgres({ dir });
}

async function tellPair(): Promise<void> {
  const { identity, recipient } = await newPair();
  say('Simpan baris ini DI LUAR mesin toko, dua kali; tanpanya cadangan tersegel tidak terbuka:');
  say(identity);
  say(`Lalu atur di server: BACKUP_RECIPIENTS=${recipient}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dengan-kunci': { type: 'boolean', default: false },
      'buat-kunci': { type: 'boolean', default: false },
    },
  });
  if (values['buat-kunci']) return tellPair();
  const started = performance.now();
  const config = readConfig(process.env);
  const place = resolve(positionals[0] ?? config.backup.place);
  const source = await sourceOf(config);
  const withKeys = values['dengan-kunci'];
  const { root, manifest } = await makeBackup({
    ...{ url: source.url, config, place, now: new Date(), withKeys },
  }).finally(() => source.stop());
  const { tabel, foto, bucket, kunci } = manifest;
  const files = [...tabel, ...manifest.antrean];
  const sum = (of: readonly { byte: number }[]): number => of.reduce((all, { byte }) => all + byte, 0);
  const rows = tabel.reduce((all, { baris }) => all + baris, 0);
  say(`${thousands(rows)} baris di ${tabel.length} tabel, ${thousands(Math.ceil(sum(files) / 1024))} kB.`);
  say(foto ? `${thousands(foto.jumlah)} foto.` : `Foto ada di ${bucket}, tidak di cadangan ini.`);
  if (kunci.berkas.length > 0)
    say(
      'PERINGATAN: kunci rahasia ikut di cadangan ini. Siapa yang memegangnya membuka semua yang tersegel.',
    );
  else
    say(
      `Kunci rahasia TIDAK ikut. Simpan terpisah: ${config.secretKeys.length > 0 ? 'SECRET_KEYS' : resolve(config.dataDir, 'kunci-rahasia')}`,
    );
  if (positionals.length === 0 && !config.backup.chosen)
    say(
      'Cadangan ini di disk yang sama: salin ke disk lain, atau sebutkan foldernya (npm run backup -- /folder).',
    );
  say(`Cadangan utuh: ${root}  (${((performance.now() - started) / 1000).toFixed(1)} detik)`);
}

// A PostgreSQL that was started for this ends with it, and what is not whole keeps the name that says so.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
await main().catch((error: Error) => {
  say(`Cadangan GAGAL: ${error.message}`);
  process.exitCode = 1;
});
