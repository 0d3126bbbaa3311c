// Goal: an owner has the proof of a month made for his auditor, takes it, and it proves itself on a computer that knows nothing of us.
// Method: the real server and the built web app in a real Chromium; the workers are another server; the checker is the one in the ZIP.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, buildApp } from '@mustika/server-kit/app.ts';
import { readConfig } from '@mustika/server-kit/config.ts';
import { type Database, openDatabase } from '@mustika/server-kit/database.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { tasks } from '../../../apps/server/implementations.ts';
import { RUMAH } from '../../kit/app.ts';
import { axe, bukaToko, HP_PEMILIK, type Toko } from '../kit/browser.ts';
import { tekan } from '../kit/papan-tombol.ts';

let toko: Toko;
let db: Database;
let pekerja: App;
const folder = mkdtempSync(join(tmpdir(), 'mustika-bukti-'));

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  db = openDatabase({ url: toko.pgUrl, poolSize: 2 });
  const config = { ...readConfig({ DATA_DIR: join(folder, 'data') }), logLevel: 'silent' as const };
  pekerja = await buildApp({ db, clock: toko.clock, config, ...RUMAH });
});
afterAll(async () => {
  await toko?.close();
  await pekerja?.app.close();
  await db?.close();
  rmSync(folder, { recursive: true, force: true });
});

const kerjakan = async (): Promise<void> => {
  const { rows } = await toko.owner.query("select kode_toko, id from export_minta where status = 'ANTRI'");
  expect(rows).toHaveLength(1);
  await tasks.buat_export!(rows[0], pekerja.deps);
};

const periksa = (dir: string): Promise<string> =>
  new Promise((resolve) =>
    execFile(process.execPath, ['periksa-bukti.mjs', '.'], { cwd: dir }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    ),
  );

test('a month is asked for, made, taken and proven', async () => {
  const page = await toko.layar('OWNER', '/paket-bukti');
  await page.getByText('Belum ada paket yang Anda minta').waitFor();
  await page.getByRole('button', { name: 'Bulan ini' }).press('Enter');
  await page.getByLabel('Untuk Apa').fill('Audit tahunan');
  await tekan(page, 'Control+Enter');
  const baris = page.getByRole('row').filter({ hasText: 'Audit tahunan' });
  await baris.getByText('Antri').waitFor();
  expect(await axe(page)).toEqual([]);
  await kerjakan();
  await baris.getByText('Siap diambil').waitFor();
  const unduhan = page.waitForEvent('download');
  await baris.getByRole('button', { name: 'Ambil ZIP' }).press('Enter');
  const file = await unduhan;
  expect(file.suggestedFilename()).toMatch(/^paket-bukti-semua-toko-.*\.zip$/);
  const bytes = readFileSync(await file.path());
  // What the screen shows is what the auditor reckons of his file.
  await baris.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
  for (const [nama, isi] of Object.entries(unzipSync(bytes))) writeFileSync(join(folder, nama), isi);
  expect(await periksa(folder)).toContain('PAKET INI UTUH');
  const jurnal = join(folder, 'jurnal.csv');
  writeFileSync(jurnal, readFileSync(jurnal, 'utf8').replace(/;(\d+);0;/, ';1$1;0;'));
  expect(await periksa(folder)).toMatch(/SALAH +jurnal.csv baris 2: /);
});

test('on a phone the pack is there, and what is missing is said at its field', async () => {
  const page = await toko.layar('OWNER', '/paket-bukti', { viewport: HP_PEMILIK, gelap: true });
  await page.getByRole('row').filter({ hasText: 'Audit tahunan' }).getByText('Siap diambil').waitFor();
  await page.getByRole('button', { name: 'Buat paket bukti' }).click();
  await expect.poll(() => page.getByLabel('Untuk Apa').getAttribute('aria-invalid')).toBe('true');
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(HP_PEMILIK.width);
});
