// Goal: a customer trades a piece in by its nota, by keyboard alone, and pays the difference; a held cart keeps the trade-in.
// Method: the real server and the built web app in a real Chromium; keys arrive as a wedge scanner sends them.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import {
  barisDari,
  bukaBayar,
  bukaKasir,
  jadi,
  kolomPindai,
  lembarBayar,
  pilihSales,
  pindaiBaru,
  sebelum,
  simpan,
} from './kit/kasir.ts';
import { ketik, pindai, tekan } from './kit/papan-tombol.ts';

const USER = 'KASIR1';
/** Its key outside of the trade-in is the one of goods without a nota inside. */
const FINISHING =
  "insert into para_system (kode_toko, key, value) values ('JKT1', 'FINISHING_BARANG_MODULE', 'true')";
let toko: Toko;
let kasir: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) => owner.query(FINISHING));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const lembarTukar = () => kasir.getByRole('dialog', { name: 'Barang tukar' });
const bukaTukar = async (): Promise<void> => {
  await tekan(kasir, 'Alt+u');
  await lembarTukar().getByLabel('Scan barang yang ditukar').and(kasir.locator(':focus')).waitFor();
};

test('a nota is traded in, put aside with the cart, taken up again and saved with the difference', async () => {
  kasir = await bukaKasir(toko, USER);
  const lama = await pindaiBaru(toko, kasir);
  await pilihSales(kasir);
  await bukaBayar(kasir);
  const asal = await simpan(toko, kasir, USER);
  await pindaiBaru(toko, kasir);
  await bukaTukar();
  // Goods without a nota are asked for and left again; the sheet and its cart stay.
  await tekan(kasir, 'Alt+n');
  await lembarTukar().getByLabel('Nama Barang').and(kasir.locator(':focus')).waitFor();
  await tekan(kasir, 'Control+Enter');
  await lembarTukar().getByText('5 isian perlu diperbaiki').waitFor();
  await tekan(kasir, 'Alt+n');
  await lembarTukar().getByLabel('Scan barang yang ditukar').and(kasir.locator(':focus')).waitFor();
  await pindai(kasir, asal.no_faktur_group);
  await lembarTukar().getByRole('article').filter({ hasText: lama }).waitFor();
  expect(await axe(kasir)).toEqual([]);
  // What is sold stays whole beside the sheet: no part of a number stands for it.
  const tertutup = async () => {
    const tepi = (await lembarTukar().boundingBox())?.x ?? 0;
    const sel = await kasir.getByRole('gridcell').evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ right }) => right),
    );
    return Math.max(...sel) - tepi;
  };
  await expect.poll(tertutup).toBeLessThanOrEqual(0);
  await pindai(kasir, lama);
  await lembarTukar().getByText(`Barcode Sudah Ada Di Tabel: ${lama}`).waitFor();
  await tekan(kasir, 'Escape');
  await lembarTukar().waitFor({ state: 'detached' });
  // Held and taken up, the trade-in is still there.
  await tekan(kasir, 'Alt+t');
  await kasir.getByText('Siap menjual').waitFor();
  await tekan(kasir, 'Alt+a');
  await kasir.getByRole('option').first().waitFor();
  await tekan(kasir, 'Enter');
  await kasir.getByRole('button', { name: 'Tukar (1)' }).waitFor();
  await kolomPindai(kasir).waitFor();
  // What the customer pays or gets, not what the new piece costs.
  await kasir.getByText(/^(HARUS DIBAYAR|DITERIMA PELANGGAN)$/).waitFor();
  await tekan(kasir, 'F8');
  await lembarBayar(kasir).getByText('Barang tukar').waitFor();
  expect(await axe(kasir)).toEqual([]);
  const nota = await simpan(toko, kasir, USER);
  const { rows } = await toko.owner.query(
    "select jenis, diterima::float8 as jumlah from pembayaran where no_dokumen = $1 and arah = 'MASUK' order by jenis = 'TUKAR' desc",
    [nota.no_faktur_group],
  );
  expect(rows[0]).toMatchObject({ jenis: 'TUKAR' });
  const { rows: barang } = await toko.owner.query('select status from barang where kode_barcode = $1', [
    lama,
  ]);
  expect(barang).toEqual([{ status: 'DIBELI' }]);
});

test('who trades in is asked for where it is missing, and where nothing is to be paid Enter saves', async () => {
  await toko.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'BATAS_IDENTITAS_PEMBELIAN', '1')",
  );
  kasir = await bukaKasir(toko, USER);
  // Three for the lightest there is: the store pays.
  for (let ke = 0; ke < 3; ke += 1) await pindaiBaru(toko, kasir);
  await pilihSales(kasir);
  await bukaBayar(kasir);
  const asal = await simpan(toko, kasir, USER);
  const { rows: ringan } = await toko.owner.query<{ kode_barcode: string }>(
    `select kode_barcode from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_gudang = 'TOKO' and berat > 0
      order by berat * kadar, kode_barcode limit 1`,
  );
  await pindai(kasir, ringan[0]?.kode_barcode ?? '');
  await barisDari(kasir, ringan[0]?.kode_barcode ?? '').waitFor();
  await bukaTukar();
  await pindai(kasir, asal.no_faktur_group);
  await lembarTukar().getByRole('article').nth(2).waitFor();
  await tekan(kasir, 'Escape');
  await lembarTukar().waitFor({ state: 'detached' });
  await tekan(kasir, 'F8');
  const simpanCetak = lembarBayar(kasir).getByRole('button', { name: /^Simpan/ });
  await simpanCetak.and(kasir.locator(':focus')).waitFor();
  await tekan(kasir, 'F9');
  await lembarTukar().getByText('Nama Penjual Tidak Boleh Kosong').waitFor();
  await lembarTukar().getByLabel('Nama', { exact: false }).and(kasir.locator(':focus')).waitFor();
  await ketik(kasir, 'budi santoso');
  await tekan(kasir, 'Enter');
  await ketik(kasir, '3174012345670001');
  await tekan(kasir, 'Escape');
  await lembarTukar().waitFor({ state: 'detached' });
  await tekan(kasir, 'F8');
  await simpanCetak.and(kasir.locator(':focus')).waitFor();
  const dulu = await sebelum(toko, kasir, USER);
  await tekan(kasir, 'Enter');
  expect(await jadi(toko, kasir, USER, dulu)).toMatchObject({ status: 'DONE', jumlah_barang: 1 });
});
