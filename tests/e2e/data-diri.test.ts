// Goal: from the sum the law names on, the till and the buying counter ask who the customer is, and say no more than that.
// Method: the real server and the built web app in a real Chromium; the sum is lowered, so that one ring is enough.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import { bukaBayar, bukaKasir, lembarBayar, pilihSales, pindaiBaru, simpan } from './kit/kasir.ts';
import { lahir, tekan } from './kit/papan-tombol.ts';

let toko: Toko;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  await toko.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'BATAS_IDENTITAS', '100000')",
  );
});
afterAll(() => toko?.close());

test('a sale of the sum asks for every word that is missing, one after the other', async () => {
  const kasir = await bukaKasir(toko, 'KASIR1');
  await pilihSales(kasir);
  await pindaiBaru(toko, kasir);
  await bukaBayar(kasir);
  const lembar = lembarBayar(kasir);
  await lembar.getByRole('heading', { name: 'Data diri' }).waitFor();
  await tekan(kasir, 'F9');
  await kasir.getByText('Data Diri Pelanggan Harus Dilengkapi').first().waitFor();
  await lembar.getByLabel('Nama Customer').and(kasir.locator(':focus')).waitFor();
  expect(await axe(kasir)).toEqual([]);
  await lembar.getByLabel('Nama Customer').fill('siti rahayu');
  await lembar.getByLabel('NIK / SIM / Passport').fill('3174012345670009');
  await lembar.getByLabel('Alamat Customer').fill('jl. kenanga 7');
  await lahir(lembar);
  await lembar.getByLabel('Pekerjaan').fill('guru');
  await lembar.getByLabel('Sumber Dana').fill('tabungan');
  const nota = await simpan(toko, kasir, 'KASIR1');
  const { rows } = await toko.owner.query(
    'select nama_customer, nik_sim_passport, pekerjaan from penjualan where no_faktur_group = $1',
    [nota.no_faktur_group],
  );
  expect(rows[0].nama_customer).toBe('SITI RAHAYU');
  for (const tersegel of [rows[0].nik_sim_passport, rows[0].pekerjaan]) expect(tersegel).toMatch(/\S{20,}/);
  expect(JSON.stringify(rows)).not.toMatch(/3174012345670009|GURU/);
  expect(await toko.periksa()).toEqual([]);
});
