// Goal: an owner tries his move by keyboard: a copy of his shop is made, his totals come in by a file and differ, he takes them over, throws it away.
// Method: the real server and the built web app in a real Chromium; the shop's own tables are asked what came of it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { axe, bukaToko, type Toko } from '../kit/browser.ts';
import { remembered } from '../kit/open-pages.ts';
import { mendengar, tekan } from '../kit/papan-tombol.ts';

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

const ANGKA = ['No;Uraian;Kode;Qty;Rp', '1;BARANG;;300;', '2;GADAI;;0;0', '3;KAS;;;44142000'].join('\n');

/** Head office stands in a branch. */
async function diToko(page: Page): Promise<void> {
  const pilih = page.getByRole('banner').getByRole('combobox', { name: 'Pilih Toko' });
  await pilih.fill('JKT1');
  await page.getByRole('option', { name: /JKT1/ }).waitFor();
  await tekan(page, 'Enter');
  await expect.poll(() => pilih.inputValue()).toContain('JKT1');
}

/** The file, its columns named once, into the list. */
async function bawaAngka(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  const impor = page.getByRole('dialog', { name: 'Import Angka Kasir Lama' });
  const pilih = page.waitForEvent('filechooser');
  await impor.getByLabel('Berkas CSV atau Excel').press('Enter');
  await (await pilih).setFiles({ name: 'angka.csv', mimeType: 'text/csv', buffer: Buffer.from(ANGKA) });
  await impor.getByLabel('Sumber berkas').fill('KASIR LAMA');
  await impor.getByRole('button', { name: 'Baca berkas' }).press('Enter');
  await impor.getByText('3 baris dibaca: 3 benar, 0 salah').waitFor();
  await impor.getByRole('button', { name: 'Simpan Import' }).press('Enter');
  await page.getByText('Semua Barang').first().waitFor();
}

test('a move is tried in a copy of the shop, and what was typed there is taken over', async () => {
  const page = await toko.layar('OWNER', '/uji-coba');
  await page.getByRole('button', { name: 'Buat uji coba' }).press('Enter');
  const status = page.getByRole('status').filter({ hasText: 'Siap' });
  await status.waitFor();
  expect(await axe(page)).toEqual([]);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Bandingkan di uji coba' }).press('Enter');
  const di = remembered(await popup);
  onTestFinished(() => di.close());
  await di.setViewportSize({ width: 1366, height: 768 });
  await di.getByText('Uji coba pindahan: salinan toko Anda').waitFor();
  await diToko(di);
  await di.goto(`${toko.url}/latihan/angka-kasir-lama`);
  await mendengar(di);
  await bawaAngka(di);
  await di.goto(`${toko.url}/latihan/banding-kasir-lama`);
  await di.getByRole('button', { name: 'Cari Laporan' }).press('Enter');
  await di.getByRole('row').filter({ hasText: 'Semua Barang' }).getByText('BEDA').waitFor();
  await di.getByRole('row').filter({ hasText: 'Hutang Berjalan' }).getByText('COCOK').waitFor();
  expect(await axe(di)).toEqual([]);
  if (process.env['FOTO']) await di.screenshot({ path: `${process.env['FOTO']}-banding.png` });

  await page.reload();
  await page.getByRole('region', { name: 'Di uji coba' }).getByText('Belum cocok').waitFor();
  await page.getByRole('button', { name: 'Ambil angka dan susunan kolom' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Ambil angka dan susunan kolom' })
    .press('Enter');
  await page.getByRole('region', { name: 'Di toko ini' }).getByText('Belum cocok').waitFor();
  if (process.env['FOTO']) await page.screenshot({ path: `${process.env['FOTO']}-isi.png`, fullPage: true });
  const { rows } = await toko.owner.query(
    `select (select count(*)::int from angka_kasir_lama where kode_toko = 'JKT1' and aktif) as angka,
       (select string_agg(sumber, ',') from peta_impor where kode_toko = 'JKT1') as sumber`,
  );
  expect(rows).toEqual([{ angka: 3, sumber: 'KASIR LAMA' }]);

  await page.getByRole('button', { name: 'Buang uji coba' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Buang uji coba' }).press('Enter');
  await page.getByRole('button', { name: 'Buat uji coba' }).waitFor();
  const sisa = await toko.owner.query(
    "select datname from pg_database where datname like current_database() || '\\_uji\\_%'",
  );
  expect(sisa.rows).toEqual([]);
  expect(await toko.periksa()).toEqual([]);
});
