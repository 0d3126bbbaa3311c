// Goal: a shop that keeps no barcodes sells, exchanges and buys by weight at one counter, by keyboard alone, and its day closes.
// Method: the real server and the built web app in a real Chromium; what is owed is read where the customer reads it.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, PASSWORD } from '../kit/app.ts';
import { bukuBarang } from '../kit/buku.ts';
import { hargaGrup } from '../kit/jual.ts';
import { lotDi, tambahLot } from '../kit/lot.ts';
import { semuaModul } from '../kit/modul.ts';
import { hitungLaci, isiTutup, tutup } from '../kit/tutup.ts';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import { ketik, lebihCepat, tekan, terfokus } from './kit/papan-tombol.ts';
import { rekan } from './kit/rekan.ts';

/** Who agrees to the closing. */
const OWNER = { user_id: 'OWNER', password: PASSWORD };

let toko: Toko;
let kasir: Page;
let kode_lot: string;
let kit: Kit;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) => semuaModul(owner, ['MANUAL_ITEMS_TRANSACTION_MODULE']));
  kit = rekan(toko);
  await hargaGrup(kit);
  await tambahLot(kit, { kode_baki: 'CC01' });
  ({ kode_lot } = await lotDi(kit, 'CC01'));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const isian = (name: string): Locator => kasir.locator(`[data-nama="${name}"]`);
const nomor = async (tabel: 'penjualan' | 'pembelian'): Promise<string[]> =>
  (
    await toko.owner.query<{ no: string }>(
      `select no_faktur_group as no from ${tabel} where manual and kode_toko = 'JKT1' and tanggal = (select tanggal from hari_toko where kode_toko = 'JKT1' and status = 'OPEN') order by 1`,
    )
  ).rows.map(({ no }) => no);

/** Types an answer into each field in turn, Enter from one to the next; a choice is taken as it is found. */
async function isi(...answers: readonly [nama: string, teks: string][]): Promise<void> {
  for (const [nama, teks] of answers) {
    await terfokus(isian(nama));
    await ketik(kasir, teks);
    await tekan(kasir, 'Enter');
  }
}

/** Old gold of group 750, two pieces of so many grams. */
const lama = (rows: string, berat: string): Promise<void> =>
  isi(
    [`${rows}.0.kode_group`, '750'],
    [`${rows}.0.kode_dept`, 'CC'],
    [`${rows}.0.kadar`, '75'],
    [`${rows}.0.kondisi_barang`, 'MULUS'],
    [`${rows}.0.qty`, '2'],
    [`${rows}.0.berat`, berat],
  );

async function siapa(nama: string): Promise<void> {
  await isi(['kode_sales', 'S1']);
  await tekan(kasir, 'F4');
  await isian('nama_customer').fill(nama);
  await isian('nik_sim_passport').fill('3171012345678901');
  await tekan(kasir, 'Escape');
}

test('a ring is sold by weight and older ones are taken in exchange, for the difference', async () => {
  kasir = await toko.layar('KASIR1', '/transaksi-jual-beli-manual');
  await terfokus(kasir.getByLabel('Pindai atau cari'));
  await lebihCepat(kasir, `**/*q=${kode_lot}*`, kode_lot, 'F8');
  // What is missing is said of the piece once it is there, and stays.
  await expect.poll(() => isian('barang.0.kode_lot').inputValue()).toContain(kode_lot);
  await kasir.locator('[data-nama="barang.0.qty"][aria-invalid="true"]').waitFor();
  await kasir.getByText('Pcs Tidak Boleh Kosong').first().waitFor();
  await isi(['barang.0.qty', '1'], ['barang.0.berat', '3']);
  await kasir.getByText('3.150.000').first().waitFor();
  await kasir.getByRole('button', { name: 'Tambah Baris' }).focus();
  await tekan(kasir, 'Enter');
  await isian('tukar.0.kode_group').focus();
  await lama('tukar', '2');
  // Two grams at 75 % of 24K as the shop buys it, less what MULUS takes.
  await kasir.getByText('1.935.500').first().waitFor();
  await tekan(kasir, 'Alt+s');
  await siapa('SITI');
  expect(await axe(kasir)).toEqual([]);
  // Everything is there; but what was scanned last is not, and that is said first.
  await lebihCepat(kasir, '**/*q=TIDAKADA*', 'TIDAKADA', 'F8');
  await kasir
    .getByText(/TIDAKADA: /)
    .first()
    .waitFor();
  await expect.poll(() => kasir.getByRole('dialog').count()).toBe(0);
  await kasir.getByLabel('Pindai atau cari').fill('');
  await tekan(kasir, 'F8');
  const uang = kasir.getByRole('dialog').getByLabel('Uang diterima');
  await terfokus(uang);
  await expect.poll(() => uang.inputValue()).toBe('1.214.500');
  expect(await nomor('penjualan')).toEqual([]);
  await tekan(kasir, 'F9');
  await kasir.getByText('Penjualan Berhasil Disimpan').waitFor();
  const [nota = ''] = await nomor('penjualan');
  expect((await bukuBarang(toko.owner, nota)).map((baris) => baris.replace(/^\S+ \S+ /, ''))).toEqual([
    'TOKO/CC01 > @PELANGGAN 3.000',
    expect.stringMatching(/^@PELANGGAN > BELI\/\S+ 2\.000$/),
  ]);
});

test('what somebody brings is bought at the same counter, once he says who he is', async () => {
  kasir = await toko.layar('KASIR1', '/transaksi-jual-beli-manual');
  await terfokus(kasir.getByLabel('Pindai atau cari'));
  await tekan(kasir, 'Alt+j');
  await terfokus(kasir.getByLabel('Pindai atau cari'));
  await isian('barang.0.kode_group').focus();
  await lama('barang', '4');
  await kasir.getByText('3.870.500').first().waitFor();
  await tekan(kasir, 'F8');
  // Before any money is asked for.
  await kasir.getByText('Sales Tidak Boleh Kosong').waitFor();
  await siapa('BUDI');
  await tekan(kasir, 'F8');
  await terfokus(kasir.getByRole('dialog').getByRole('button', { name: /Bayar/ }));
  expect(await axe(kasir)).toEqual([]);
  await tekan(kasir, 'F9');
  await kasir.getByText('Pembelian Berhasil Disimpan').waitFor();
  expect(await nomor('pembelian')).toHaveLength(2);
});

test('its reports say what was traded, and the day closes with it', async () => {
  const spv = await toko.layar('SPV1', '/laporan-jual-beli-sales-manual');
  await spv.getByRole('button', { name: 'Cari Laporan' }).click();
  // Sold less what was bought and traded in.
  await spv.getByText('-2.656.000').first().waitFor();
  expect(await axe(spv)).toEqual([]);
  await hitungLaci(kit, kit.as('SPV1'));
  expect(await tutup(kit.as('SPV1'), await isiTutup(kit.as('SPV1')), OWNER)).toMatchObject({ status: 200 });
});
