/**
 * The product as a person meets it: the real server with the built web app on loopback, and a real Chromium.
 * Each test file has a database of its own, cloned from the small demo chain.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { shiftedClock } from '@mustika/kernel/date.ts';
import { buildApp } from '@mustika/server-kit/app.ts';
import { readConfig } from '@mustika/server-kit/config.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import { followSettings, startSockets } from '@mustika/server-kit/sockets.ts';
import { cloneDatabase } from '@mustika/server-kit/testing.ts';
import axeCore, { type RunOptions } from 'axe-core';
import pg from 'pg';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { commands, documents, impacts, refusals, reports } from '../../apps/server/implementations.ts';
import { createPracticeRoom } from '../../apps/server/practice-room.ts';
import { house } from '../../domains/house.ts';
import { lembarDari } from '../../domains/latihan/lembar.query.ts';
import { MURAH, PASSWORD, templatRantai } from '../kit/app.ts';
import type { Proksi } from '../kit/proksi-tls.ts';
import { ingat } from './halaman-terbuka.ts';

const WEB = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

export const KASIR_PC = { width: 1366, height: 768 };
export const HP_PEMILIK = { width: 390, height: 844 };

export type Toko = {
  url: string;
  /** The database, for those who read past the server. */
  pgUrl: string;
  owner: pg.Client;
  /** The server's: it goes with the system's until it is put forward. */
  clock: ReturnType<typeof shiftedClock>;
  /** A till: a browser profile of its own, so that two tills do not share a device. */
  buka(options?: { viewport?: { width: number; height: number }; gelap?: boolean }): Promise<Page>;
  /** Logs in where he wants to be: a page is loaded once. */
  masuk(page: Page, user_id: string, path?: string): Promise<void>;
  /** From here on browsers hear of changed settings, as in the shop; the tests that change them by SQL would be asked, too. */
  kabarSetelan(): Promise<void>;
  /** Ends a session on the server, as age or another login would. */
  akhiriSesi(user_id: string): Promise<void>;
  /** Says something on the live line of this user, as a job of the server would. */
  siarkan(user_id: string, peristiwa: string, isi: unknown): void;
  /** Cuts the live lines of this user; his browsers come back by themselves. */
  putuskan(user_id: string): void;
  periksa(): Promise<string[]>;
  close(): Promise<void>;
};

async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(WEB)) throw new Error('the web app is not built: run npm test, or npm start once');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

let launched: Promise<Browser> | null = null;

/** One for all files of a worker: what must be apart is apart by its context. It ends with the worker, and is replaced when it fell. */
async function browserOfWorker(): Promise<Browser> {
  if (!(await launched?.catch(() => null))?.isConnected()) launched = launch();
  return launched as Promise<Browser>;
}

async function serve(databaseUrl: string, proksi: Proksi | null) {
  const db = openDatabase({ url: databaseUrl, poolSize: 8 });
  const env: Record<string, string> = proksi
    ? { ENKRIPSI: 'on', APP_URL: proksi.url, TRUST_PROXY: '127.0.0.1' }
    : {};
  const config = { ...readConfig(env), logLevel: 'silent' };
  const clock = shiftedClock();
  const parts = {
    clock,
    config,
    house,
    commands,
    documents,
    reports,
    refusals,
    impacts,
    passwordCost: MURAH,
  };
  const room = createPracticeRoom({ ...parts, url: databaseUrl, sheetOf: lembarDari(db) });
  const built = await buildApp({ db, ...parts, practice: { room, store: null }, webDir: WEB });
  const io = startSockets(built.app, built.deps);
  await built.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = built.app.server.address() as AddressInfo;
  proksi?.teruskan(port);
  const stop = async (): Promise<void> => {
    await proksi?.close();
    await room.forget();
    await io.close();
    await built.app.close();
    await db.close();
  };
  const akhiriSesi = async (user_id: string): Promise<void> => {
    await built.deps.sessions.end(user_id);
  };
  const kabarSetelan = (): Promise<void> => followSettings(io, built.deps);
  const siarkan = (user_id: string, peristiwa: string, isi: unknown): void => {
    io.to(`user:${user_id}`).emit(peristiwa, isi);
  };
  const putuskan = (user_id: string): void => {
    io.in(`user:${user_id}`).disconnectSockets(true);
  };
  return {
    url: proksi?.url ?? `http://127.0.0.1:${port}`,
    akhiriSesi,
    kabarSetelan,
    siarkan,
    putuskan,
    clock,
    stop,
  };
}

/** How long a step may take before it counts as failed: a machine four times busier than ours still gets there. */
export const SABAR = { timeout: 60_000 };

/** Types like a person: label by label, and Ctrl+Enter, because Enter never submits. */
async function masuk(page: Page, url: string, user_id: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('User ID').fill(user_id);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: new RegExp(`(^| )${user_id}( |$)`) }).waitFor();
}

/** Runs in every page: keeps count of what was printed, over reloads. */
function hitungCetak(): void {
  const cetak = window.print.bind(window);
  window.print = () => {
    cetak();
    sessionStorage.setItem('uji-dicetak', String(Number(sessionStorage.getItem('uji-dicetak')) + 1));
  };
}

/** How many papers this page has printed. */
export const dicetak = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('uji-dicetak')));

export async function bukaToko(
  pgUrl: string,
  sebelum?: (owner: pg.Client) => Promise<unknown>,
  templat: (pgUrl: string) => Promise<string> = templatRantai,
  /** With it the shop has ENKRIPSI=on and its browsers come through this proxy. */
  proksi: Proksi | null = null,
): Promise<Toko> {
  const database = await cloneDatabase(pgUrl, await templat(pgUrl));
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await sebelum?.(owner);
  const [server, browser] = await Promise.all([serve(database.url, proksi), browserOfWorker()]);
  const contexts: BrowserContext[] = [];
  return {
    url: server.url,
    pgUrl: database.url,
    owner,
    buka: async ({ viewport = KASIR_PC, gelap = false } = {}) => {
      const context = await browser.newContext({
        viewport,
        locale: 'id-ID',
        timezoneId: 'Asia/Jakarta',
        colorScheme: gelap ? 'dark' : 'light',
        acceptDownloads: true,
        ignoreHTTPSErrors: proksi !== null,
      });
      await context.addInitScript(hitungCetak);
      // A step that takes longer than this has failed; the test says which one.
      context.setDefaultTimeout(SABAR.timeout);
      contexts.push(context);
      return ingat(await context.newPage());
    },
    masuk: (page, user_id, path = '') => masuk(page, server.url + path, user_id),
    akhiriSesi: server.akhiriSesi,
    siarkan: server.siarkan,
    putuskan: server.putuskan,
    clock: server.clock,
    kabarSetelan: server.kabarSetelan,
    periksa: async () =>
      (await owner.query<{ aturan: string }>('select aturan from cek_invarian()')).rows.map(
        (row) => row.aturan,
      ),
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await server.stop();
      await owner.end();
      await database.drop();
    },
  };
}

/** As a link inside the house leads there: nothing is loaded twice. */
export async function pindah(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForURL((url) => url.pathname === path);
}

/** Keys as a wedge scanner sends them: the code and Enter, `gap` milliseconds apart. */
export async function pindai(page: Page, kode: string, gap = 10): Promise<void> {
  await page.keyboard.type(kode, { delay: gap });
  await page.keyboard.press('Enter');
}

/** Colours on their way from one to another are judged by nobody: waits until every transition has ended. */
const diam = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished),
    ),
  );

const ATURAN: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa'] },
  // Whoever speaks to the page says what he reads on the button.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

type Pandang = {
  /** Judges what is in it; left out, the whole page. */
  di?: string;
  /** Only these rules; left out, all of them. */
  aturan?: readonly string[];
};

/**
 * Serious and critical findings of axe, as sentences. Our pages have no frames, so axe runs where the page is: a fifth
 * of the time of its Playwright wrapper, which opens a page of its own to put the parts of frames together.
 */
export async function axe(page: Page, { di, aturan }: Pandang = {}): Promise<string[]> {
  await diam(page);
  if (page.frames().length > 1) throw new Error('axe looks into no frames, and this page has one');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const only: RunOptions = {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: [...(aturan ?? [])] },
  };
  const { violations } = await page.evaluate(
    ([where, options]) => (window as unknown as { axe: typeof axeCore }).axe.run(where ?? document, options),
    [di, aturan ? only : ATURAN] as const,
  );
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(', ')}`,
    );
}
