// Goal: a scanner is used as it was delivered: it ends a code with Tab, or sends its own signs around it, and the piece is found.
// Method: the real server and the built web app in a real Chromium; keys arrive as a wedge scanner sends them.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bukaToko, type Toko } from '../kit/browser.ts';
import { barisDari, bebas, bukaKasir, kolomPindai, pindaiBaru } from '../kit/kasir.ts';
import { ketik, pindai, tekan, terfokus } from '../kit/papan-tombol.ts';

let toko: Toko;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

test('Tab ends a code as Enter does, and the signs of a scanner are none of it', async () => {
  const kasir = await bukaKasir(toko, 'KASIR1');
  const [satu, dua, tiga] = await bebas3();
  await ketik(kasir, satu, 10);
  await tekan(kasir, 'Tab');
  await barisDari(kasir, satu).waitFor();
  await terfokus(kolomPindai(kasir));
  await pindai(kasir, `]C1${dua}`);
  await barisDari(kasir, dua).waitFor();
  await pindai(kasir, `*${tiga}*`);
  await barisDari(kasir, tiga).waitFor();
  // A word is looked for; Tab leaves it, and takes nothing.
  await ketik(kasir, 'CINCIN');
  await tekan(kasir, 'Tab');
  await expect.poll(() => kasir.getByRole('row').filter({ hasText: satu }).count()).toBe(1);
});

test('while something else has the caret Tab ends a scan, too', async () => {
  const kasir = await bukaKasir(toko, 'KASIR1');
  await pindaiBaru(toko, kasir);
  const kode = await bebas(toko);
  await tekan(kasir, 'Tab');
  await ketik(kasir, kode, 10);
  await tekan(kasir, 'Tab');
  await barisDari(kasir, kode).waitFor();
});

test('where no scan is awaited it stays out of a remark, says so, and what was typed there stays', async () => {
  const page = await toko.layar('SPV1', '/mutasi-uang-cash');
  await tekan(page, 'Alt+n');
  const remark = page.locator('[data-nama="keterangan"]');
  await remark.fill('SETOR');
  await remark.press('End');
  await pindai(page, '3P6W2553');
  await page.getByText(/^Hasil pindai 3P6W2553 tidak dimasukkan/).waitFor();
  await expect.poll(() => remark.inputValue()).toBe('SETOR');
  // Fingers are no scanner.
  await ketik(page, ' A12345678', 120);
  await tekan(page, 'Tab');
  await expect.poll(() => remark.inputValue()).toBe('SETOR A12345678');
});

/** Three pieces that nobody holds, none of them a number alone: that is typed, not scanned. */
async function bebas3(): Promise<[string, string, string]> {
  const { rows } = await toko.owner.query<{ kode_barcode: string }>(
    `select kode_barcode from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_barcode ~ '[0-9]' and kode_barcode ~ '[A-Z]'
      order by kode_barcode desc limit 3`,
  );
  return rows.map((row) => row.kode_barcode) as [string, string, string];
}
