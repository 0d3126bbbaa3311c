// Goal: every kind of screen can be used by everybody, on the till's monitor and on the owner's phone; a forged token
// opens nothing. Method: axe in light and dark, boxes measured in a real Chromium.
import { samarkan } from '@mustika/web-kit/penyamaran.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, pindah, type Toko } from './browser.ts';
import {
  barisDari,
  bukaBayar,
  bukaKasir,
  kolomPindai,
  lembarBayar,
  pilihSales,
  pindaiBaru,
} from './kasir.ts';

/** axe reads every element of a page twice; two cores shared with other tests take their time. */
const LAMA = { timeout: 90_000 };

let toko: Toko;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

/** Waits for what the screen is about, so that axe never judges a skeleton. */
const LAYAR: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['/dashboard', (page) => page.locator('.recharts-surface').first().waitFor()],
  [
    '/lihat-penjualan',
    (page) =>
      page
        .getByRole('row')
        .filter({ hasText: /JKT1-FJ-/ })
        .first()
        .waitFor(),
  ],
  [
    '/laporan-transaksi-penjualan',
    async (page) => {
      await page.getByRole('search').getByRole('button', { name: /^Cari/ }).click();
      await page.getByRole('row').nth(2).waitFor();
    },
  ],
  ['/batal-penjualan', (page) => page.getByLabel('Pindai atau ketik nomor nota').waitFor()],
];

/** Both colour schemes of one page; the theme follows the device while it is open. */
async function periksa(page: Page, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
    found.push(...(await axe(page)).map((finding) => `${what} ${colorScheme}: ${finding}`));
  }
  return found;
}

describe('axe finds nothing serious, light and dark', LAMA, () => {
  test('at the door, then on the dashboard, a list, a report and the cancellation', async () => {
    const page = await toko.buka();
    await page.goto(toko.url);
    await page.getByLabel('User ID').waitFor();
    const found = await periksa(page, 'login');
    await toko.masuk(page, 'SPV1');
    for (const [path, siap] of LAYAR) {
      await pindah(page, path);
      await siap(page);
      found.push(...(await periksa(page, path)));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});

describe('the till at 1366x768', LAMA, () => {
  test('shows fourteen lines without scrolling, total and payment in sight, and passes axe', async () => {
    const kasir = await bukaKasir(toko, 'KASIR1');
    const kode: string[] = [];
    for (let line = 0; line < 14; line += 1) kode.push(await pindaiBaru(toko, kasir));
    await pilihSales(kasir);
    const grid = await kasir.getByRole('grid', { name: 'Barang yang dijual' }).boundingBox();
    for (const satu of [kode[0], kode[13]]) {
      const baris = await barisDari(kasir, satu ?? '').boundingBox();
      expect(baris?.y).toBeGreaterThanOrEqual(grid?.y ?? 0);
      expect((baris?.y ?? 0) + (baris?.height ?? 0)).toBeLessThanOrEqual(
        (grid?.y ?? 0) + (grid?.height ?? 0),
      );
    }
    const bayar = await kasir.getByRole('button', { name: 'Bayar' }).boundingBox();
    expect((bayar?.y ?? 0) + (bayar?.height ?? 0)).toBeLessThanOrEqual(768);
    const found = await periksa(kasir, 'till');
    await bukaBayar(kasir);
    await kasir.keyboard.press('Alt+2');
    await lembarBayar(kasir).getByRole('radio').first().waitFor();
    found.push(...(await periksa(kasir, 'payment')));
    expect(found).toEqual([]);
    await kasir.context().close();
  });
});

describe('the owner’s phone', () => {
  test('shows the dashboard without scrolling sideways', async () => {
    const hp = await toko.buka({ viewport: HP_PEMILIK });
    await toko.masuk(hp, 'OWNER', '/dashboard');
    await hp.locator('.recharts-surface').first().waitFor();
    const terlebar = await hp.evaluate(() =>
      Math.max(
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll('#isi, #isi *')]
          .filter((element) => getComputedStyle(element).overflowX === 'visible')
          .map((element) => element.getBoundingClientRect().right),
      ),
    );
    expect(terlebar).toBeLessThanOrEqual(HP_PEMILIK.width);
    await hp.context().close();
  });
});

describe('the token in the browser', () => {
  const TOKEN = samarkan('sesi:token');

  test('opens nothing when it is rewritten, nor when it is carried to another browser', async () => {
    const page = await toko.buka();
    await toko.masuk(page, 'KASIR2');
    const asli = await page.evaluate((name) => localStorage.getItem(name), TOKEN);
    expect(asli).not.toBeNull();
    const shelf = await page.evaluate(() => ({ ...localStorage }));
    await page.evaluate(
      ([name, value]) => localStorage.setItem(name ?? '', value ?? ''),
      [TOKEN, samarkan(JSON.stringify('A'.repeat(43)))],
    );
    await page.goto(`${toko.url}/lihat-penjualan`);
    await page.getByLabel('User ID').waitFor();
    expect(await page.getByText(/JKT1-FJ-/).count()).toBe(0);
    const pencuri = await toko.buka();
    await pencuri.goto(toko.url);
    await pencuri.evaluate((copy) => {
      for (const [name, value] of Object.entries(copy)) localStorage.setItem(name, value as string);
    }, shelf);
    await pencuri.goto(`${toko.url}/transaksi-penjualan`);
    await pencuri.getByLabel('User ID').waitFor();
    expect(await kolomPindai(pencuri).count()).toBe(0);
  });
});
