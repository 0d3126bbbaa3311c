// Goal: a bank's statement is read on the screen beside however many receipts are open: what came in, what could not be read.
// Method: the real server and the built web app in a real Chromium, at a till's monitor.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, type Toko } from './kit/browser.ts';

let toko: Toko;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  await toko.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'VALIDASI_NON_CASH_MODULE', 'true')",
  );
});
afterAll(() => toko?.close());

const KORAN = [
  'Tanggal;Keterangan;Jumlah;D/K',
  '21/11/2026;TARIK TUNAI;4.385.000;D',
  ...Array.from({ length: 9 }, (_, n) => `21/11/2026;SETTLEMENT EDC ${n};4.${100 + n}.000;K`),
  'kapan;SETTLEMENT LUPA;4.000.000;K',
].join('\n');

test('the lines of a statement are seen above the receipts, and the one that cannot be read is named', async () => {
  // As low as if the receipts went on and on: the list below takes what it is left.
  const page = await toko.layar('SPV1', '/validasi-non-cash', { viewport: { width: 1366, height: 560 } });
  await page.getByRole('row').nth(3).waitFor();
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'koran.csv', mimeType: 'text/csv', buffer: Buffer.from(KORAN) },
  });
  const tabel = page.getByRole('table', { name: 'Rekening Koran' });
  await tabel.getByText('SETTLEMENT EDC 0', { exact: true }).waitFor();
  // What went out is counted, and nowhere to be chosen.
  await page.getByText(/baris cocok · 1 baris uang keluar · 1 baris tidak terbaca/).waitFor();
  await expect.poll(() => tabel.getByText('TARIK TUNAI').count()).toBe(0);
  await tabel.getByText('kapan · SETTLEMENT LUPA').waitFor();
  await tabel.getByText('Tanggal tidak terbaca').waitFor();
  const tinggi = () => tabel.evaluate((element) => element.parentElement?.clientHeight ?? 0);
  await expect.poll(tinggi).toBeGreaterThan(150);
  await tabel.getByRole('button', { name: /SETTLEMENT EDC 8/ }).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await tabel.getByRole('button', { name: /SETTLEMENT EDC 8/ }).boundingBox())?.height)
    .toBeGreaterThan(10);
  if (process.env['FOTO']) await page.screenshot({ path: process.env['FOTO'] });
  expect(await axe(page)).toEqual([]);
});
