// Goal: a bank's statement is read on the screen beside however many receipts are open: what came in, what could not be read.
// Method: the real server and the built web app in a real Chromium, at a till's monitor.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import { tekan, terfokus } from './kit/papan-tombol.ts';

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
  // The caret stands on the first line: arrows go on, Enter takes one.
  const garis = (n: number) => tabel.getByRole('button', { name: new RegExp(`EDC ${n} `) });
  await terfokus(garis(0));
  await tekan(page, 'ArrowDown', 'ArrowDown');
  await terfokus(garis(2));
  await tekan(page, 'Enter');
  await page.getByText('Centang penerimaan untuk Rp 4.102.000 · SETTLEMENT EDC 2').waitFor();
  await terfokus(garis(2));
});

test('a file whose columns nobody knows is asked about, with cells of it beside, and read by what was said', async () => {
  const page = await toko.layar('SPV1', '/validasi-non-cash');
  await page.getByRole('row').nth(3).waitFor();
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'koran.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('Kapan;Apa;Plus;Minus\n21/11/2026;SATU;500.000;\n21/11/2026;DUA;;750.000'),
  });
  const peta = page.getByRole('region', { name: 'Kolom berkas ini' });
  await peta.waitFor();
  const isian = (nama: string) => peta.getByRole('combobox', { name: nama });
  // The day was found by what stands there.
  await expect.poll(() => isian('Tanggal').inputValue()).toBe('Kapan (21/11/2026)');
  const baca = peta.getByRole('button', { name: 'Baca berkas' });
  await expect.poll(() => baca.isDisabled()).toBe(true);
  await peta.getByText('Pilih tanggal dan satu dari uang masuk atau jumlah').waitFor();
  if (process.env['FOTO']) await page.screenshot({ path: `${process.env['FOTO']}-peta.png` });
  expect(await axe(page)).toEqual([]);
  for (const [nama, judul] of [
    ['Keterangan', 'Apa'],
    ['Uang masuk', 'Plus'],
    ['Uang keluar', 'Minus'],
  ] as const) {
    await isian(nama).click();
    await page.getByRole('option', { name: new RegExp(`^${judul} `) }).click();
  }
  await peta.getByText('Pilih rekening: kolomnya diingat untuk rekening itu').waitFor();
  await isian('Rekening').click();
  await page.getByRole('option').first().click();
  await baca.click();
  const tabel = page.getByRole('table', { name: 'Rekening Koran' });
  await tabel.getByText('SATU', { exact: true }).waitFor();
  await page.getByText(/1 baris uang keluar/).waitFor();
});
