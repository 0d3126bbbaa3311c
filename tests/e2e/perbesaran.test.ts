// Goal: who reads with glasses enlarges the page twice and still works (Ecosystem 4.2 point 22). Method: a monitor of 1366x768
// at 200 % is a page of 683x384; everything that can be pressed or typed into must come into sight when it is asked for, and
// what is due and its act are there without asking.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bukaToko, pindah, type Toko } from './kit/browser.ts';
import { bukaBayar, bukaKasir, lembarBayar, pilihSales, pindaiBaru } from './kit/kasir.ts';
import { tekan } from './kit/papan-tombol.ts';

const DUA_KALI = { width: 683, height: 384 };

let toko: Toko;
let page: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

const buka = async (path: string): Promise<void> => {
  page = await toko.layar('SPV1', path, { viewport: DUA_KALI });
};
const bukaPenjualan = async (): Promise<void> => {
  page = await bukaKasir(toko, 'SPV1', { viewport: DUA_KALI });
};

/** What no scrolling brings into sight, by its name or its text; words of a button that are cut; a page wider than the glass. */
const takTerjangkau = (): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { innerWidth: lebar, innerHeight: tinggi } = window;
    if (document.documentElement.scrollWidth > lebar) found.push('the page is wider than the glass');
    const all = document.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, a[href]:not([href="#isi"]), [role=combobox], [role=tab]',
    );
    for (const one of all) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (right > left && (x < 0 || x > lebar || y < 0 || y > tinggi))
        found.push(one.getAttribute('aria-label') ?? one.innerText ?? one.tagName);
    }
    for (const kata of document.querySelectorAll<HTMLElement>('.mantine-Button-label'))
      if (kata.scrollWidth > kata.clientWidth + 1) found.push(`cut: ${kata.innerText}`);
    document.querySelector('#isi')?.scrollTo(0, 0);
    return found;
  });

/** In sight as it is, all of it, and nothing lies over it. */
async function terlihat(what: Locator): Promise<void> {
  const letak = () =>
    what.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return {
        teratas: at !== null && (one.contains(at) || at.contains(one)),
        utuh: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
      };
    });
  await expect.poll(letak).toEqual({ teratas: true, utuh: true });
}

/** Words at the foot of the till that run into what is due, or out of the glass. */
const bertabrakan = (): Promise<string[]> =>
  page.evaluate(() => {
    const due = [...document.querySelectorAll('#isi footer *')].find((one) => one.textContent === 'TOTAL');
    const kata = [...document.querySelectorAll<HTMLElement>('#isi footer b')];
    if (!due || kata.length === 0) return ['the foot of the till says nothing'];
    const total = due.getBoundingClientRect();
    return kata
      .filter((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        const beside = right <= total.left || left >= total.right;
        return !(beside || bottom <= total.top) || bottom > innerHeight;
      })
      .map((one) => one.innerText);
  });

test('the till keeps total and payment in sight, with pieces on the counter and the list beneath', async () => {
  await bukaPenjualan();
  for (let line = 0; line < 3; line += 1) await pindaiBaru(toko, page);
  await terlihat(page.getByText('TOTAL', { exact: true }));
  await terlihat(page.getByRole('button', { name: 'Bayar' }));
  await expect.poll(takTerjangkau).toEqual([]);
  // How much goods, and what is due: neither runs into the other.
  await expect.poll(bertabrakan).toEqual([]);
});

test('the sheet of the payment is whole: what is due, what is given, and its act', async () => {
  await bukaPenjualan();
  await pindaiBaru(toko, page);
  await pilihSales(page);
  await bukaBayar(page);
  const lembar = lembarBayar(page);
  // It slides in.
  await lembar.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
  await terlihat(lembar.getByRole('button', { name: /Simpan/ }));
  // All of the field, not its upper half.
  const kembali = lembar.getByText('Kembali', { exact: true });
  const sisa = async () => {
    const [isian, batas] = await Promise.all([
      lembar.getByLabel('Uang diterima').boundingBox(),
      kembali.boundingBox(),
    ]);
    return (batas?.y ?? 0) - ((isian?.y ?? 0) + (isian?.height ?? 0));
  };
  await expect.poll(sisa).toBeGreaterThan(0);
  await expect.poll(takTerjangkau).toEqual([]);
  await tekan(page, 'Escape');
  await lembar.waitFor({ state: 'detached' });
});

test('so does the purchase', async () => {
  await buka('/transaksi-pembelian');
  await page.getByText('Scan barang yang dijual kembali').waitFor();
  await terlihat(page.getByText('TOTAL BELI', { exact: true }));
  await terlihat(page.getByRole('button', { name: 'Bayar' }));
  await expect.poll(takTerjangkau).toEqual([]);
});

const LAIN: readonly [string, () => Locator][] = [
  ['/dashboard', () => page.locator('.recharts-surface').first()],
  [
    '/lihat-penjualan',
    () =>
      page
        .getByRole('row')
        .filter({ hasText: /JKT1-FJ-/ })
        .first(),
  ],
  ['/laporan-transaksi-penjualan', () => page.getByRole('search').getByRole('button', { name: /^Cari/ })],
];

test('nothing of a dashboard, a list and a report falls off', async () => {
  await buka('/dashboard');
  for (const [path, siap] of LAIN) {
    await pindah(page, path);
    await siap().waitFor();
    await expect.poll(takTerjangkau, { message: path }).toEqual([]);
  }
});
