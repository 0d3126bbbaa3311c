/** A shop with its devices, as a person meets them. Each test file has a database of its own, cloned from the small demo chain. */
import type { shiftedClock } from '@mustika/kernel/date.ts';
import { cloneDatabase, type Template } from '@mustika/server-kit/testing.ts';
import { samarkan } from '@mustika/web-kit/sending/penyamaran.ts';
import axeCore, { type RunOptions } from 'axe-core';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { PASSWORD, RANTAI } from '../../kit/app.ts';
import type { Proksi } from '../../kit/proksi-tls.ts';
import { LIMITS } from '../../machine.ts';
import { remembered } from './open-pages.ts';
import { mendengar, tekan } from './papan-tombol.ts';
import { browserOfWorker, serve } from './product.ts';

export const KASIR_PC = { width: 1366, height: 768 };
export const HP_PEMILIK = { width: 390, height: 844 };

type Layar = {
  viewport?: { width: number; height: number };
  gelap?: boolean;
  /** What opens, closes and fades moves, as most people have it. Without it nothing does: a sixth less to draw for the whole run. */
  bergerak?: boolean;
  /** With a service worker: it is blocked where nobody asks what it keeps. */
  pekerja?: boolean;
};

export type Toko = {
  url: string;
  /** The database, for those who read past the server. */
  pgUrl: string;
  owner: pg.Client;
  /** The server's: it goes with the system's until it is put forward. */
  clock: ReturnType<typeof shiftedClock>;
  /** A page at the device this user works at, logged in, on its address; it is there until the test ends. */
  layar(user_id: string, path?: string, options?: Layar): Promise<Page>;
  /** A device that nobody worked at: a browser profile of its own. It is gone with the test. */
  buka(options?: Layar): Promise<Page>;
  /** Logs in as a person does, word by word. Journeys that are not about that are led in by `layar`. */
  ketikMasuk(page: Page, user_id: string, path?: string): Promise<void>;
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

/** Types like a person: label by label, and Ctrl+Enter, because Enter never submits. */
async function ketikMasuk(page: Page, url: string, user_id: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('User ID').fill(user_id);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await tekan(page, 'Control+Enter');
  await dikenali(page, user_id);
}

/** The house is open, and says whose it is. */
const dikenali = (page: Page, user_id: string): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`(^| )${user_id}( |$)`) })
    .waitFor();

/** What a login leaves in the browser, brought by the call that the door makes; his session elsewhere ends. */
async function bawaSesi(context: BrowserContext, url: string, user_id: string): Promise<void> {
  const data = { user_id, password: PASSWORD, ambil_alih: true };
  const answer = await context.request.post(`${url}/api/v1/users/login`, { data });
  if (!answer.ok()) throw new Error(`${user_id}: ${await answer.text()}`);
  const { token } = ((await answer.json()) as { data: { token: string } }).data;
  const isi: [string, unknown][] = [
    ['sesi:token', token],
    ['sesi:login', 'ya'],
    ['sesi:enkripsi', false],
    ['laci:pengguna', user_id],
  ];
  // It stays: as long as the device has a page, the next ones begin in its process.
  const rak = await context.newPage();
  await rak.goto(`${url}/ikon.svg`);
  await rak.evaluate(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    isi.map(([name, value]): [string, string] => [samarkan(name), samarkan(JSON.stringify(value))]),
  );
}

/** Runs in every page: keeps count of what was printed, over reloads. */
function hitungCetak(): void {
  const cetak = window.print.bind(window);
  window.print = () => {
    cetak();
    sessionStorage.setItem('uji-dicetak', String(Number(sessionStorage.getItem('uji-dicetak')) + 1));
  };
}

/** The last key that this page was asked to say and has no text for (packages/web-kit/language/i18n.ts); null where it is gone. */
const kunciTelanjang = (page: Page): Promise<string | null> =>
  page.isClosed()
    ? Promise.resolve(null)
    : page.evaluate(() => document.documentElement.dataset['tanpaKata'] ?? null).catch(() => null);

/** How many papers this page has printed. */
export const dicetak = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('uji-dicetak')));

export async function bukaToko(
  pgUrl: string,
  sebelum?: (owner: pg.Client) => Promise<unknown>,
  templat: Template = RANTAI,
  /** With it the shop has ENKRIPSI=on and its browsers come through this proxy. */
  proksi: Proksi | null = null,
): Promise<Toko> {
  const database = await cloneDatabase(pgUrl, templat);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await sebelum?.(owner);
  const [server, browser] = await Promise.all([serve(database.url, proksi), browserOfWorker()]);
  /** Who works at each device, while his session lasts. */
  const perangkat = new Map<string, Promise<BrowserContext>>();
  const semua: BrowserContext[] = [];
  const perangkatBaru = async ({
    viewport = KASIR_PC,
    gelap = false,
    bergerak = false,
    pekerja = false,
  }: Layar): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport,
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      colorScheme: gelap ? 'dark' : 'light',
      reducedMotion: bergerak ? 'no-preference' : 'reduce',
      acceptDownloads: true,
      ignoreHTTPSErrors: proksi !== null,
      serviceWorkers: pekerja ? 'allow' : 'block',
    });
    await context.addInitScript(hitungCetak);
    // A step that takes longer than this has failed; the test says which one.
    context.setDefaultTimeout(LIMITS.step);
    semua.push(context);
    return context;
  };
  const halaman = async (context: BrowserContext): Promise<Page> => {
    const page = remembered(await context.newPage());
    const pages = [page];
    page.on('popup', (popup) => void pages.push(remembered(popup)));
    // Throws outside of a test: what a test before left on a page is no place to begin.
    onTestFinished(async () => {
      const tanpaKata = (await Promise.all(pages.map(kunciTelanjang))).filter((key) => key !== null);
      await Promise.all(pages.map((one) => one.close()));
      if (tanpaKata.length > 0) throw new Error(`no text for ${tanpaKata.join(', ')}`);
    });
    return page;
  };
  const milik = (user_id: string, options: Layar): Promise<BrowserContext> => {
    const nama = JSON.stringify([user_id, options]);
    const ada = perangkat.get(nama);
    if (ada) return ada;
    const baru = perangkatBaru(options).then(async (context) => {
      await bawaSesi(context, server.url, user_id);
      return context;
    });
    // His session at another device is over.
    for (const lain of [...perangkat.keys()]) if (JSON.parse(lain)[0] === user_id) perangkat.delete(lain);
    perangkat.set(nama, baru);
    return baru;
  };
  return {
    url: server.url,
    pgUrl: database.url,
    owner,
    layar: async (user_id, path = '', options = {}) => {
      const page = await halaman(await milik(user_id, options));
      await page.goto(server.url + path);
      await dikenali(page, user_id);
      await mendengar(page);
      return page;
    },
    buka: async (options = {}) => {
      const context = await perangkatBaru(options);
      onTestFinished(() => context.close());
      return halaman(context);
    },
    ketikMasuk: (page, user_id, path = '') => ketikMasuk(page, server.url + path, user_id),
    akhiriSesi: async (user_id) => {
      await server.akhiriSesi(user_id);
      for (const nama of [...perangkat.keys()]) if (JSON.parse(nama)[0] === user_id) perangkat.delete(nama);
    },
    siarkan: server.siarkan,
    putuskan: server.putuskan,
    clock: server.clock,
    kabarSetelan: server.kabarSetelan,
    periksa: async () =>
      (await owner.query<{ aturan: string }>('select aturan from cek_invarian()')).rows.map(
        (row) => row.aturan,
      ),
    close: async () => {
      await Promise.all(semua.map((context) => context.close()));
      await server.stop();
      await owner.end();
      await database.drop();
    },
  };
}

/** As a link inside the house leads there: nothing is loaded twice. */
export async function pindah(page: Page, path: string, query = ''): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path + query);
  await page.waitForURL((url) => url.pathname === path);
  await mendengar(page, path);
}

/** Waits until everything that moves or fades on the page has come to its end; in a closed part of it nothing moves on. */
export const tenang = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter((one) => (one.effect as KeyframeEffect | null)?.target?.checkVisibility() ?? true)
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
  // Colours on their way from one to another are judged by nobody.
  await tenang(page);
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
