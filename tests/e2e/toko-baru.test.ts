// Goal: a family that begins with an empty folder (DEMO=off) comes to its first printed nota without a stop.
// Method: the printed password, the card of first steps from one to the next, a file of pieces that names sizes and masters that
// nobody made, a first sales person made at the till. Everything by what the page offers; no address is typed.
import { EMPTY } from '@mustika/server-kit/testing.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { firstOwner } from '../../apps/server/first-rows.ts';
import { axe, bukaToko, dicetak, pindah, type Toko } from './kit/browser.ts';
import { barisDari, kolomPindai, lembarBayar } from './kit/kasir.ts';
import { ketik, mendengar, pindai, tekan, terfokus } from './kit/papan-tombol.ts';

const SANDI = 'kuda biru lari';
const BERKAS = [
  'kode_group,kode_dept,kode_gudang,kode_baki,nama_barang,berat,kadar,size,harga_modal,supplier',
  '750,CC,TOKO,CC01,CINCIN POLOS,3.250,75,12,2800000,PT HWT',
  '750,CC,TOKO,CC01,CINCIN UKIR,2.100,75,14,1800000,PT HWT',
  '420,KL,TOKO,KL01,KALUNG TALI AIR,5.810,42,,2600000,',
].join('\r\n');

let toko: Toko;
let sandiAwal = '';
beforeAll(async () => {
  const buat = async (owner: Toko['owner']) => {
    const [, kalimat = ''] = await firstOwner(owner);
    sandiAwal = kalimat.split(': ')[1] ?? '';
  };
  toko = await bukaToko(inject('pgUrl'), buat, EMPTY);
});
afterAll(() => toko?.close());

const kartu = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Langkah pertama' }) });

/** The step that comes next, by its button. */
async function kerjakan(page: Page, langkah: string): Promise<void> {
  const kini = kartu(page).getByRole('listitem').filter({ hasText: langkah });
  await kini.getByRole('button', { name: 'Kerjakan' }).click();
}

async function masuk(page: Page): Promise<void> {
  await page.goto(toko.url);
  await page.getByLabel('User ID').fill('OWNER');
  await page.getByRole('textbox', { name: 'Password' }).fill(sandiAwal);
  await tekan(page, 'Control+Enter');
  await terfokus(page.getByLabel('Password lama'));
  await ketik(page, sandiAwal);
  await page.getByLabel('Password baru', { exact: true }).fill(SANDI);
  await page.getByLabel('Ulangi password baru').fill(SANDI);
  await tekan(page, 'Control+Enter');
}

async function buatToko(page: Page): Promise<void> {
  await kartu(page).getByRole('button', { name: 'Buat Toko' }).click();
  await terfokus(page.getByLabel('Kode Toko'));
  await ketik(page, 'EMAS1');
  await page.getByLabel('Nama Toko').fill('Toko Emas Berkah');
  await page.getByLabel('Alamat Toko').fill('Jl. Pasar Baru 1');
  await tekan(page, 'Control+Enter');
  // Saved, and back where the next step is.
  await kartu(page).getByText('EMAS1').waitFor();
  await kartu(page).getByRole('button', { name: 'Siapkan' }).click();
}

/** The price of the day is asked for with what it is called already filled in. */
async function isiHarga(page: Page): Promise<void> {
  await kerjakan(page, 'Harga emas 24K');
  await terfokus(page.getByLabel('Harga Jual / Gram'));
  await page.getByLabel('Harga Jual / Gram').fill('1310500');
  await page.getByLabel('Harga Beli / Gram').fill('1250000');
  await tekan(page, 'Control+Enter');
}

async function pilihBerkas(page: Page): Promise<void> {
  const pilih = page.waitForEvent('filechooser');
  await page.getByLabel('Berkas CSV atau XLSX').last().click();
  const berkas = { name: 'barang.csv', mimeType: 'text/csv', buffer: Buffer.from(BERKAS) };
  await (await pilih).setFiles(berkas);
}

/** A file whose sizes want a module and whose masters nobody has made. */
async function isiBarang(page: Page): Promise<void> {
  await kartu(page).getByRole('link', { name: 'Barang', exact: true }).click();
  await pilihBerkas(page);
  // In a store without a piece all of them are new: none is left out because one row alone names it.
  await page.getByRole('button', { name: 'Buat 6 Master Dari Berkas' }).click();
  await page.getByText('2 baris menyebut ukuran').waitFor();
  await page.getByRole('link', { name: 'Nyalakan Modul' }).click();
  await page.getByRole('switch').click();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByText('Pengaturan Berhasil Disimpan').waitFor();
  // Back with the browser: the file is still chosen, and right now.
  await page.goBack();
  await page.getByRole('button', { name: 'Simpan 3 barang' }).click();
  await page.getByText('3 barang tersimpan').waitFor();
}

test('from an empty folder to the first printed nota', async () => {
  const page = await toko.buka();
  await masuk(page);
  await kartu(page).waitFor();
  expect(await axe(page)).toEqual([]);
  await buatToko(page);
  await isiHarga(page);
  await isiBarang(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await kartu(page).getByText('Penjualan pertama').waitFor();
  expect(await axe(page, { di: 'main' })).toEqual([]);

  await kartu(page).getByRole('link', { name: 'Penjualan pertama' }).click();
  await terfokus(kolomPindai(page));
  const { rows } = await toko.owner.query<{ kode_barcode: string }>(
    "select kode_barcode from barang where kode_toko = 'EMAS1' and nama_barang = 'CINCIN POLOS'",
  );
  const kode = rows[0]?.kode_barcode ?? '';
  await pindai(page, kode);
  await barisDari(page, kode).waitFor();
  await tekan(page, 'F8');
  await page.getByText('Belum ada sales di toko ini').waitFor();
  await terfokus(page.getByRole('combobox', { name: 'Sales' }));
  await ketik(page, 'SITI AMINAH');
  await page.getByRole('option', { name: 'Tambah sales SITI AMINAH' }).waitFor();
  await tekan(page, 'Enter');
  await lembarBayar(page).waitFor();
  await mendengar(page);
  await tekan(page, 'F9');
  await expect.poll(() => dicetak(page)).toBe(1);
  const nota = await toko.owner.query(
    `select p.jumlah_barang, p.total::float8 as total, d.status, b.kode_sales from penjualan p
       join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
       join penjualan_barang b on b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group`,
  );
  // 3.250 g at the price of the day for 75 %, 983,000 a gram, rounded up to the 500 of a new store.
  expect(nota.rows).toEqual([{ jumlah_barang: 1, total: 3_195_000, status: 'DONE', kode_sales: 'SITI' }]);
  // Nothing is left to be told.
  await pindah(page, '/dashboard');
  await page.getByText('Nota terakhir').waitFor();
  await expect.poll(() => kartu(page).count()).toBe(0);
  expect(await toko.periksa()).toEqual([]);

  // One shop is no chain: at his next login the owner is in it, and head office is there for whoever puts it away.
  await toko.akhiriSesi('OWNER');
  const besok = await toko.buka();
  await besok.goto(toko.url);
  await besok.getByLabel('User ID').fill('OWNER');
  await besok.getByRole('textbox', { name: 'Password' }).fill(SANDI);
  await tekan(besok, 'Control+Enter');
  const dipilih = besok.getByRole('combobox', { name: 'Pilih Toko' });
  await expect.poll(() => dipilih.inputValue()).toBe('EMAS1 · TOKO EMAS BERKAH');
  await besok.getByText('Nota terakhir').waitFor();
  // Nor does its menu speak of sending anything to head office.
  await besok.getByRole('button', { name: 'Keuangan' }).click();
  await besok.getByRole('link', { name: 'Mutasi Uang Cash' }).waitFor();
  await expect.poll(() => besok.getByRole('link', { name: /Pusat|Terima Uang Kas/ }).count()).toBe(0);
});
