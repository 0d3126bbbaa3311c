/** Protects: pieces go to another tray by the scanner alone, and the drawer of the document takes them back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, pindai, type Toko } from './browser.ts';
import { setujui } from './kasir.ts';

let toko: Toko;
let page: Page;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  page = await toko.buka();
  await toko.masuk(page, 'SPV1');
});
afterAll(() => toko?.close());

const BARANG = `select kode_barcode, kode_baki from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_baki <> 'KL01'
  order by 1 limit 3`;
const baki = async (kode: string): Promise<string> =>
  (
    await toko.owner.query("select kode_baki from barang where kode_toko = 'JKT1' and kode_barcode = $1", [
      kode,
    ])
  ).rows[0].kode_baki;
const form = () => page.getByRole('dialog', { name: 'Pindah Barang' });
const terpindai = (kode: string) => form().getByRole('row').filter({ hasText: kode });

test('scan, paste and a wrong code: what is taken is shown, what is not says why, and Ctrl+Enter saves', async () => {
  const { rows } = await toko.owner.query<{ kode_barcode: string; kode_baki: string }>(BARANG);
  const [satu, dua, tiga] = rows.map((row) => row.kode_barcode) as [string, string, string];
  await page.goto(`${toko.url}/pindah-barang`);
  await page.getByRole('button', { name: 'Pindah Barang' }).first().waitFor();
  await page.keyboard.press('Alt+n');
  await form().getByRole('combobox', { name: 'Ke Baki' }).fill('KL01');
  await page.getByRole('option', { name: /KL01/ }).waitFor();
  await page.keyboard.press('Enter');
  // The caret is in another field: F2 brings it home, and it stays.
  await page.keyboard.press('F2');
  await pindai(page, satu);
  await terpindai(satu).waitFor();
  await pindai(page, 'TIDAKADA');
  await form().getByText('TIDAKADA: Kode Barcode Tidak Ditemukan').waitFor();
  await pindai(page, satu);
  await form().getByText(`${satu}: sudah ada di tabel`).waitFor();
  await form().getByLabel('Pindai Barang').fill(`${dua} ${tiga}`);
  await page.keyboard.press('Enter');
  await terpindai(tiga).waitFor();
  await form().getByText('Total · 3').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByText(/JKT1-PG-/).waitFor();
  expect(await Promise.all([satu, dua, tiga].map(baki))).toEqual(['KL01', 'KL01', 'KL01']);
  await page.getByText(/JKT1-PG-/).click();
  await page.getByRole('button', { name: 'Batal Pindah Barang' }).click();
  await page.getByRole('textbox', { name: 'Alasan' }).fill('salah baki');
  await page.keyboard.press('Control+Enter');
  await setujui(page, 'OWNER');
  await expect.poll(() => baki(satu)).toBe(rows[0]?.kode_baki);
});

test('who must agree does it in the form, where what is agreed to can be read', async () => {
  const [barang] = (await toko.owner.query<{ kode_barcode: string }>(BARANG)).rows;
  const kode = barang?.kode_barcode as string;
  await page.goto(`${toko.url}/pindah-barang`);
  await page.getByRole('button', { name: 'Pindah Barang' }).first().waitFor();
  await page.keyboard.press('Alt+n');
  await form().getByRole('combobox', { name: 'Ke Baki' }).fill('HANCUR');
  await page.getByRole('option', { name: /HANCUR/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  await pindai(page, kode);
  await terpindai(kode).waitFor();
  await page.keyboard.press('Control+Enter');
  await form().getByText('Pindah ke gudang yang tidak menjual').waitFor();
  await form().getByLabel('Username').waitFor();
  await setujui(page, 'OWNER');
  await expect.poll(() => baki(kode)).toBe('HANCUR');
});

test('on a phone the form and the sheet fit, and nothing scrolls sideways', async () => {
  const hp = await toko.buka({ viewport: HP_PEMILIK });
  await toko.masuk(hp, 'OWNER', '/pindah-barang');
  await hp.getByRole('button', { name: 'Pindah Barang' }).last().waitFor();
  const lebar = () => hp.evaluate(() => document.documentElement.scrollWidth);
  expect(await lebar()).toBe(HP_PEMILIK.width);
});
