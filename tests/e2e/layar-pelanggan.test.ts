// Goal: the customer sees what lies on the counter, weight times price, and what is due; F9 prints the paper the till has chosen.
// Method: the real server and the built web app in a real Chromium; the customer's window is opened from the till.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import { bukaBayar, bukaKasir, pilihSales, pindaiBaru, simpan } from './kit/kasir.ts';
import { tekan } from './kit/papan-tombol.ts';

const USER = 'KASIR1';
let toko: Toko;
let kasir: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
beforeEach(async () => {
  kasir = await bukaKasir(toko, USER);
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const pilihKertas = async (): Promise<void> => {
  await kasir.getByRole('button', { name: 'Perangkat kasir ini' }).click();
  await kasir.getByRole('radio', { name: /A5/ }).check();
  await tekan(kasir, 'Escape');
};

test('the window follows the till from the first scan to the change', async () => {
  await kasir.getByRole('button', { name: 'Perangkat kasir ini' }).click();
  const popup = kasir.waitForEvent('popup');
  await kasir.getByRole('button', { name: 'Buka layar pelanggan' }).click();
  const layar = await popup;
  onTestFinished(() => layar.close());
  await layar.getByText('Selamat datang').waitFor();
  expect(await axe(layar)).toEqual([]);
  const kode = await pindaiBaru(toko, kasir);
  const { rows } = await toko.owner.query(
    'select nama_barang, berat::int as berat from barang where kode_barcode = $1',
    [kode],
  );
  await layar.getByText(rows[0].nama_barang).waitFor();
  await layar.getByText(/ g × Rp /).waitFor();
  await layar.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(layar)).toEqual([]);
  await pilihSales(kasir);
  await bukaBayar(kasir);
  const nota = await simpan(toko, kasir, USER);
  await layar.getByText('Terima kasih').waitFor();
  await layar.getByText(nota.no_faktur_group).waitFor();
});

test('F9 prints the sheet of the nota where the till has chosen paper, and the next sale too', async () => {
  await pilihKertas();
  await pindaiBaru(toko, kasir);
  const cetakan = kasir.evaluate(
    () =>
      new Promise<{ lembar: number; aturan: string }>((ya) => {
        window.print = () =>
          ya({
            lembar: document.querySelectorAll('[aria-hidden="true"] > img[src^="data:image/svg+xml"]').length,
            aturan: document.adoptedStyleSheets
              .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
              .join(' '),
          });
      }),
  );
  await bukaBayar(kasir);
  const nota = await simpan(toko, kasir, USER, false);
  const { lembar, aturan } = await cetakan;
  expect(lembar).toBeGreaterThan(0);
  expect(aturan).toMatch(/@page\s*\{.*210mm 148mm/);
  await expect
    .poll(
      async () =>
        (await toko.owner.query('select cetak from dokumen where no_dokumen = $1', [nota.no_faktur_group]))
          .rows,
    )
    .toEqual([{ cetak: 1 }]);
});
