// Goal: what is typed and what is pasted is one amount, sen are no rupiah, and what is no amount is said where it stands.
// Method: the real server and the built web app in a real Chromium; a paste arrives as one text.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bukaToko, type Toko } from './kit/browser.ts';
import { bukaBayar, bukaKasir, lembarBayar, pindaiBaru } from './kit/kasir.ts';
import { ketik, tekan, tempel, terfokus } from './kit/papan-tombol.ts';

let toko: Toko;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

type Cara = (page: Page, text: string) => Promise<void>;
const CARA: readonly [string, Cara][] = [
  ['typed', ketik],
  ['pasted', tempel],
];

test.each(CARA)('an amount %s into a form', async (_, isi) => {
  const page = await toko.layar('SPV1', '/tambah-data-barang');
  const harga = page.getByRole('textbox', { name: /^Harga Modal/ });
  const tulis = async (text: string) => {
    await harga.click();
    await tekan(page, 'Control+A');
    await isi(page, text);
    await tekan(page, 'Tab');
  };
  for (const [text, terbaca] of [
    ['150.000,00', 'Rp. 150.000,-'],
    ['1250000.00', 'Rp. 1.250.000,-'],
    ['500,00', 'Rp. 500,-'],
    ['500,000', 'Rp. 500.000,-'],
    ['2500000', 'Rp. 2.500.000,-'],
  ] as const) {
    await tulis(text);
    await expect.poll(() => harga.inputValue(), { message: text }).toBe(terbaca);
    await expect.poll(() => harga.getAttribute('aria-invalid')).not.toBe('true');
  }
  for (const text of ['-500', '1e3', '3,25 gr', '150.000,50']) {
    await tulis(text);
    await page.getByText('Harga Modal Harus Berupa Rupiah Bulat').waitFor();
    await expect
      .poll(async () => (await harga.inputValue()).replace(/^Rp\. |,-$/g, ''), { message: text })
      .toBe(text);
  }
  await tulis('75000');
  await page.getByText('Harga Modal Harus Berupa Rupiah Bulat').waitFor({ state: 'detached' });
});

test.each(CARA)('an amount %s at the till', async (_, isi) => {
  const kasir = await bukaKasir(toko, 'KASIR1');
  await pindaiBaru(toko, kasir);
  await bukaBayar(kasir);
  const uang = lembarBayar(kasir).getByLabel('Uang diterima');
  await isi(kasir, '16.000.000,00');
  await tekan(kasir, 'Tab');
  await expect.poll(() => uang.inputValue()).toBe('16.000.000');
  await uang.click();
  await tekan(kasir, 'Control+A');
  await isi(kasir, '1e3');
  await tekan(kasir, 'Tab');
  await lembarBayar(kasir).getByText('Uang diterima Harus Berupa Rupiah Bulat').waitFor();
  if (process.env['FOTO']) await kasir.screenshot({ path: process.env['FOTO'] });
  // Nothing is sent while something else is seen.
  await tekan(kasir, 'F9');
  await terfokus(uang);
  await expect.poll(() => uang.inputValue()).toBe('1e3');
});
