// Goal: what a cashier types goes where he looks, what he must know is said before F9, and what he puts back is free at once.
// Method: the real server and the built web app in a real Chromium, by keyboard; each test is a finding of a day of use.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { PASSWORD } from '../kit/app.ts';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import {
  barisDari,
  bebas,
  bukaBayar,
  bukaKasir,
  kolomPindai,
  lembarBayar,
  pilihSales,
  pindaiBaru,
  tawar,
} from './kit/kasir.ts';
import { ketik, lebihCepat, pindai, tekan } from './kit/papan-tombol.ts';

const USER = 'KASIR1';
let toko: Toko;
let kasir: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const pegangan = async (kode: string): Promise<number> =>
  (await toko.owner.query('select from barang_pegang where kode_barcode = $1', [kode])).rowCount ?? 0;
/** What the till holds lies on its counter again whenever it is opened. */
const dipegang = async (): Promise<string[]> =>
  (
    await toko.owner.query<{ kode_barcode: string }>(
      'select kode_barcode from barang_pegang where user_id = $1 order by 1',
      [USER],
    )
  ).rows.map((row) => row.kode_barcode);
/** The till with a piece on its counter: one that a test before left there, or a new one. */
async function bukaMeja(): Promise<string> {
  kasir = await bukaKasir(toko, USER);
  const [ada] = await dipegang();
  if (!ada) return pindaiBaru(toko, kasir);
  await barisDari(kasir, ada).waitFor();
  return ada;
}
const fokus = () =>
  kasir.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');
const buang = (kode: string) => barisDari(kasir, kode).getByRole('button', { name: kode }).last().click();

test('Enter passes the answered choices of a sheet by, so that a name is typed into the name', async () => {
  const kode = await bukaMeja();
  await pilihSales(kasir);
  await tekan(kasir, 'F7');
  const lembar = kasir.getByRole('dialog', { name: 'Titip Barang' });
  await lembar.getByLabel('Uang titipan').and(kasir.locator(':focus')).waitFor();
  await ketik(kasir, '200000');
  const terpilih = await lembar.getByRole('radio', { checked: true }).getAttribute('value');
  await tekan(kasir, 'Enter');
  await ketik(kasir, 'IBU SARI');
  await tekan(kasir, 'Enter');
  await ketik(kasir, '081234500001');
  await expect.poll(() => lembar.getByLabel('Nama customer').inputValue()).toBe('IBU SARI');
  await expect.poll(() => lembar.getByLabel('No HP').inputValue()).toBe('081234500001');
  await expect.poll(() => lembar.getByRole('radio', { checked: true }).getAttribute('value')).toBe(terpilih);
  await tekan(kasir, 'Escape');
  await lembar.waitFor({ state: 'detached' });
  await barisDari(kasir, kode).waitFor();
});

test('F8 that is quicker than the answer to a scan pays for that piece, too', async () => {
  const kode = await bukaMeja();
  await pilihSales(kasir);
  const lain = await bebas(toko);
  await lebihCepat(kasir, `**/barang/ready/kode-barcode/${lain}*`, lain, 'F8');
  await lembarBayar(kasir).waitFor();
  await barisDari(kasir, lain).waitFor();
  await tekan(kasir, 'Escape');
  await lembarBayar(kasir).waitFor({ state: 'detached' });
  // What is refused is said, and nothing is paid for.
  await lebihCepat(kasir, '**/barang/ready/kode-barcode/ZZZZZZZZ*', 'ZZZZZZZZ', 'F8');
  await kasir
    .getByText(/ZZZZZZZZ/)
    .first()
    .waitFor();
  await expect.poll(() => lembarBayar(kasir).count()).toBe(0);
  await buang(lain);
  await barisDari(kasir, lain).waitFor({ state: 'detached' });
  await barisDari(kasir, kode).waitFor();
});

test('an amount that was refused is typed anew, and what it would give back is not cut off', async () => {
  await bukaMeja();
  await bukaBayar(kasir);
  const uang = lembarBayar(kasir).getByLabel('Uang diterima');
  await ketik(kasir, '999999999999');
  await tekan(kasir, 'F9');
  await lembarBayar(kasir).getByRole('alert').filter({ hasText: 'Terlalu Besar' }).waitFor();
  const kembali = lembarBayar(kasir).getByText('Kembali', { exact: true }).locator('..').locator('b');
  await expect
    .poll(() => kembali.evaluate((angka) => angka.getBoundingClientRect().right <= document.body.clientWidth))
    .toBe(true);
  await ketik(kasir, '50000');
  await expect.poll(() => uang.inputValue()).toBe('50.000');
});

test('the method of a payment changes only when it is asked to, and what is typed is money', async () => {
  await bukaMeja();
  await bukaBayar(kasir);
  const tab = (nama: string) => lembarBayar(kasir).getByRole('tab', { name: nama });
  await tekan(kasir, 'Tab');
  await tekan(kasir, 'Shift+Tab');
  await expect.poll(() => tab('Tunai').getAttribute('aria-selected')).toBe('true');
  await tekan(kasir, 'Alt+2');
  await expect.poll(() => tab('Debet').getAttribute('aria-selected')).toBe('true');
  await lembarBayar(kasir).getByLabel('4 angka terakhir').focus();
  await tekan(kasir, 'Alt+2');
  await expect.poll(fokus).toContain('Jumlah');
  await ketik(kasir, '50000');
  await expect.poll(() => lembarBayar(kasir).getByLabel('4 angka terakhir').inputValue()).toBe('');
  await expect.poll(() => lembarBayar(kasir).getByLabel('Jumlah').inputValue()).toBe('50.000');
  // The list of methods is one stop before the amount, with arrows.
  await tekan(kasir, 'Shift+Tab');
  await tekan(kasir, 'ArrowRight');
  await expect.poll(() => tab('Kredit').getAttribute('aria-selected')).toBe('true');
});

test('Esc closes the explanation alone, not the sheet below it', async () => {
  await bukaMeja();
  await bukaBayar(kasir);
  await tekan(kasir, 'F1');
  const jelas = kasir.locator('[data-penjelasan]');
  await jelas.waitFor();
  await tekan(kasir, 'Escape');
  await jelas.waitFor({ state: 'detached' });
  await lembarBayar(kasir).waitFor();
  await tekan(kasir, 'Escape');
  await lembarBayar(kasir).waitFor({ state: 'detached' });
});

test('a total above 10 million is whole beside the payment sheet', async () => {
  const { rows } = await toko.owner.query(
    "select b.kode_barcode from barang b join grup g using (kode_toko, kode_group) where b.kode_toko = 'JKT1' and b.status = 'TERSEDIA' and b.kode_gudang = 'TOKO' and not g.markis order by b.berat * g.harga desc limit 1",
  );
  kasir = await bukaKasir(toko, USER);
  await kolomPindai(kasir).and(kasir.locator(':focus')).waitFor();
  const [{ kode_barcode }] = rows;
  await pindai(kasir, kode_barcode);
  await barisDari(kasir, kode_barcode).waitFor();
  await bukaBayar(kasir);
  const sel = barisDari(kasir, kode_barcode).locator('[id$="-harga_total"]');
  await expect.poll(async () => (await sel.textContent())?.trim()).toMatch(/\d\d\.\d{3}\.\d{3}$/);
  await expect.poll(() => sel.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
  await tekan(kasir, 'Escape');
  await lembarBayar(kasir).waitFor({ state: 'detached' });
  await buang(kode_barcode);
  await barisDari(kasir, kode_barcode).waitFor({ state: 'detached' });
  await expect.poll(() => pegangan(kode_barcode)).toBe(0);
});

test('a discount beyond the limit says on its line that somebody must agree', async () => {
  await bukaMeja();
  await tawar(kasir, '900000');
  await kasir.getByRole('row').getByText('perlu otorisasi').waitFor();
  expect(await axe(kasir)).toEqual([]);
  // Once more on the same cell.
  await tekan(kasir, 'Enter');
  await kasir.getByRole('textbox', { name: /^Diskon/ }).waitFor();
  await ketik(kasir, '0');
  await tekan(kasir, 'Enter');
  await kasir.getByRole('row').getByText('perlu otorisasi').waitFor({ state: 'detached' });
});

/** From the scan field, by its one key. */
async function tawarLangsung(potongan: string): Promise<void> {
  await kolomPindai(kasir).focus();
  await tekan(kasir, 'Alt+g');
  await kasir
    .getByRole('textbox', { name: /^Diskon/ })
    .and(kasir.locator(':focus'))
    .waitFor();
  await ketik(kasir, potongan);
  await tekan(kasir, 'Enter');
}

test('bargaining has one key, from the scan field', async () => {
  const kode = await bukaMeja();
  const ditawar = barisDari(kasir, kode).getByText(/11\.000/);
  await tawarLangsung('11000');
  await ditawar.first().waitFor();
  await tawarLangsung('0');
  await ditawar.waitFor({ state: 'detached' });
});

test('new prices stay in sight on their lines until they were seen', async () => {
  await bukaMeja();
  const { rows } = await toko.owner.query(
    "select g.kode_group, g.harga::int as harga, g.versi from grup g where g.kode_toko = 'JKT1' and g.kode_group in (select kode_group from barang where kode_barcode in (select kode_barcode from barang_pegang))",
  );
  expect(rows).toHaveLength(1);
  const [{ kode_group, harga }] = rows;
  const spv = await toko.layar('SPV1', `/master-group?q=${kode_group}`);
  await spv.getByRole('row').filter({ hasText: kode_group }).first().click();
  await spv.getByLabel('Harga Jual / Gram').fill(String(harga + 1000));
  await tekan(spv, 'Control+Enter');
  const pita = kasir.getByRole('alert').filter({ hasText: 'Harga baru berlaku' });
  await pita.waitFor();
  await kasir
    .getByRole('row')
    .getByText(/^semula /)
    .waitFor();
  expect(await axe(kasir)).toEqual([]);
  // It goes by no clock, and by no other key than its own.
  await kasir.reload();
  await pita.waitFor();
  await tekan(kasir, 'Alt+l');
  await pita.waitFor({ state: 'detached' });
});

test('a piece put back is free at once, and the customer does not stay for the next one', async () => {
  const kode = await bukaMeja();
  await tekan(kasir, 'F4');
  await kasir.getByRole('combobox', { name: 'Member' }).waitFor();
  await ketik(kasir, 'PAK LAMA');
  await kasir
    .getByRole('option', { name: /PAK LAMA/ })
    .last()
    .click();
  await kasir
    .getByRole('button', { name: /PAK LAMA/ })
    .first()
    .waitFor();
  expect(await pegangan(kode)).toBe(1);
  await buang(kode);
  await expect.poll(() => pegangan(kode)).toBe(0);
  await kasir.getByText('Pelanggan umum').waitFor();
  await tekan(kasir, 'Control+z');
  await barisDari(kasir, kode).waitFor();
  await kasir
    .getByRole('button', { name: /PAK LAMA/ })
    .first()
    .waitFor();
  await expect.poll(() => pegangan(kode)).toBe(1);
});

test('an empty field is typed into at once, and a wrong password again', async () => {
  const page = await toko.buka();
  await page.goto(toko.url);
  await page.getByLabel('User ID').fill('KASIR2');
  const sandi = page.getByRole('textbox', { name: 'Password' });
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Harus Diisi').waitFor();
  await sandi.and(page.locator(':focus')).waitFor();
  await sandi.fill('bukan-ini');
  await tekan(page, 'Control+Enter');
  await page.getByRole('alert').waitFor();
  await sandi.and(page.locator(':focus')).waitFor();
  await ketik(page, PASSWORD);
  await tekan(page, 'Control+Enter');
  await page.getByRole('button', { name: /KASIR2/ }).waitFor();
});

test('a piece that has a picture shows it small, in the search and on its line', async () => {
  const { rows } = await toko.owner.query(
    "select kode_barcode, nama_barang from barang b where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_gudang = 'TOKO' and not exists (select from barang_pegang p where p.kode_barcode = b.kode_barcode) order by kode_barcode limit 1",
  );
  const [{ kode_barcode }] = rows;
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  kasir = await bukaKasir(toko, USER);
  await kasir.route('**/barang/ready/kode-barcode/*', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    await route.fulfill({ response: answer, json: { ...json, data: { ...json.data, ada_foto: true } } });
  });
  await kasir.route('**/barang/foto/*', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(png, 'base64') }),
  );
  await kolomPindai(kasir).and(kasir.locator(':focus')).waitFor();
  await pindai(kasir, kode_barcode);
  await barisDari(kasir, kode_barcode).locator('img').waitFor();
  expect(await axe(kasir)).toEqual([]);
});

test('enlarged twice, what is due and its act are still in sight', async () => {
  await bukaMeja();
  await kasir.setViewportSize({ width: 683, height: 384 });
  for (const satu of [
    kasir.getByText('TOTAL', { exact: true }),
    kasir.getByRole('button', { name: /^Bayar/ }),
  ]) {
    await expect
      .poll(async () => {
        const box = await satu.first().boundingBox();
        return box && box.y >= 0 && box.y + box.height <= 384 && box.x + box.width <= 683;
      })
      .toBe(true);
  }
});

// At the end: who logs in after it works at another device, with nothing on its counter.
test('a session that ended meanwhile asks for the password of the same person after a reload', async () => {
  const kode = await bukaMeja();
  await toko.akhiriSesi(USER);
  await kasir.reload();
  const pintu = async () => {
    await kasir.getByText('Sesi Anda Sudah Berakhir').waitFor();
    await kasir.getByRole('textbox', { name: 'Password' }).and(kasir.locator(':focus')).waitFor();
    await expect.poll(() => kasir.getByLabel('User ID').inputValue()).toBe(USER);
  };
  await pintu();
  expect(await axe(kasir)).toEqual([]);
  // However often: what a page heard when it asked is known to the next one, which has nothing left to ask with.
  await kasir.reload();
  await pintu();
  await ketik(kasir, PASSWORD);
  await tekan(kasir, 'Control+Enter');
  // What lay on the counter is there again.
  await barisDari(kasir, kode).waitFor();
});
