// Goal: a customer pays by QRIS: the code with the sum is before him, here and in his window, and nothing is saved until somebody has
// looked whether it is paid; all by keys, on a till and on a telephone.
// Method: the real server and the built web app in a real Chromium.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, type Toko } from '../kit/browser.ts';
import { bukaBayar, bukaKasir, lembarBayar, pilihSales, pindaiBaru, simpan } from '../kit/kasir.ts';
import { ketik, tekan, terfokus } from '../kit/papan-tombol.ts';

const USER = 'KASIR1';
let toko: Toko;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  // Pieces of the demo cost more than an app lets through.
  await toko.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'BATAS_QRIS', '100000000')",
  );
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const foto = async (page: Page, nama: string): Promise<void> => {
  if (process.env['FOTO']) await page.screenshot({ path: `${process.env['FOTO']}/${nama}.png` });
};
const kode = (page: Page, jumlah: string) => page.getByRole('img', { name: `Kode QRIS Rp ${jumlah}` });
const bayaran = async (no: string) => {
  const { rows } = await toko.owner.query(
    'select jenis, jumlah::float8 as jumlah, no_referensi from pembayaran where no_dokumen = $1 order by urut',
    [no],
  );
  return rows;
};

test('part in cash, the rest by QRIS: shown here and to the customer, saved once it is said to be paid', async () => {
  const kasir = await bukaKasir(toko, USER);
  await kasir.getByRole('button', { name: 'Perangkat kasir ini' }).click();
  const popup = kasir.waitForEvent('popup');
  await kasir.getByRole('button', { name: 'Buka layar pelanggan' }).click();
  const layar = await popup;
  onTestFinished(() => layar.close());
  await pindaiBaru(toko, kasir);
  await pilihSales(kasir);
  await bukaBayar(kasir);
  const lembar = lembarBayar(kasir);
  await ketik(kasir, '50000');
  await tekan(kasir, 'Enter');
  await lembar.getByRole('list', { name: 'Pembayaran yang sudah dicatat' }).getByText('50.000').waitFor();
  await tekan(kasir, 'Alt+5');
  await lembar.getByRole('radio', { checked: true, name: /QRIS BCA/ }).waitFor();
  const jumlah = await lembar.getByLabel(/^Jumlah/).inputValue();
  await kode(kasir, jumlah).waitFor();
  await lembar.getByText('TOKO EMAS JKT1').waitFor();
  await kode(layar, jumlah).waitFor();
  expect(await axe(kasir)).toEqual([]);
  expect(await axe(layar)).toEqual([]);
  await foto(kasir, 'kasir');
  await foto(layar, 'layar');
  await layar.emulateMedia({ colorScheme: 'dark' });
  await foto(layar, 'layar-gelap');
  // The picture proves nothing.
  await tekan(kasir, 'F9');
  await lembar.getByRole('alert').getByText('Pastikan QRIS Sudah Dibayar').waitFor();
  await tekan(kasir, 'Enter');
  await terfokus(lembar.getByLabel('No referensi'));
  await ketik(kasir, '631412345678');
  await tekan(kasir, 'Enter');
  await lembar.getByRole('button', { name: 'Sudah dibayar', pressed: true }).waitFor();
  await kasir.emulateMedia({ colorScheme: 'dark' });
  // Nobody is asked to pay what is paid.
  await kode(layar, jumlah).waitFor({ state: 'detached' });
  expect(await axe(kasir)).toEqual([]);
  await foto(kasir, 'kasir-gelap');
  const nota = await simpan(toko, kasir, USER);
  await layar.getByText('Terima kasih').waitFor();
  expect(await bayaran(nota.no_faktur_group)).toEqual([
    { jenis: 'CASH', jumlah: 50_000, no_referensi: null },
    { jenis: 'QRIS', jumlah: nota.total - 50_000, no_referensi: '631412345678' },
  ]);
});

test('on a telephone the code is as wide as the hand holds, and another sum is another code to be looked at', async () => {
  const hp = await bukaKasir(toko, USER, { viewport: HP_PEMILIK });
  await pindaiBaru(toko, hp);
  await bukaBayar(hp);
  const lembar = lembarBayar(hp);
  await lembar.getByRole('tab', { name: 'QRIS' }).click();
  const jumlah = lembar.getByLabel(/^Jumlah/);
  const penuh = await jumlah.inputValue();
  await kode(hp, penuh).waitFor();
  const lebar = await kode(hp, penuh).evaluate((gambar) => gambar.getBoundingClientRect().width);
  expect(lebar).toBeGreaterThan(240);
  expect(await axe(hp)).toEqual([]);
  await foto(hp, 'hp');
  await hp.emulateMedia({ colorScheme: 'dark' });
  await foto(hp, 'hp-gelap');
  await lembar.getByRole('button', { name: 'Sudah dibayar' }).click();
  await lembar.getByRole('button', { name: 'Sudah dibayar', pressed: true }).waitFor();
  await jumlah.fill('60000');
  await kode(hp, '60.000').waitFor();
  await lembar.getByRole('button', { name: 'Sudah dibayar', pressed: false }).waitFor();
});

test('a form that is paid takes it with the same keys', async () => {
  const kasir = await bukaKasir(toko, USER);
  await pindaiBaru(toko, kasir);
  await pilihSales(kasir);
  await tekan(kasir, 'F7');
  await terfokus(kasir.getByLabel('Uang titipan'));
  await ketik(kasir, '100000');
  await kasir.getByLabel('Nama customer').fill('PAK BUDI');
  await kasir.getByLabel('No HP').fill('081234500002');
  await tekan(kasir, 'F9');
  await kasir.getByText('Uang diterima').waitFor();
  await tekan(kasir, 'F9');
  const banner = kasir.getByRole('status').filter({ hasText: /JKT1-TP|JKT1-/ });
  await banner.first().waitFor();
  const { rows } = await toko.owner.query(
    "select max(no_titipan) as no from titipan where kode_toko = 'JKT1'",
  );
  await kasir.goto(`${toko.url}/lihat-titipan?no_titipan=${rows[0].no}`);
  await kasir.getByRole('button', { name: 'Tambah DP' }).click();
  const formulir = kasir.getByRole('form', { name: 'Tambah DP' });
  await formulir.getByLabel('Jumlah').and(kasir.locator(':focus')).waitFor();
  await ketik(kasir, '50000');
  await tekan(kasir, 'Enter');
  await formulir.getByLabel('Uang diterima').and(kasir.locator(':focus')).waitFor();
  await tekan(kasir, 'Alt+5');
  await kode(kasir, '50.000').waitFor();
  expect(await axe(kasir)).toEqual([]);
  await foto(kasir, 'formulir');
  await tekan(kasir, 'F9');
  await formulir.getByRole('alert').getByText('Pastikan QRIS Sudah Dibayar').waitFor();
  await formulir.getByLabel('No referensi').focus();
  await tekan(kasir, 'Enter');
  await formulir.getByRole('button', { name: 'Sudah dibayar', pressed: true }).waitFor();
  await tekan(kasir, 'F9');
  await formulir.waitFor({ state: 'detached' });
  expect(await bayaran(rows[0].no)).toContainEqual({ jenis: 'QRIS', jumlah: 50_000, no_referensi: null });
});
