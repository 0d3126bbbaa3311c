/**
 * `npm run update -- <version, commit or folder> [--cadangan <backup>]`: brings that program, makes it ready while the shop sells, holds
 * the server, makes a backup, lets the program migrate, proves the books, and leaves the place to it. Whatever fails goes back to the
 * program of before, and to the backup where that one could not run on what was made. `--cadangan`: the database becomes that backup
 * first, which is the way back to a program that is too old for it. docs/decisions/0132.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '@mustika/server-kit/backup/backup.ts';
import { backupPlace } from '@mustika/server-kit/backup/backup-config.ts';
import { type AppConfig, readConfig } from '@mustika/server-kit/config.ts';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { homeOf, startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import { appoint, holdPlace, programDir } from '@mustika/server-kit/upgrade/handover.ts';
import { type Page, showPage } from '@mustika/server-kit/upgrade/page.ts';
import { bringProgram, prepareProgram, tryProgram } from '@mustika/server-kit/upgrade/program.ts';
import { mayRun, putBack, ranHere } from '@mustika/server-kit/upgrade/way-back.ts';

const ROOT = resolve(import.meta.dirname, '..');
let page: Page | null = null;
const say = (line: string): void => {
  console.log(line);
  page?.tell(line.trim());
};

/** Runs with the owner's address of the shop's database, which nobody else serves at the moment. */
async function onShop<T>(config: AppConfig, work: (url: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== null) return work(config.databaseUrl);
  const dir = resolve(config.dataDir, 'postgres');
  if (!existsSync(join(homeOf(dir), 'pgdata', 'PG_VERSION')))
    throw new Error(`belum ada basis data di ${homeOf(dir)}`);
  const postgres = await startPostgres({ dir });
  return work(postgres.url).finally(() => postgres.stop());
}

async function proveBooks(url: string): Promise<void> {
  const { rows } = await onDatabase(url, (client) =>
    client.query<{ aturan: string }>('select aturan from cek_invarian()'),
  );
  if (rows.length > 0)
    throw new Error(`pembukuan tidak cocok lagi: ${rows.map(({ aturan }) => aturan).join(', ')}`);
}

type Taken = { root: string; before: ReadonlySet<string> };

const takeBackup = (config: AppConfig): Promise<Taken> =>
  onShop(config, async (url) => {
    const before = await ranHere(url);
    const place = backupPlace(config.dataDir);
    // Not sealed: whoever goes back in the night has no key at hand, and it lies beside the rows that it is of.
    const open = { ...config, backup: { ...config.backup, recipients: [] } };
    const { root } = await makeBackup({ url, config: open, place, now: new Date() });
    return { root, before };
  });

const bringThere = (config: AppConfig, root: string): Promise<void> =>
  onShop(config, async (url) => {
    await tryProgram({ root, url, dataDir: config.dataDir, say });
    say('[5/6] Membuktikan pembukuan ...');
    await proveBooks(url);
  });

async function giveBack(config: AppConfig, root: string): Promise<void> {
  const old = await putBack({ root, config, now: new Date() });
  if (old !== null) say(`Basis data yang ditinggalkan ada di ${old}; hapus bila tidak diperlukan lagi.`);
}

/** The database as the program of before can use it. */
async function goBack(config: AppConfig, { root, before }: Taken, restored: boolean): Promise<void> {
  if (!restored && (await onShop(config, (url) => mayRun(url, before))))
    return say('Basis data masih dapat dipakai program lama, tidak ada yang perlu dipulihkan.');
  say('Mengembalikan basis data dari cadangan ...');
  await giveBack(config, root);
}

type Change = { config: AppConfig; root: string; cadangan: string | undefined };

/** Backup, migration, proof; when one of them fails, all as it was. */
async function change({ config, root, cadangan }: Change): Promise<void> {
  say('[3/6] Membuat cadangan ...');
  const taken = await takeBackup(config);
  say(`      ${taken.root}`);
  try {
    if (cadangan !== undefined) await giveBack(config, resolve(cadangan));
    say('[4/6] Memindahkan basis data ke program baru ...');
    await bringThere(config, root);
  } catch (error) {
    say(`GAGAL: ${(error as Error).message}`);
    await goBack(config, taken, cadangan !== undefined);
    throw new Error('program lama tetap dipakai', { cause: error });
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { cadangan: { type: 'string' } },
  });
  const [wanted] = positionals;
  if (wanted === undefined)
    throw new Error('sebutkan versi, commit, atau folder programnya: npm run update -- <versi>');
  const read = readConfig(process.env);
  const config = { ...read, dataDir: resolve(read.dataDir) };
  say('[1/6] Menyiapkan program baru; toko tetap berjualan.');
  const root = await bringProgram(wanted, ROOT, programDir(config.dataDir), say);
  await prepareProgram(root);
  say('[2/6] Menghentikan server ...');
  const place = await holdPlace(config.dataDir, config.host, config.port);
  try {
    page = await showPage(config.host, config.port);
    await change({ config, root, cadangan: values.cadangan });
    appoint(config.dataDir, root);
  } finally {
    await page?.close();
    page = null;
    place.release();
  }
  say(`[6/6] ${place.watched ? 'Server dijalankan lagi' : 'Jalankan npm start'} dari ${root}`);
}

// What was started for this ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
await main().catch((error: Error) => {
  say(`Pembaruan GAGAL: ${error.message}`);
  process.exitCode = 1;
});
