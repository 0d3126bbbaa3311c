// Goal: a trainee does the drill of a sale by keyboard in a window of his own and reads his score; one mistake costs its points.
// Method: the real server and the built web app in a real Chromium; the real books are asked whether anything happened.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { axe, bukaToko, dicetak, type Toko } from './kit/browser.ts';
import { bukaBayar, lembarBayar, pilihSales, tawar } from './kit/kasir.ts';
import { remembered } from './kit/open-pages.ts';
import { ketik, pindai, tekan } from './kit/papan-tombol.ts';

let toko: Toko;
let kasir: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

/** Everything real a sale would have touched. */
const nyata = async (): Promise<object> =>
  (
    await toko.owner.query(
      `select (select count(*) from dokumen) as dokumen, (select count(*) from buku_uang) as uang, (select count(*) from buku_barang) as barang,
        (select max(seq) from audit) as audit, (select md5(string_agg(n::text, ' ' order by n::text)) from nomor n) as nomor`,
    )
  ).rows[0];

const latihan = async (
  nama: string,
  kolom: string | RegExp = 'Pindai barcode atau cari barang',
  siapa = 'KASIR1',
): Promise<Page> => {
  kasir = await toko.layar(siapa, '/ruang-latihan');
  const popup = kasir.waitForEvent('popup');
  await kasir.getByRole('article', { name: nama }).getByRole('button', { name: 'Mulai' }).click();
  const page = remembered(await popup);
  onTestFinished(() => page.close());
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByLabel(kolom).waitFor();
  return page;
};

const langkah = (page: Page) => page.getByRole('complementary').getByRole('listitem');
const isi = async (page: Page, awal: RegExp): Promise<string> => {
  const teks = await langkah(page).filter({ hasText: awal }).innerText();
  return awal.exec(teks)?.[1] ?? '';
};

/** The drill as far as the payment: who serves, to whom, and the discount unless it is forgotten. */
async function isiKeranjang(page: Page, diskon: boolean): Promise<void> {
  const kode = await isi(page, /Jual (\w+)/);
  const member = await isi(page, /Member (\w+)/);
  await pindai(page, kode, 10);
  await page.getByRole('row').filter({ hasText: kode }).waitFor();
  await pilihSales(page);
  if (diskon) await tawar(page, (await isi(page, /Diskon Rp\s*([\d.]+)/)).replaceAll('.', ''));
  await tekan(page, 'F4');
  await page.getByRole('combobox', { name: 'Member' }).waitFor();
  await ketik(page, member);
  // Until the member is found the text is a name to be entered.
  await page
    .getByRole('option')
    .filter({ hasText: member })
    .filter({ hasNotText: /Tanpa member|Member baru/ })
    .waitFor();
  await tekan(page, 'Enter');
  await page.getByRole('button', { name: /F4/ }).filter({ hasNotText: 'Pelanggan umum' }).waitFor();
}

async function bayarTunai(page: Page): Promise<void> {
  const uang = (await isi(page, /tunai Rp\s*([\d.]+)/)).replaceAll('.', '');
  await bukaBayar(page);
  await tekan(page, 'Control+a');
  await ketik(page, uang);
  await tekan(page, 'F9');
  await page.getByText('Penjualan Berhasil Disimpan').waitFor();
  await page.getByLabel('Pindai barcode atau cari barang').and(page.locator(':focus')).waitFor();
}

async function nilai(page: Page): Promise<Locator> {
  // A page that prints hears nothing, and what is pressed meanwhile is lost: the slip comes out first.
  await expect.poll(() => dicetak(page)).toBe(1);
  const hasil = page.getByRole('region', { name: 'Hasil latihan' });
  await page.getByRole('button', { name: 'Selesai, nilai saya' }).click();
  await hasil.waitFor();
  return hasil;
}

test('the sale of the drill, key by key, in a window that says it is practice', async () => {
  const sebelum = await nyata();
  const page = await latihan('Penjualan');
  await expect.poll(() => page.url()).toBe(`${toko.url}/latihan/transaksi-penjualan`);
  await expect.poll(() => page.title()).toMatch(/^LATIHAN/);
  await langkah(page).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await isiKeranjang(page, true);
  await bayarTunai(page);
  const hasil = await nilai(page);
  await expect.poll(() => hasil.innerText()).toMatch(/^100\s*\/ 100/);
  expect(await axe(page)).toEqual([]);
  expect(await nyata()).toEqual(sebelum);
  await page.reload();
  await hasil.waitFor();
});

test('a discount forgotten costs its points and says how it is done', async () => {
  const page = await latihan('Penjualan');
  await langkah(page).first().waitFor();
  await isiKeranjang(page, false);
  await bayarTunai(page);
  const hasil = await nilai(page);
  await expect.poll(() => hasil.innerText()).toMatch(/^90\s*\/ 100/);
  await expect
    .poll(() => hasil.innerText())
    .toMatch(/0\/10\s+Diskon yang disepakati\s+Diskon Rp 0, disepakati/);
  await kasir.reload();
  const kartu = kasir.getByRole('article', { name: 'Penjualan' });
  await expect.poll(() => kartu.innerText()).toMatch(/Terbaik\s+100\s+Terakhir\s+90\s+Kali\s+2/);
  expect(await axe(kasir)).toEqual([]);
});

test('a buy-back of the drill by its nota, weighed and judged', async () => {
  const page = await latihan('Beli kembali', 'Scan barcode atau nota');
  await langkah(page).first().waitFor();
  const kode = await isi(page, /Beli kembali (\w+)/);
  const [kondisi, nama, nik] = [
    await isi(page, /kondisi (\w+)/),
    await isi(page, /Pelanggan ([A-Z ]+),/),
    await isi(page, /NIK (\d+)/),
  ];
  await pindai(page, kode);
  await page.getByRole('row').filter({ hasText: kode }).waitFor();
  await tekan(page, 'ArrowDown');
  await tekan(page, 'Enter');
  await tekan(page, 'Enter');
  await ketik(page, kondisi.toLowerCase());
  await page.getByRole('option', { name: kondisi }).waitFor();
  await tekan(page, 'Enter');
  await tekan(page, 'F8');
  await lembarBayar(page).waitFor();
  await lembarBayar(page).getByLabel('Nama Penjual').fill(nama);
  await lembarBayar(page).getByLabel('NIK / SIM / Passport').fill(nik);
  await tekan(page, 'F9');
  await page.getByRole('status').filter({ hasText: 'JKT1-' }).waitFor();
  const hasil = await nilai(page);
  await expect.poll(() => hasil.innerText()).toMatch(/^100\s*\/ 100/);
});

test('the lesson of the price of the day leads to its drill: 24K typed once, every price that follows sent', async () => {
  const pelajaran = await toko.layar('SPV1', '/panduan?halaman=pelajaran-harga-hari-ini');
  await pelajaran.getByRole('article').getByRole('link', { name: 'Ruang Latihan' }).click();
  await expect.poll(() => pelajaran.url()).toContain('/ruang-latihan?latihan=HARGA');
  const page = await latihan('Harga hari ini', /Harga jual 24K/, 'SPV1');
  await langkah(page).first().waitFor();
  const [jual, beli] = [await isi(page, /jual Rp\s*([\d.]+)/), await isi(page, /beli Rp\s*([\d.]+)/)];
  await page.getByLabel(/Harga jual 24K/).fill(jual.replaceAll('.', ''));
  await page.getByLabel(/Harga beli 24K/).fill(beli.replaceAll('.', ''));
  await page.getByRole('button', { name: /Terbitkan \d+ harga/ }).click();
  await page.getByText('Harga Berhasil Diterbitkan').waitFor();
  await page.getByRole('button', { name: 'Selesai, nilai saya' }).click();
  const hasil = page.getByRole('region', { name: 'Hasil latihan' });
  await expect.poll(() => hasil.innerText()).toMatch(/^100\s*\/ 100/);
});

test('the shop beside it is still logged in, and a used window of practice leads nowhere', async () => {
  kasir = await toko.layar('KASIR1', '/ruang-latihan');
  await kasir.goto(`${toko.url}/latihan/transaksi-penjualan#JKT1.${'x'.repeat(43)}~id`);
  await kasir.getByText('Tiket Latihan Tidak Berlaku Lagi').waitFor();
  await kasir.goto(`${toko.url}/ruang-latihan`);
  await kasir.getByRole('article', { name: 'Penjualan' }).waitFor();
});
