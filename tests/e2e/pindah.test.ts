/** Protects: pieces go to another tray by the scanner alone, and the drawer of the document takes them back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, type Toko } from './kit/browser.ts';
import { setujui } from './kit/kasir.ts';
import { pindai, tekan } from './kit/papan-tombol.ts';

let toko: Toko;
let page: Page;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
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
  page = await toko.layar('SPV1', '/pindah-barang');
  await page.getByRole('button', { name: 'Pindah Barang' }).first().waitFor();
  await tekan(page, 'Alt+n');
  await form().getByRole('combobox', { name: 'Ke Baki' }).fill('KL01');
  await page.getByRole('option', { name: /KL01/ }).waitFor();
  await tekan(page, 'Enter');
  // The caret is in another field: F2 brings it home, and it stays.
  await tekan(page, 'F2');
  await pindai(page, satu);
  await terpindai(satu).waitFor();
  await pindai(page, 'TIDAKADA');
  await form().getByText('TIDAKADA: Kode Barcode Tidak Ditemukan').waitFor();
  await pindai(page, satu);
  await form().getByText(`${satu}: sudah ada di tabel`).waitFor();
  await form().getByLabel('Pindai Barang').fill(`${dua} ${tiga}`);
  await tekan(page, 'Enter');
  await terpindai(tiga).waitFor();
  await form().getByText('Total · 3').waitFor();
  expect(await axe(page)).toEqual([]);
  await tekan(page, 'Control+Enter');
  await page.getByText(/JKT1-PG-/).waitFor();
  expect(await Promise.all([satu, dua, tiga].map(baki))).toEqual(['KL01', 'KL01', 'KL01']);
  await page.getByText(/JKT1-PG-/).click();
  await page.getByRole('button', { name: 'Batal Pindah Barang' }).click();
  await page.getByRole('textbox', { name: 'Alasan' }).fill('salah baki');
  await tekan(page, 'Control+Enter');
  await setujui(page, 'OWNER');
  await expect.poll(() => baki(satu)).toBe(rows[0]?.kode_baki);
});

test('who must agree does it in the form, where what is agreed to can be read', async () => {
  const [barang] = (await toko.owner.query<{ kode_barcode: string }>(BARANG)).rows;
  const kode = barang?.kode_barcode as string;
  page = await toko.layar('SPV1', '/pindah-barang');
  await page.getByRole('button', { name: 'Pindah Barang' }).first().waitFor();
  await tekan(page, 'Alt+n');
  await form().getByRole('combobox', { name: 'Ke Baki' }).fill('HANCUR');
  await page.getByRole('option', { name: /HANCUR/ }).waitFor();
  await tekan(page, 'Enter');
  await tekan(page, 'F2');
  await pindai(page, kode);
  await terpindai(kode).waitFor();
  await tekan(page, 'Control+Enter');
  await form().getByText('Pindah ke gudang yang tidak menjual').waitFor();
  await form().getByLabel('Username').waitFor();
  await setujui(page, 'OWNER');
  await expect.poll(() => baki(kode)).toBe('HANCUR');
});

test('on a phone the form and the sheet fit, and nothing scrolls sideways', async () => {
  const hp = await toko.layar('OWNER', '/pindah-barang', { viewport: HP_PEMILIK });
  await hp.getByRole('button', { name: 'Pindah Barang' }).last().waitFor();
  const lebar = () => hp.evaluate(() => document.documentElement.scrollWidth);
  expect(await lebar()).toBe(HP_PEMILIK.width);
});

const isiBaki = async (kode: string): Promise<number> =>
  (
    await toko.owner.query(
      "select count(*)::int as jumlah from barang where kode_toko = 'JKT1' and kode_baki = $1 and status = 'TERSEDIA'",
      [kode],
    )
  ).rows[0].jumlah;
const petak = (di: Page, kode: string) => di.locator(`[data-petak="${kode}"]`);
const tanya = (di: Page) => di.getByRole('dialog', { name: 'Pindahkan ke baki lain' });

test('on the map of trays one is dragged onto another, and pieces of it by keyboard alone', async () => {
  page = await toko.layar('SPV1', '/peta-baki');
  const [dari, ke] = [await isiBaki('GL01'), await isiBaki('GL02')];
  await petak(page, 'GL01').dragTo(petak(page, 'GL02'));
  await tanya(page).getByText(`Pindahkan ${dari} pcs dari baki GL01 ke baki GL02?`).waitFor();
  expect(await axe(page)).toEqual([]);
  await tanya(page).getByLabel('Keterangan').press('Control+Enter');
  await expect.poll(() => isiBaki('GL02')).toBe(dari + ke);
  await tanya(page).waitFor({ state: 'hidden' });
  await petak(page, 'GL02')
    .getByText(`${dari + ke} pcs`)
    .waitFor();
  await petak(page, 'GL02').press('p');
  await page.getByText(`${dari + ke} pcs dari GL02 diangkat.`, { exact: false }).waitFor();
  await tekan(page, 'ArrowLeft');
  await tekan(page, 'Escape');
  await petak(page, 'GL02').press('Enter');
  await page.getByRole('checkbox').nth(1).focus();
  await tekan(page, 'Space');
  await page.getByRole('button', { name: 'Angkat 1 dipilih' }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-petak')))
    .toBe('GL02');
  await tekan(page, 'ArrowLeft');
  await tekan(page, 'Enter');
  await tanya(page).getByText('Pindahkan 1 pcs dari baki GL02 ke baki GL01?').waitFor();
  await tanya(page).getByLabel('Keterangan').press('Control+Enter');
  await expect.poll(() => isiBaki('GL01')).toBe(1);
});

test('on a phone a tray is opened, taken and put down by taps, and nothing scrolls sideways', async () => {
  page = await toko.layar('SPV1', '/peta-baki', { viewport: HP_PEMILIK });
  const isi = await isiBaki('AT01');
  await petak(page, 'AT01').click();
  await page.getByRole('button', { name: 'Angkat seluruh baki' }).click();
  await petak(page, 'AT02').click();
  await tanya(page).getByText(`Pindahkan ${isi} pcs dari baki AT01 ke baki AT02?`).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(HP_PEMILIK.width);
  await tanya(page).getByRole('button', { name: 'Pindahkan' }).click();
  await expect.poll(() => isiBaki('AT01')).toBe(0);
});
