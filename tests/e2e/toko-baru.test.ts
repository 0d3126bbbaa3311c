// Goal: a family that begins with an empty folder (DEMO=off) is led to its first printed nota, whether it is one shop or a chain.
// Method: the printed password, the guided start step by step, and nothing but keys; a file of pieces that names sizes and a tray that
// nobody made, a first sale by scanner. No address is typed, and a shop by itself reads no word of head office on its way.
import { EMPTY } from '@mustika/server-kit/testing.ts';
import type { Locator, Page } from 'playwright-core';
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
  '420,KL,TOKO,KL09,KALUNG TALI AIR,5.810,42,,2600000,',
].join('\r\n');

/** An empty folder, and the password that its start printed. */
type Kosong = { toko: Toko; sandi: string };
const kosong = async (): Promise<Kosong> => {
  let sandi = '';
  const toko = await bukaToko(
    inject('pgUrl'),
    async (owner) => {
      const [, kalimat = ''] = await firstOwner(owner);
      sandi = kalimat.split(': ')[1] ?? '';
    },
    EMPTY,
  );
  return { toko, sandi };
};
let tunggal: Kosong;
let rantai: Kosong;
beforeAll(async () => {
  [tunggal, rantai] = await Promise.all([kosong(), kosong()]);
});
afterAll(async () => {
  await tunggal?.toko.close();
  await rantai?.toko.close();
});

async function masuk(page: Page, { toko, sandi }: Kosong): Promise<void> {
  await page.goto(toko.url);
  await page.getByLabel('User ID').fill('OWNER');
  await page.getByRole('textbox', { name: 'Password' }).fill(sandi);
  await tekan(page, 'Control+Enter');
  await terfokus(page.getByLabel('Password lama'));
  await ketik(page, sandi);
  await page.getByLabel('Password baru', { exact: true }).fill(SANDI);
  await page.getByLabel('Ulangi password baru').fill(SANDI);
  await tekan(page, 'Control+Enter');
}

/** The step that is open, by its name. */
const terbuka = (page: Page, langkah: string): Promise<void> =>
  page.getByRole('heading', { name: langkah, exact: true, level: 2 }).waitFor();
/** Opens a step of the list beside it, whatever comes next. */
async function buka(page: Page, langkah: string): Promise<void> {
  const rel = page.getByRole('navigation', { name: 'Langkah pertama' });
  await rel.getByRole('button', { name: new RegExp(`^${langkah}`) }).press('Enter');
  await terbuka(page, langkah);
}
/** A button is pressed by its key once it can be: while something is on its way it cannot. */
async function pencet(page: Page, nama: string): Promise<void> {
  const tombol = page.getByRole('button', { name: nama });
  await tombol.click({ trial: true });
  await tombol.press('Enter');
}
/** The answer of a question that counts; a row of choices hides what has the caret. */
const jawaban = (page: Page, tanya: string): Locator =>
  page.getByRole('radiogroup', { name: tanya }).locator('input:checked');
const terjawab = (page: Page, tanya: string): Promise<void> =>
  expect.poll(() => jawaban(page, tanya).evaluate((input) => input === document.activeElement)).toBe(true);

const tanpaPusat = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('body').innerText()).not.toMatch(/pusat/i);

/** Name and address are all that a new store is asked: its code and its clock stand there. */
async function isiToko(page: Page, nama: string): Promise<void> {
  await terfokus(page.getByLabel('Nama Toko'));
  await ketik(page, nama);
  await tekan(page, 'Enter');
  await ketik(page, 'Jl. Pasar Baru 1');
  await tekan(page, 'Control+Enter');
}

/** The price of 24K, the karats and trays that most shops have, who serves. */
async function isiMaster(page: Page): Promise<void> {
  await terfokus(page.getByLabel('Harga Jual / Gram'));
  await ketik(page, '1310500');
  await tekan(page, 'Enter');
  await ketik(page, '1250000');
  await tekan(page, 'Control+Enter');
  await terfokus(page.getByRole('checkbox', { name: /^300 / }));
  // As the price of the day makes it, before anything is written.
  await expect.poll(() => page.getByLabel('Harga jual per gram 750').inputValue()).toMatch(/983[.,]000/);
  await tekan(page, 'Control+Enter');
  await terfokus(page.getByRole('checkbox', { name: 'CINCIN' }));
  await tekan(page, 'Control+Enter');
  await terfokus(page.getByLabel('Nama Sales'));
  await ketik(page, 'Siti Aminah');
  await pencet(page, 'Pakai kode SITI');
  await tekan(page, 'Control+Enter');
  await terfokus(page.getByRole('button', { name: 'Dari berkas Excel atau CSV' }));
}

async function pilihBerkas(page: Page): Promise<void> {
  const pilih = page.waitForEvent('filechooser');
  await page.getByLabel('Berkas CSV atau XLSX').last().press('Enter');
  const berkas = { name: 'barang.csv', mimeType: 'text/csv', buffer: Buffer.from(BERKAS) };
  await (await pilih).setFiles(berkas);
}

/** A file whose tray nobody has made; the arrow before the title leads back. */
async function isiBarang(page: Page, master: string): Promise<void> {
  await tekan(page, 'Enter');
  await mendengar(page, '/tambah-barang-banyak');
  await pilihBerkas(page);
  await pencet(page, master);
  await pencet(page, 'Simpan 3 barang');
  await page.getByText('3 barang tersimpan').waitFor();
  await page.getByRole('link', { name: 'Kembali ke Mulai Berjualan' }).press('Enter');
  await mendengar(page, '/mulai');
}

/** From the page that misses nothing more to the printed nota. */
async function jual(page: Page, { toko }: Kosong, kode_toko: string): Promise<void> {
  await page.getByText('Semua yang wajib sudah ada').first().waitFor();
  await page.getByRole('button', { name: 'Buka Kasir' }).last().press('Enter');
  await terfokus(kolomPindai(page));
  const { rows } = await toko.owner.query<{ kode_barcode: string }>(
    "select kode_barcode from barang where kode_toko = $1 and nama_barang = 'CINCIN POLOS'",
    [kode_toko],
  );
  const kode = rows[0]?.kode_barcode ?? '';
  await pindai(page, kode);
  await barisDari(page, kode).waitFor();
  await tekan(page, 'F8');
  await lembarBayar(page).waitFor();
  await mendengar(page);
  await tekan(page, 'F9');
  await expect.poll(() => dicetak(page)).toBe(1);
  const nota = await toko.owner.query(
    `select p.kode_toko, p.jumlah_barang, p.total::float8 as total, d.status, b.kode_sales from penjualan p
       join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
       join penjualan_barang b on b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group`,
  );
  // 3.250 g at the price of the day for 75 %, 983,000 a gram, rounded up to the 500 of a new store.
  const satu = { jumlah_barang: 1, total: 3_195_000, status: 'DONE', kode_sales: 'SITI' };
  expect(nota.rows).toEqual([{ kode_toko, ...satu }]);
  expect(await toko.periksa()).toEqual([]);
}

test('one shop by itself: from an empty folder to the first printed nota', async () => {
  const { toko } = tunggal;
  const page = await toko.buka();
  await masuk(page, tunggal);
  // The first login ends here; the first question has one shop chosen.
  await terfokus(page.getByRole('radio', { name: 'Satu toko' }));
  expect(await axe(page)).toEqual([]);
  await tekan(page, 'Control+Enter');
  await isiToko(page, 'Toko Emas Berkah');

  await terjawab(page, 'Apakah toko menerima gadai?');
  await tanpaPusat(page);
  expect(await axe(page, { di: 'main' })).toEqual([]);
  await jawaban(page, 'Apakah ukuran cincin').press('ArrowLeft');
  await tekan(page, 'Control+Enter');
  await isiMaster(page);
  await tanpaPusat(page);

  // It is left and taken up again: nothing but what the shop has says where it stands.
  await pindah(page, '/dashboard');
  await page.getByText('Berikutnya Barang').waitFor();
  await pencet(page, 'Lanjutkan');
  await terfokus(page.getByRole('button', { name: 'Dari berkas Excel atau CSV' }));
  await isiBarang(page, 'Buat 1 Master Dari Berkas');
  // No other step speaks of head office either.
  for (const langkah of [
    'Bentuk usaha',
    'Toko',
    'Pengguna',
    'Rekening bank',
    'Uang kas awal',
    'Nota, logo',
  ]) {
    const rel = page.getByRole('navigation', { name: 'Langkah pertama' });
    await rel.getByRole('button', { name: new RegExp(`^${langkah}( |$)`) }).press('Enter');
    await page.getByRole('heading', { name: new RegExp(`^${langkah}`), level: 2 }).waitFor();
    await tanpaPusat(page);
  }
  await buka(page, 'Penjualan pertama');
  await jual(page, tunggal, 'TOKO1');

  // Nothing is left to be told, and at his next login the owner is in his shop.
  await pindah(page, '/dashboard');
  await page.getByText('Nota terakhir').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Langkah pertama' }).count()).toBe(0);
  await toko.akhiriSesi('OWNER');
  const besok = await toko.buka();
  await besok.goto(toko.url);
  await besok.getByLabel('User ID').fill('OWNER');
  await besok.getByRole('textbox', { name: 'Password' }).fill(SANDI);
  await tekan(besok, 'Control+Enter');
  await besok.getByRole('contentinfo').getByText('TOKO EMAS BERKAH').waitFor();
  await besok.getByText('Nota terakhir').waitFor();
  // Nor does its menu speak of sending anything to head office.
  await pencet(besok, 'Keuangan');
  await besok.getByRole('link', { name: 'Mutasi Uang Cash' }).waitFor();
  await expect.poll(() => besok.getByRole('link', { name: /Pusat|Terima Uang Kas/ }).count()).toBe(0);
  await tanpaPusat(besok);
});

test('a head office with one branch: the branch is made, prepared and sells, and head office stays', async () => {
  const { toko } = rantai;
  const page = await toko.buka();
  await masuk(page, rantai);
  await terfokus(page.getByRole('radio', { name: 'Satu toko' }));
  await tekan(page, 'ArrowDown', 'Control+Enter');
  await isiToko(page, 'Toko Emas Cabang Satu');
  await pencet(page, 'Siapkan');
  await terjawab(page, 'Apakah toko menerima gadai?');
  await page.getByText('Apakah barang dikirim antar toko?').waitFor();
  await jawaban(page, 'Apakah ukuran cincin').press('ArrowLeft');
  await tekan(page, 'Control+Enter');
  await isiMaster(page);
  await isiBarang(page, 'Buat 1 Master Dari Berkas');
  await jual(page, rantai, 'TOKO1');

  // One branch is a chain here: head office is picked back, asks for more of them, and keeps its own screens.
  await pindah(page, '/mulai');
  await pencet(page, 'Semua toko');
  await page.getByText('Semua toko sudah berjualan').waitFor();
  await terfokus(page.getByLabel('Nama Toko'));
  await expect.poll(() => page.getByLabel('Kode Toko').inputValue()).toBe('TOKO2');
  await pencet(page, 'Keuangan');
  await page.getByRole('link', { name: 'Kirim Uang Pusat' }).waitFor();
});
