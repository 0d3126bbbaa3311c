// Goal: persons, documents and amounts are reached from wherever somebody is, by what he has in his hand or says.
// Method: the real server and the built web app in a real Chromium, by keyboard and by a scanner's keys.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { dipinjam, hargaTaksir } from '../kit/hutang.ts';
import { isiLaci } from '../kit/uang.ts';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import { kolomPindai } from './kit/kasir.ts';
import { pindai, tekan, terfokus } from './kit/papan-tombol.ts';
import { rekan } from './kit/rekan.ts';

let toko: Toko;
let surat: string;
let page: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  const kit = rekan(toko);
  await hargaTaksir(kit);
  await isiLaci(kit, 50_000_000, 'KASIR1');
  surat = await dipinjam(kit, 1_234_000);
  const baru = { nama_member: 'BUDI SANTOSO PERDANA', no_hp: '081355557788' };
  const jadi = await kit.as('KASIR1').post('member/simpan', baru);
  expect(jadi.status, jadi.text).toBe(200);
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const palet = async (teks: string) => {
  await tekan(page, 'Control+k');
  const isian = page.getByRole('dialog').getByRole('textbox');
  await terfokus(isian);
  await isian.fill(teks);
};
const suratTerbuka = () => page.getByRole('article', { name: surat });

test('a scanned deed opens from a screen that waits for no scan', async () => {
  page = await toko.layar('KASIR1', '/dashboard');
  await page.getByRole('button', { name: /KASIR1/ }).waitFor();
  await pindai(page, surat);
  await page.waitForURL(/\/lihat-hutang/);
  await suratTerbuka().waitFor();
});

test('a scanned deed opens from the till, and the cart is there again', async () => {
  page = await toko.layar('KASIR1', '/transaksi-penjualan');
  await page.locator('[data-siap-scan]').and(page.locator(':focus')).waitFor();
  const { rows } = await toko.owner.query(
    "select kode_barcode from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_gudang = 'TOKO' order by 1 limit 1",
  );
  const kode = rows[0].kode_barcode;
  await pindai(page, kode);
  await page.getByRole('row').filter({ hasText: kode }).waitFor();
  await pindai(page, surat);
  await page.waitForURL(/\/lihat-hutang/);
  await suratTerbuka().waitFor();
  await page.goBack();
  await page.getByRole('row').filter({ hasText: kode }).waitFor();
});

test('what is being typed is asked about before another paper takes its place', async () => {
  page = await toko.layar('KASIR1', '/transaksi-cicilan');
  await terfokus(page.getByLabel('Pindai atau cari'));
  await tekan(page, 'F4');
  await page.getByLabel('Nama Customer').fill('IBU SETENGAH');
  await tekan(page, 'F2');
  await pindai(page, surat);
  const tanya = page.getByRole('dialog').filter({ hasText: 'Perubahan belum disimpan' });
  await tanya.waitFor();
  await tekan(page, 'Escape');
  await tanya.waitFor({ state: 'detached' });
  await page.getByTitle('Pelanggan').getByText('IBU SETENGAH').waitFor();
});

test('a code that nobody knows says so', async () => {
  page = await toko.layar('KASIR1', '/dashboard');
  await page.getByRole('button', { name: /KASIR1/ }).waitFor();
  await pindai(page, 'ZZ99ZZ99');
  await page.getByText('Kode ZZ99ZZ99 tidak dikenal').waitFor();
});

test('an amount finds its loan, and bayar lays it on the counter', async () => {
  page = await toko.layar('KASIR1', '/dashboard');
  await page.getByRole('button', { name: /KASIR1/ }).waitFor();
  await palet('1.234.000');
  await page.getByRole('dialog').getByText(surat, { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await tekan(page, 'Escape');
  await palet('bayar 1234000');
  await page.getByRole('dialog').getByText(surat, { exact: true }).waitFor();
  await tekan(page, 'Enter');
  await page.waitForURL(/\/transaksi-hutang/);
  await page.getByText(surat).first().waitFor();
  await page.getByRole('button', { name: /^Lunas/ }).waitFor();
});

test('gadai with a name begins a loan of his', async () => {
  page = await toko.layar('KASIR1', '/dashboard');
  await page.getByRole('button', { name: /KASIR1/ }).waitFor();
  await palet('gadai perdana budi');
  await page
    .getByRole('dialog')
    .getByText(/BUDI SANTOSO PERDANA/)
    .waitFor();
  await tekan(page, 'Enter');
  await page.waitForURL(/\/transaksi-hutang/);
  await page.getByTitle('Pelanggan').getByText('BUDI SANTOSO PERDANA').waitFor();
});

test('a sales person who is made at the desk is at the open till at once', async () => {
  const kasir = await toko.layar('KASIR1', '/transaksi-penjualan');
  await terfokus(kolomPindai(kasir));
  await tekan(kasir, 'Alt+s');
  await kasir.getByPlaceholder(/Nama atau kode sales/).waitFor();
  const baru = kasir.getByText('RATNA BARU');
  await expect.poll(() => baru.count()).toBe(0);
  const dibuat = await rekan(toko)
    .as('SPV1')
    .post('sales/create', { kode_sales: 'S99', nama_sales: 'RATNA BARU' });
  expect(dibuat, dibuat.text).toMatchObject({ status: 200 });
  await baru.waitFor();
});
