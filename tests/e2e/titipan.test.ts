// Goal: a customer leaves money on a piece and picks it up later, by scanner and keyboard alone, and the books agree.
// Method: the real server and the built web app in a real Chromium; keys arrive as a wedge scanner sends them.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { axe, bukaToko, dicetak, type Toko } from './kit/browser.ts';
import {
  barisDari,
  bukaBayar,
  bukaKasir,
  kolomPindai,
  pilihSales,
  pindaiBaru,
  setujui,
  simpan,
} from './kit/kasir.ts';
import { ketik, pindai, tekan, terfokus } from './kit/papan-tombol.ts';

const USER = 'KASIR1';

let toko: Toko;
let kasir: Page;

type Titipan = { no_titipan: string; status: string; saldo: number; cetak: number };
const TITIPAN = `select t.no_titipan, d.status, t.saldo::float8 as saldo, d.cetak
    from titipan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan
   where t.kode_toko = 'JKT1' and t.kasir = $1 order by d.dibuat desc`;
const titipan = async (): Promise<Titipan[]> => (await toko.owner.query<Titipan>(TITIPAN, [USER])).rows;
const status = async (kode: string): Promise<string> =>
  (await toko.owner.query('select status from barang where kode_barcode = $1', [kode])).rows[0]?.status;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
beforeEach(async () => {
  kasir = await bukaKasir(toko, USER);
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

test('a deposit is left with F7, its slip is scanned, and the piece picked up with it', async () => {
  const kode = await pindaiBaru(toko, kasir);
  await pilihSales(kasir);
  await tekan(kasir, 'F7');
  const lembar = kasir.getByRole('dialog', { name: 'Titip Barang' });
  await lembar.getByLabel('Uang titipan').and(kasir.locator(':focus')).waitFor();
  await ketik(kasir, '2000000');
  expect(await axe(kasir)).toEqual([]);
  // Enter walks on, the radio of the price among the fields, and does not submit.
  await lembar.getByLabel('Nama customer').fill('IBU SARI');
  await tekan(kasir, 'Enter');
  await ketik(kasir, '081234500001');
  await tekan(kasir, 'F9');
  await lembar.getByText('Uang diterima').waitFor();
  await tekan(kasir, 'F9');
  await expect.poll(async () => (await titipan()).length).toBe(1);
  const [satu] = await titipan();
  expect(satu).toMatchObject({ status: 'DONE', saldo: 2_000_000 });
  expect(await status(kode)).toBe('DITITIP');
  const nomor = satu?.no_titipan ?? '-';
  await kasir.getByRole('status').filter({ hasText: nomor }).waitFor();
  await expect.poll(async () => (await titipan())[0]?.cetak).toBe(1);
  // A page that prints hears no scan.
  await expect.poll(() => dicetak(kasir)).toBe(1);
  await terfokus(kolomPindai(kasir));
  await pindai(kasir, nomor);
  await barisDari(kasir, kode).waitFor();
  await kasir.getByRole('status').filter({ hasText: 'Mengambil titipan' }).waitFor();
  // The big number is what is still to be paid: the goods less what was left before.
  const { rows: barang } = await toko.owner.query(
    'select total::int as total from titipan_barang where no_titipan = $1',
    [nomor],
  );
  const harus = barang.reduce((sum, b) => sum + b.total, 0) - 2_000_000;
  const kaki = kasir.getByText('HARUS DIBAYAR').locator('..');
  await kaki.getByText(harus.toLocaleString('id-ID')).waitFor();
  await bukaBayar(kasir);
  await kasir.getByRole('dialog', { name: 'Pembayaran' }).getByText(nomor).waitFor();
  expect(await axe(kasir)).toEqual([]);
  await simpan(toko, kasir, USER);
  expect((await titipan())[0]).toMatchObject({ status: 'CLOSE', saldo: 0 });
  expect(await status(kode)).toBe('TERJUAL');
});

/** More is paid on it from its sheet: part of it in cash, the rest by transfer, by keys alone. */
async function tambahDuaCara(nomor: string): Promise<void> {
  await kasir.getByRole('button', { name: 'Tambah DP' }).click();
  const formulir = kasir.getByRole('form', { name: 'Tambah DP' });
  await formulir.getByLabel('Jumlah').and(kasir.locator(':focus')).waitFor();
  await ketik(kasir, '200000');
  await tekan(kasir, 'Enter');
  await formulir.getByLabel('Uang diterima').and(kasir.locator(':focus')).waitFor();
  await ketik(kasir, '50000');
  // Too little is refused where it is typed, and nothing is sent.
  await tekan(kasir, 'F9');
  await formulir.getByRole('alert').getByText('Pembayaran Masih Kurang').waitFor();
  await tekan(kasir, 'Enter');
  await formulir.getByRole('list', { name: 'Pembayaran yang sudah dicatat' }).getByText('50.000').waitFor();
  await tekan(kasir, 'Alt+4');
  await formulir.getByRole('radio', { checked: true }).first().waitFor();
  expect(await axe(kasir)).toEqual([]);
  await tekan(kasir, 'F9');
  await formulir.waitFor({ state: 'detached' });
  const { rows } = await toko.owner.query(
    'select jenis, jumlah::int as jumlah from pembayaran where no_dokumen = $1 and peristiwa > 1 order by urut',
    [nomor],
  );
  expect(rows).toEqual([
    { jenis: 'CASH', jumlah: 50_000 },
    { jenis: 'TRANSFER', jumlah: 150_000 },
  ]);
}

test('what waits is found and cancelled with another person’s word, into the tray it came from', async () => {
  const { rows } = await toko.owner.query(
    "select kode_barcode, kode_baki from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_gudang = 'TOKO' order by kode_barcode desc limit 1",
  );
  const [{ kode_barcode, kode_baki }] = rows;
  await terfokus(kolomPindai(kasir));
  await pindai(kasir, kode_barcode);
  await barisDari(kasir, kode_barcode).waitFor();
  await tekan(kasir, 'F7');
  await kasir.getByLabel('Uang titipan').and(kasir.locator(':focus')).waitFor();
  await ketik(kasir, '300000');
  await kasir.getByLabel('Nama customer').fill('PAK BUDI');
  await kasir.getByLabel('No HP').fill('081234500002');
  await tekan(kasir, 'F9');
  await kasir.getByText('Uang diterima').waitFor();
  await tekan(kasir, 'F9');
  await expect.poll(async () => (await titipan()).length).toBe(2);
  const nomor = (await titipan())[0]?.no_titipan ?? '-';
  await kasir.getByRole('status').filter({ hasText: nomor }).waitFor();
  await kasir.goto(`${toko.url}/lihat-titipan?no_titipan=${nomor}`);
  await tambahDuaCara(nomor);
  await kasir.getByRole('button', { name: 'Batal Titipan' }).click();
  await kasir.getByLabel('Alasan').fill('batal beli');
  expect(await axe(kasir)).toEqual([]);
  await tekan(kasir, 'Control+Enter');
  await kasir
    .getByRole('group', { name: 'Perlu Otorisasi' })
    .getByText('Batal titipan', { exact: true })
    .waitFor();
  await setujui(kasir, 'SPV1');
  await expect.poll(async () => (await titipan())[0]?.status).toBe('CANC');
  const after = await toko.owner.query('select status, kode_baki from barang where kode_barcode = $1', [
    kode_barcode,
  ]);
  expect(after.rows).toEqual([{ status: 'TERSEDIA', kode_baki }]);
});
