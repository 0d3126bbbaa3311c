/** The product with a demo chain of its own and a browser, for who takes pictures of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import pg from 'pg';
import { type Browser, chromium, type Page } from 'playwright-core';
import { mendengar, tekan } from './papan-tombol.ts';

const SERVER = fileURLToPath(new URL('../../../apps/server/main.ts', import.meta.url));
const PASSWORD = 'mustika-demo';

export type Studio = { url: string; browser: Browser; owner: pg.Client };

export async function login(page: Page, url: string, user: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('User ID').fill(user);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await tekan(page, 'Control+Enter');
  await page.getByLabel('User ID').waitFor({ state: 'detached' });
}

/** The product itself, as `npm start` runs it, on a database of its own. Answers its address. */
async function startProduct(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const own = { DATABASE_URL: databaseUrl, LATIHAN_DATABASE_URL: databaseUrl };
  const env = { ...process.env, ...own, PORT: '0', HOST: '127.0.0.1', DEMO: 'on' };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /siap di (http:\S+)/.exec(chunk.toString());
      if (found?.[1]) resolve(found[1]);
    });
  });
  return { url, child };
}

type Device = { viewport: { width: number; height: number }; dark?: boolean };

/** A page at a device of its own; closed with its context. */
export async function openPage({ browser }: Studio, { viewport, dark = false }: Device): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Waits until the page listens, nothing shows a wheel or a grey place, and all of it is painted. */
export async function still(page: Page): Promise<void> {
  await mendengar(page);
  await page.locator('.mantine-Loader-root, .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Starts all of it, lets work be done in it, and leaves nothing behind. */
export async function inStudio(work: (studio: Studio) => Promise<void>): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'mustika-screens-'));
  chmodSync(home, 0o755);
  const postgres = await startPostgres({ dir: join(home, 'postgres'), port: 25_480 });
  const { url, child } = await startProduct(postgres.url);
  const owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await work({ url, browser, owner });
  } finally {
    await browser.close();
    await owner.end();
    const left = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await left;
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
