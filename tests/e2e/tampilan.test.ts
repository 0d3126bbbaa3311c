// Goal: every kind of screen can be used by everybody, on the till's monitor and on the owner's phone; a forged token
// opens nothing. Method: axe in light and dark, boxes measured in a real Chromium.
import { samarkan } from '@mustika/web-kit/sending/penyamaran.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, KASIR_PC, pindah, type Toko } from './kit/browser.ts';
import {
  barisDari,
  bukaBayar,
  bukaKasir,
  kolomPindai,
  lembarBayar,
  pilihSales,
  pindaiBaru,
} from './kit/kasir.ts';
import { tekan } from './kit/papan-tombol.ts';

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

/** Where it begins and ends, from the top of the glass. */
const kotak = async (what: Locator) => {
  const found = await what.boundingBox();
  if (!found) throw new Error('it is not in sight');
  return found;
};
const atas = async (what: Locator): Promise<number> => (await kotak(what)).y;
const bawah = async (what: Locator): Promise<number> => {
  const { y, height } = await kotak(what);
  return y + height;
};

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

describe('axe finds nothing serious, light and dark', () => {
  test('at the door, then on the dashboard, a list, a report and the cancellation', async () => {
    const pintu = await toko.buka();
    await pintu.goto(toko.url);
    await pintu.getByLabel('User ID').waitFor();
    const found = await periksa(pintu, 'login');
    const page = await toko.layar('SPV1', '/dashboard');
    for (const [path, siap] of LAYAR) {
      await pindah(page, path);
      await siap(page);
      found.push(...(await periksa(page, path)));
    }
    expect(found).toEqual([]);
  });
});

describe('the till at 1366x768', () => {
  test('shows fourteen lines without scrolling, total and payment in sight, and passes axe', async () => {
    const kasir = await bukaKasir(toko, 'KASIR1');
    const kode: string[] = [];
    for (let line = 0; line < 14; line += 1) kode.push(await pindaiBaru(toko, kasir));
    await pilihSales(kasir);
    const [grid, bayar] = [
      kasir.getByRole('grid', { name: 'Barang yang dijual' }),
      kasir.getByRole('button', { name: 'Bayar' }),
    ];
    for (const satu of [kode[0], kode[13]]) {
      const baris = barisDari(kasir, satu ?? '');
      await expect.poll(async () => (await atas(baris)) - (await atas(grid))).toBeGreaterThanOrEqual(0);
      await expect.poll(async () => (await bawah(baris)) - (await bawah(grid))).toBeLessThanOrEqual(0);
    }
    await expect.poll(() => bawah(bayar)).toBeLessThanOrEqual(KASIR_PC.height);
    const found = await periksa(kasir, 'till');
    await bukaBayar(kasir);
    await tekan(kasir, 'Alt+2');
    await lembarBayar(kasir).getByRole('radio').first().waitFor();
    found.push(...(await periksa(kasir, 'payment')));
    expect(found).toEqual([]);
  });
});

describe('the owner’s phone', () => {
  test('shows the dashboard without scrolling sideways', async () => {
    const hp = await toko.layar('OWNER', '/dashboard', { viewport: HP_PEMILIK });
    await hp.locator('.recharts-surface').first().waitFor();
    const terlebar = () =>
      hp.evaluate(() =>
        Math.max(
          document.documentElement.scrollWidth,
          ...[...document.querySelectorAll('#isi, #isi *')]
            .filter((element) => getComputedStyle(element).overflowX === 'visible')
            .map((element) => element.getBoundingClientRect().right),
        ),
      );
    await expect.poll(terlebar).toBeLessThanOrEqual(HP_PEMILIK.width);
  });
});

describe('the token in the browser', () => {
  const TOKEN = samarkan('sesi:token');

  test('opens nothing when it is rewritten, nor when it is carried to another browser', async () => {
    // What is stolen is what a login by hand leaves behind.
    const page = await toko.buka();
    await toko.ketikMasuk(page, 'KASIR2');
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), TOKEN)).not.toBeNull();
    const shelf = await page.evaluate(() => ({ ...localStorage }));
    await page.evaluate(
      ([name, value]) => localStorage.setItem(name ?? '', value ?? ''),
      [TOKEN, samarkan(JSON.stringify('A'.repeat(43)))],
    );
    await page.goto(`${toko.url}/lihat-penjualan`);
    await page.getByLabel('User ID').waitFor();
    await expect.poll(() => page.getByText(/JKT1-FJ-/).count()).toBe(0);
    const pencuri = await toko.buka();
    await pencuri.goto(toko.url);
    await pencuri.evaluate((copy) => {
      for (const [name, value] of Object.entries(copy)) localStorage.setItem(name, value as string);
    }, shelf);
    await pencuri.goto(`${toko.url}/transaksi-penjualan`);
    await pencuri.getByLabel('User ID').waitFor();
    await expect.poll(() => kolomPindai(pencuri).count()).toBe(0);
  });
});
