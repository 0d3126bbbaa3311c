// Goal: the first page stays light on a cheap connection. Method: the files as the build laid them out to travel, and the
// bytes that a browser without a cache counts on its way from the login to a till that listens. Sizes only: they are the same
// on every machine.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { MODULES } from '@mustika/kernel/flags.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bukaToko, type Toko } from './kit/browser.ts';
import { barisDari, bukaKasir, kolomPindai, lembarBayar, pilihSales, pindaiBaru } from './kit/kasir.ts';
import { ketikSaja, mendengar, tekan } from './kit/papan-tombol.ts';

const DIST = new URL('../../apps/web/dist/', import.meta.url);
const kB = (bytes: number): number => Math.ceil(bytes / 1024);
const travels = (path: string): number =>
  statSync(new URL(`${path}.br`, DIST), { throwIfNoEntry: false })?.size ?? 0;

/** Charts and the camera reader are big and loaded only where they are shown. */
const HEAVY = /batang.widget|chart|zxing|barcode-detector/i;

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

const asset = (path: string): string => readFileSync(new URL(`.${path}`, DIST), 'utf8');
const page = (): string => readFileSync(new URL('index.html', DIST), 'utf8');

test('the scripts of the entry page are at most 175 kB', () => {
  const scripts = [...page().matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    (match) => match[1] as string,
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(kB(scripts.reduce((sum, path) => sum + travels(path), 0))).toBeLessThanOrEqual(175);
});

test('no other script is over 60 kB, except charts and camera', () => {
  const entry = page();
  const big = readdirSync(new URL('assets/', DIST))
    .filter((name) => name.endsWith('.js') && !HEAVY.test(name) && !entry.includes(name))
    .map((name) => [name, kB(travels(`assets/${name}`))] as const)
    .filter(([, size]) => size > 60);
  expect(big).toEqual([]);
});

test('every text has its copies beside it, smaller than itself', () => {
  const names = readdirSync(new URL('assets/', DIST)).filter((name) => /\.(js|css)$/.test(name));
  const size = (name: string): number => statSync(new URL(`assets/${name}`, DIST)).size;
  for (const name of names.filter((one) => size(one) >= 200))
    for (const copy of ['br', 'gz']) expect(size(`${name}.${copy}`), name).toBeLessThan(size(name));
});

/** Everything a page fetches, as it came over the line, headers included. */
async function counted() {
  const till = await toko.buka({ pekerja: true });
  const wire = await till.context().newCDPSession(till);
  const paths = new Map<string, string>();
  const onTheWay = new Set<string>();
  const fetched: { path: string; bytes: number }[] = [];
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
    onTheWay.add(requestId);
  });
  wire.on('Network.loadingFailed', ({ requestId }) => onTheWay.delete(requestId));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    onTheWay.delete(requestId);
    // What comes out of the cache was on the line before (`fetch-parts.ts`).
    if (bytes > 0) fetched.push({ path: paths.get(requestId) ?? '', bytes });
  });
  await wire.send('Network.enable');
  return { till, fetched, onTheWay };
}

test('the door that was never opened here is there after at most 300 kB', async () => {
  const { till, fetched, onTheWay } = await counted();
  await till.goto(toko.url);
  await till.getByLabel('User ID').waitFor();
  await mendengar(till);
  await expect.poll(() => onTheWay.size).toBe(0);
  expect(fetched.length).toBeGreaterThan(4);
  expect(kB(fetched.reduce((sum, { bytes }) => sum + bytes, 0))).toBeLessThanOrEqual(300);
});

// docs/performance.md says what it is made of.
test('a till that was never opened here listens after at most 400 kB in 36 calls', async () => {
  const { till, fetched, onTheWay } = await counted();
  await toko.ketikMasuk(till, 'KASIR1', '/transaksi-penjualan');
  await kolomPindai(till).waitFor();
  // What it still fetches by itself belongs to the visit; the live line is the last of it.
  await till.getByText('Terhubung').waitFor();
  await mendengar(till);
  await expect.poll(() => onTheWay.size).toBe(0);
  expect(fetched.length).toBeGreaterThan(20);
  // Tables, forms, what checks them and the rest of the styles are for what comes with the first key (`later.tsx`): a widget that is
  // there before imports none.
  expect(fetched.filter(({ path }) => /\/(tabel|periksa|kelak)-/.test(path))).toEqual([]);
  // Nor does it bring what the screen of the settings says.
  const scripts = fetched.filter(({ path }) => path.endsWith('.js')).map(({ path }) => asset(path));
  const meanings = Object.values(MODULES).map(({ meaning }) => meaning);
  expect(meanings.filter((meaning) => scripts.some((script) => script.includes(meaning)))).toEqual([]);
  expect(fetched.length).toBeLessThanOrEqual(36);
  expect(kB(fetched.reduce((sum, { bytes }) => sum + bytes, 0))).toBeLessThanOrEqual(400);
});

// Protects: whoever shows a component that no till shows at first brings its rules along (`css-plugin.ts`).
test('what a screen shows beside the till has its styles', async () => {
  const sheets = readdirSync(new URL('assets/', DIST)).filter((name) => /^kelak-.*\.css$/.test(name));
  const page = await toko.layar('SPV1', '/data-barang');
  await page.getByRole('heading', { name: 'Data Barang' }).waitFor();
  expect(sheets.length).toBe(1);
  const rules = new Set(asset(`/assets/${sheets[0]}`).match(/\bm_[0-9a-f]+\b/g));
  const shown = () =>
    page.evaluate(() => [...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]));
  await expect.poll(async () => (await shown()).some((name) => rules.has(name))).toBe(true);
  await expect.poll(() => page.locator('link[rel=stylesheet][href*="/kelak-"]').count()).toBe(1);
});

// Protects: on a slow line the page that is read stays until the next one is there, and nothing turns in its place.
test('a screen whose code is still on its way leaves the old one where it is', async () => {
  const page = await toko.layar('SPV1', '/transaksi-penjualan');
  await kolomPindai(page).waitFor();
  // From here on the page waits as long as we say.
  await page.clock.install();
  const line = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/assets/*.js', async (route) => {
    asked += 1;
    await line.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    history.pushState({}, '', '/data-barang');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect.poll(() => asked).toBeGreaterThan(0);
  // Longer than anything waits before it turns, and what came of it is painted.
  await page.clock.fastForward(2000);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // What has turned or gone by now stays so as long as the line is held.
  await expect.poll(() => kolomPindai(page).isVisible()).toBe(true);
  await expect.poll(() => page.locator('.mantine-Loader-root').count()).toBe(0);
  line.resolve();
  await page.getByRole('heading', { name: 'Data Barang' }).waitFor();
  await expect.poll(() => kolomPindai(page).count()).toBe(0);
});

// Protects: a line that was down for a moment shuts no sheet for the day (`later.tsx`).
test('a sheet that cannot be fetched says so and gives the caret back, and its key tries again', async () => {
  const page = await bukaKasir(toko, 'KASIR1');
  let refused = 0;
  await page.route('**/assets/*.js', (route) => {
    refused += 1;
    return route.abort();
  });
  const kode = await pindaiBaru(toko, page);
  await pilihSales(page);
  await tekan(page, 'F8');
  await page.getByText('Koneksi bermasalah..').first().waitFor();
  expect(refused).toBeGreaterThan(0);
  await kolomPindai(page).and(page.locator(':focus')).waitFor();
  await expect.poll(() => barisDari(page, kode).count()).toBe(1);
  await page.unroute('**/assets/*.js');
  await tekan(page, 'F8');
  await lembarBayar(page).waitFor();
});

// Protects: an amount typed in one breath with the key of its sheet stands in that sheet, however slow the line (`lembar-kasir.widget.tsx`).
test('what is typed while a sheet is on its way is typed into it', async () => {
  const page = await bukaKasir(toko, 'KASIR2');
  const line = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => line.promise.then(() => route.continue()));
  // Before there is a piece: for one the list of sales would want a part of its own, which is on that line, too.
  await pilihSales(page);
  await pindaiBaru(toko, page);
  await tekan(page, 'F7');
  await ketikSaja(page, '100000');
  const uang = page.getByLabel('Uang titipan');
  await expect.poll(() => uang.count()).toBe(0);
  line.resolve();
  await uang.and(page.locator(':focus')).waitFor();
  await expect.poll(() => uang.inputValue()).toContain('100.000');
  await expect.poll(() => kolomPindai(page).inputValue()).toBe('');
});
