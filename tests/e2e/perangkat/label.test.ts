/** Protects: labels go straight to the printer from the screen, each a page of its own size; a file is a choice, not the way. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bukaToko, type Toko } from '../kit/browser.ts';
import { bebas } from '../kit/kasir.ts';
import { pindai } from '../kit/papan-tombol.ts';

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

const tercetak = async (kode: string): Promise<number> =>
  (await toko.owner.query('select cetak_label from barang where kode_barcode = $1', [kode])).rows[0]
    .cetak_label;

test('a scanned piece is printed at once, and counted; a printer language is still a file', async () => {
  const page = await toko.layar('SPV1', '/cetak-barcode');
  await page.evaluate(() => {
    window.print = () => {
      const pages = [...document.querySelectorAll<HTMLImageElement>('body > [aria-hidden="true"] img')];
      document.title = `dicetak ${pages.length} ${pages.every((one) => one.naturalWidth > 0)}`;
    };
  });
  const kode = await bebas(toko);
  await page.getByLabel('Pindai barcode, nomor dokumen, atau cari nama').focus();
  await pindai(page, kode);
  await page.locator('[data-table="cetak-barcode"]').getByText(kode).waitFor();
  await page.getByRole('button', { name: /^Cetak label/ }).click();
  await expect.poll(() => page.title()).toBe('dicetak 1 true');
  await expect.poll(() => tercetak(kode)).toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'Bahasa printer' }).click();
  await page.getByRole('option', { name: 'ZPL' }).click();
  const [berkas] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Cetak label/ }).click(),
  ]);
  expect(berkas.suggestedFilename()).toBe(`label-${kode}.zpl`);
});
