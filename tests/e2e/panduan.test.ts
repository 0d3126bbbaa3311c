/** Protects: F1 on a screen without a number, the palette and the address lead to the page of the screen, and from it on to others. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import { ketik, ketikSaja, tekan } from './kit/papan-tombol.ts';

let toko: Toko;
let page: Page;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

const halaman = (nama: string) => page.locator(`[data-halaman-panduan="${nama}"]`);

test('F1 shows the page of the screen over it, and leads into the handbook and to the screens it names', async () => {
  page = await toko.layar('SPV1', '/uang-kas');
  await tekan(page, 'F1');
  const isi = halaman('uang-kas');
  await isi.getByRole('heading', { name: 'Uang dan emas' }).waitFor();
  await isi.getByRole('table', { name: 'Bila ditolak' }).getByText('Saldo Kas Tidak Cukup').waitFor();
  await tekan(page, 'Escape');
  await isi.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/uang-kas');
  await tekan(page, 'F1');
  await page.getByRole('link', { name: 'Buka di Panduan' }).click();
  await page.waitForURL('**/panduan?halaman=uang-kas');
  await page.getByRole('navigation', { name: 'Daftar isi' }).getByText('Mutasi Uang Bank').waitFor();
  await halaman('uang-kas').getByRole('link', { name: 'Master Kode Transaksi' }).first().click();
  await page.waitForURL('**/master-kode-transaksi');
});

test('the palette finds a page by its words; so does the handbook, and says where nothing has them all', async () => {
  page = await toko.layar('SPV1', '/uang-kas');
  await tekan(page, 'Control+k');
  await ketikSaja(page, 'lembar demi lembar');
  await page.getByRole('button', { name: /^8\. Tutup toko/ }).waitFor();
  await tekan(page, 'Enter');
  await page.waitForURL('**/panduan?halaman=pelajaran-tutup-hari');
  await halaman('pelajaran-tutup-hari').getByRole('heading', { name: 'Langkah' }).waitFor();
  expect(await axe(page)).toEqual([]);
  const daftar = page.getByRole('navigation', { name: 'Daftar isi' });
  await daftar.getByLabel('Cari di panduan').focus();
  await ketik(page, 'rekening koran');
  await daftar.getByRole('link', { name: /^Validasi Non Cash/ }).waitFor();
  await daftar.getByRole('link', { name: /^Tutup Toko$/ }).waitFor({ state: 'detached' });
  await ketik(page, ' zzz');
  await daftar.getByText('Tidak ada halaman dengan kata itu.').waitFor();
});
