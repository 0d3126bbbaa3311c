// Goal: gold sold to another trader leaves the till with his number and his PPh 22, paid beside the nota.
// Method: the real server and the built web app in a real Chromium; keys arrive as a wedge scanner sends them.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bukaToko, type Toko } from './kit/browser.ts';
import { bukaBayar, bukaKasir, lembarBayar, pilihSales, pindaiBaru, simpan } from './kit/kasir.ts';
import { ketik, tekan } from './kit/papan-tombol.ts';

let toko: Toko;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  await toko.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'PPH22_PENJUALAN_MODULE', 'true')",
  );
});
afterAll(() => toko?.close());

test('the payment sheet asks who buys, adds the tax to what is due, and the nota keeps both', async () => {
  const kasir = await bukaKasir(toko, 'KASIR1');
  await pilihSales(kasir);
  await pindaiBaru(toko, kasir);
  await tekan(kasir, 'F4');
  await ketik(kasir, 'Toko Mas Jaya');
  await kasir.getByRole('option', { name: /Tanpa member/ }).click();
  await bukaBayar(kasir);
  const lembar = lembarBayar(kasir);
  await lembar.getByLabel('Pembeli', { exact: true }).selectOption('PEDAGANG');
  await lembar.getByText(/^\+ PPh 22 Rp/).waitFor();
  await lembar.getByLabel('NPWP / NIK pembeli').fill('3171012345678901');
  const nota = await simpan(toko, kasir, 'KASIR1');
  const { rows } = await toko.owner.query(
    `select pembeli, npwp_customer, nama_customer, pph22::int, (bayar - kembali - total)::int as lebih, floor(total * 0.0025)::int as pph
       from penjualan where no_faktur_group = $1`,
    [nota.no_faktur_group],
  );
  expect(rows).toMatchObject([{ pembeli: 'PEDAGANG', nama_customer: 'TOKO MAS JAYA' }]);
  // Numbers of identity are sealed before they reach the database.
  expect(rows[0].npwp_customer).toMatch(/^b1\./);
  expect(rows[0].npwp_customer).not.toContain('3171012345678901');
  expect(rows[0].pph22).toBeGreaterThan(0);
  expect([rows[0].pph22, rows[0].lebih]).toEqual([rows[0].pph, rows[0].pph]);
  expect(await toko.periksa()).toEqual([]);
});
