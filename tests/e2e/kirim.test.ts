/** Protects: pieces go to another store and are received there by the keyboard and the scanner alone, line by line where one differs. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, pindah, type Toko } from './kit/browser.ts';
import { setujui } from './kit/kasir.ts';
import { mendengar, pindai, tekan, terfokus } from './kit/papan-tombol.ts';

let toko: Toko;
let pengirim: Page;
let penerima: Page;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

const FOTO = process.env['FOTO_DIR'];
const foto = (page: Page, nama: string) =>
  FOTO ? page.screenshot({ path: `${FOTO}/${nama}.png` }) : Promise.resolve();
const BARANG =
  "select kode_barcode from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' order by 1 limit $1";
const bebas = async (banyak: number): Promise<string[]> =>
  (await toko.owner.query<{ kode_barcode: string }>(BARANG, [banyak])).rows.map((row) => row.kode_barcode);
const keadaan = async (kode_toko: string, kode: string): Promise<string | undefined> =>
  (
    await toko.owner.query('select status from barang where kode_toko = $1 and kode_barcode = $2', [
      kode_toko,
      kode,
    ])
  ).rows[0]?.status;

/** Picks an option of a reference by its code, with the keyboard. */
async function pilih(page: Page, nama: string, kode: string): Promise<void> {
  const isian = page.getByRole('combobox', { name: nama });
  await isian.waitFor();
  // What opened over the page takes the caret a moment after it is seen.
  await mendengar(page);
  await isian.fill(kode);
  await page
    .getByRole('option', { name: new RegExp(kode) })
    .first()
    .waitFor();
  await tekan(page, 'Enter');
}

async function kirim(kode: readonly string[]): Promise<string> {
  pengirim = await toko.layar('SPV1', '/kirim-barang');
  await tekan(pengirim, 'Alt+n');
  await pilih(pengirim, 'Ke Toko', 'BDG1');
  await tekan(pengirim, 'F2');
  for (const one of kode) {
    await pindai(pengirim, one);
    await pengirim.getByRole('dialog').getByRole('row').filter({ hasText: one }).waitFor();
  }
  await foto(pengirim, 'kirim-isian');
  await tekan(pengirim, 'Control+Enter');
  await expect.poll(() => keadaan('JKT1', kode[0] as string)).toBe('DIKIRIM');
  const { rows } = await toko.owner.query(
    "select max(no_dokumen) as no from kirim_barang where kode_toko = 'JKT1'",
  );
  return rows[0].no;
}

async function bukaTerima(): Promise<void> {
  penerima = await toko.layar('SPV1-BDG', '/terima-barang');
  await penerima.getByLabel('No kirim atau kode di surat jalan').waitFor();
}

async function terima(no_kirim: string): Promise<void> {
  await pindai(penerima, no_kirim);
  await penerima.getByRole('dialog').getByText('Semua barang diterima baik').waitFor();
}

test('a scan is a piece wherever the caret is, also in the remark, and Enter of a remark is none', async () => {
  const [satu, dua] = (await bebas(2)) as [string, string];
  const page = await toko.layar('SPV1', '/kirim-barang');
  await tekan(page, 'Alt+n');
  const form = page.getByRole('dialog');
  await pilih(page, 'Ke Toko', 'BDG1');
  const remark = form.getByLabel('Keterangan');
  await remark.fill('TITIP PAK ADI');
  for (const [kode, sela] of [
    [satu, 10],
    [dua, 260],
  ] as const) {
    await remark.focus();
    await remark.press('End');
    // A machine that is busy hands on the keys of a scanner late.
    await pindai(page, kode, (at) => (at === 2 ? sela : 10));
    await form.getByRole('row').filter({ hasText: kode }).waitFor();
    await expect.poll(() => remark.inputValue()).toBe('TITIP PAK ADI');
  }
});

test('sent by the scanner, received by one scan of the paper and a tray', async () => {
  const kode = await bebas(2);
  const no_kirim = await kirim(kode);
  // Saved, it opens: its paper goes with the goods.
  const lembar = pengirim.getByRole('dialog').getByRole('article', { name: no_kirim });
  await lembar.getByRole('button', { name: 'Surat Jalan' }).waitFor();
  await foto(pengirim, 'kirim-lembar');
  expect(await axe(pengirim)).toEqual([]);
  await bukaTerima();
  await penerima.getByRole('row').filter({ hasText: no_kirim }).waitFor();
  await foto(penerima, 'terima-daftar');
  expect(await axe(penerima)).toEqual([]);
  // What is no shipment is said where it was scanned, and the next scan goes on.
  await pindai(penerima, 'SALAH123');
  await penerima.getByText('SALAH123: No Kirim Tidak Ditemukan').waitFor();
  await expect.poll(() => penerima.getByRole('dialog').count()).toBe(0);
  await terima(no_kirim);
  await pilih(penerima, 'Ke Baki', 'CC01');
  await foto(penerima, 'terima-isian');
  expect(await axe(penerima)).toEqual([]);
  await tekan(penerima, 'Control+Enter');
  await expect.poll(() => keadaan('BDG1', kode[0] as string)).toBe('TERSEDIA');
});

test('a missing piece is written down by its row and settled at the sender with a second person', async () => {
  const kode = await bebas(2);
  const [tiada = ''] = kode;
  const no_kirim = await kirim(kode);
  await bukaTerima();
  await terima(no_kirim);
  await penerima.getByRole('dialog').getByRole('row').filter({ hasText: tiada }).dblclick();
  await expect.poll(() => penerima.getByRole('dialog').getByLabel('Kode Barcode 1').inputValue()).toBe(tiada);
  await pilih(penerima, 'Ke Baki', 'CC01');
  await foto(penerima, 'terima-selisih');
  await tekan(penerima, 'Control+Enter');
  await expect.poll(() => keadaan('BDG1', kode[1] as string)).toBe('TERSEDIA');
  expect(await keadaan('BDG1', tiada)).toBeUndefined();
  pengirim = await toko.layar('SPV1', `/kirim-barang?no_dokumen=${no_kirim}`);
  await pengirim.getByRole('button', { name: 'Barang Hilang' }).click();
  await pengirim.getByRole('textbox', { name: 'Alasan' }).fill('tidak ditemukan');
  await tekan(pengirim, 'F2');
  await pindai(pengirim, tiada);
  await pengirim.getByText('1 masuk').waitFor();
  await foto(pengirim, 'kirim-hilang');
  await tekan(pengirim, 'Control+Enter');
  await setujui(pengirim, 'OWNER');
  await expect.poll(() => keadaan('JKT1', tiada)).toBe('HILANG');
});

test('what is scanned while a shipment is open is counted, and the rest is missing', async () => {
  const kode = await bebas(3);
  const no_kirim = await kirim(kode);
  await bukaTerima();
  await terima(no_kirim);
  await pindai(penerima, kode[0] as string);
  await penerima.getByText('1 dari 3 dihitung').waitFor();
  await pindai(penerima, 'BUKANDIA');
  await penerima.getByText(/^BUKANDIA: /).waitFor();
  await pindai(penerima, kode[2] as string);
  await penerima.getByRole('button', { name: 'Tulis 1 sisanya tidak ada' }).click();
  await expect
    .poll(() => penerima.getByRole('dialog').getByLabel('Kode Barcode 1').inputValue())
    .toBe(kode[1]);
  await foto(penerima, 'terima-hitung');
});

test('its screens fit on a phone', async () => {
  const hp = await toko.layar('OWNER', '/kirim-barang', { viewport: HP_PEMILIK, gelap: true });
  for (const path of ['/kirim-barang', '/terima-barang', '/kirim-barang-kecabang']) {
    await pindah(hp, path);
    await hp.locator('#isi :is(h1, h2)').first().waitFor();
    await foto(hp, `hp${path.replace('/', '-')}`);
    await expect.poll(() => hp.evaluate(() => document.documentElement.scrollWidth)).toBe(HP_PEMILIK.width);
    expect(await axe(hp)).toEqual([]);
  }
});

test('the list of shipments names the branch it calls by its code', async () => {
  pengirim = await toko.layar('SPV1', '/kirim-barang');
  await pengirim.getByText('Semua', { exact: true }).click();
  const { rows } = await toko.owner.query<{ nama_toko: string }>(
    "select nama_toko from toko where kode_toko = 'BDG1'",
  );
  await pengirim
    .getByRole('row')
    .filter({ hasText: `BDG1 ${rows[0]?.nama_toko}` })
    .first()
    .waitFor();
});

test('Ctrl+Enter receives from the scan field, too, and what is missing is said at its field', async () => {
  const [satu] = (await bebas(1)) as [string];
  const no_kirim = await kirim([satu]);
  await bukaTerima();
  await terima(no_kirim);
  await tekan(penerima, 'F2');
  await pindai(penerima, satu);
  await penerima.getByText('1 dari 1').first().waitFor();
  await tekan(penerima, 'Control+Enter');
  const baki = penerima.getByRole('combobox', { name: /^Ke Baki/ });
  await terfokus(baki);
  await expect.poll(() => baki.getAttribute('aria-required')).toBe('true');
  await expect.poll(() => baki.getAttribute('aria-invalid')).toBe('true');
  await pilih(penerima, 'Ke Baki', 'CC01');
  await tekan(penerima, 'F2');
  await tekan(penerima, 'Control+Enter');
  await expect.poll(() => keadaan('BDG1', satu)).toBe('TERSEDIA');
});
