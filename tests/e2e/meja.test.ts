// Goal: what a cashier types goes where he looks, what he must know is said before F9, and what he puts back is free at once.
// Method: the real server and the built web app in a real Chromium, by keyboard; each test is a finding of a day of use.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { PASSWORD } from '../kit/app.ts';
import { axe, bukaToko, pindai, SABAR, type Toko } from './browser.ts';
import {
  barisDari,
  bukaBayar,
  bukaKasir,
  kolomPindai,
  lembarBayar,
  pilihSales,
  pindaiBaru,
  tawar,
} from './kasir.ts';

const USER = 'KASIR1';
let toko: Toko;
let kasir: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  kasir = await bukaKasir(toko, USER);
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const pegangan = async (kode: string): Promise<number> =>
  (await toko.owner.query('select from barang_pegang where kode_barcode = $1', [kode])).rowCount ?? 0;
const fokus = () =>
  kasir.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');
const buang = (kode: string) => barisDari(kasir, kode).getByRole('button', { name: kode }).last().click();

test('Enter passes the answered choices of a sheet by, so that a name is typed into the name', async () => {
  const kode = await pindaiBaru(toko, kasir);
  await pilihSales(kasir);
  await kasir.keyboard.press('F7');
  const lembar = kasir.getByRole('dialog', { name: 'Titip Barang' });
  await lembar.getByLabel('Uang titipan').and(kasir.locator(':focus')).waitFor();
  await kasir.keyboard.type('200000');
  const terpilih = await lembar.getByRole('radio', { checked: true }).getAttribute('value');
  await kasir.keyboard.press('Enter');
  await kasir.keyboard.type('IBU SARI');
  await kasir.keyboard.press('Enter');
  await kasir.keyboard.type('081234500001');
  expect(await lembar.getByLabel('Nama customer').inputValue()).toBe('IBU SARI');
  expect(await lembar.getByLabel('No HP').inputValue()).toBe('081234500001');
  expect(await lembar.getByRole('radio', { checked: true }).getAttribute('value')).toBe(terpilih);
  await kasir.keyboard.press('Escape');
  await lembar.waitFor({ state: 'detached' });
  await barisDari(kasir, kode).waitFor();
});

test('an amount that was refused is typed anew, and what it would give back is not cut off', async () => {
  await bukaBayar(kasir);
  const uang = lembarBayar(kasir).getByLabel('Uang diterima');
  await kasir.keyboard.type('999999999999');
  await kasir.keyboard.press('F9');
  await lembarBayar(kasir).getByRole('alert').filter({ hasText: 'Terlalu Besar' }).waitFor();
  const kembali = lembarBayar(kasir).getByText('Kembali', { exact: true }).locator('..').locator('b');
  expect(
    await kembali.evaluate((angka) => angka.getBoundingClientRect().right <= document.body.clientWidth),
  ).toBe(true);
  await kasir.keyboard.type('50000');
  await expect.poll(() => uang.inputValue()).toBe('50.000');
  await kasir.keyboard.press('Escape');
});

test('the method of a payment changes only when it is asked to, and what is typed is money', async () => {
  await bukaBayar(kasir);
  const tab = (nama: string) => lembarBayar(kasir).getByRole('tab', { name: nama });
  await kasir.keyboard.press('Tab');
  await kasir.keyboard.press('Shift+Tab');
  expect(await tab('Tunai').getAttribute('aria-selected')).toBe('true');
  await kasir.keyboard.press('Alt+2');
  await expect.poll(() => tab('Debet').getAttribute('aria-selected')).toBe('true');
  await lembarBayar(kasir).getByLabel('4 angka terakhir').focus();
  await kasir.keyboard.press('Alt+2');
  await expect.poll(fokus).toContain('Jumlah');
  await kasir.keyboard.type('50000');
  expect(await lembarBayar(kasir).getByLabel('4 angka terakhir').inputValue()).toBe('');
  expect(await lembarBayar(kasir).getByLabel('Jumlah').inputValue()).toBe('50.000');
  // The list of methods is one stop before the amount, with arrows.
  await kasir.keyboard.press('Shift+Tab');
  await kasir.keyboard.press('ArrowRight');
  await expect.poll(() => tab('Kredit').getAttribute('aria-selected')).toBe('true');
});

test('Esc closes the explanation alone, not the sheet below it', async () => {
  await kasir.keyboard.press('F1');
  const jelas = kasir.locator('[data-penjelasan]');
  await jelas.waitFor();
  await kasir.keyboard.press('Escape');
  await jelas.waitFor({ state: 'detached' });
  await lembarBayar(kasir).waitFor();
  await kasir.keyboard.press('Escape');
  await lembarBayar(kasir).waitFor({ state: 'detached' });
});

test('a total above 10 million is whole beside the payment sheet', async () => {
  const { rows } = await toko.owner.query(
    "select b.kode_barcode from barang b join grup g using (kode_toko, kode_group) where b.kode_toko = 'JKT1' and b.status = 'TERSEDIA' and b.kode_gudang = 'TOKO' and not g.markis order by b.berat * g.harga desc limit 1",
  );
  await kolomPindai(kasir).and(kasir.locator(':focus')).waitFor();
  const [{ kode_barcode }] = rows;
  await pindai(kasir, kode_barcode);
  await barisDari(kasir, kode_barcode).waitFor();
  await pilihSales(kasir);
  await bukaBayar(kasir);
  const sel = barisDari(kasir, kode_barcode).locator('[id$="-harga_total"]');
  expect((await sel.textContent())?.trim()).toMatch(/\d\d\.\d{3}\.\d{3}$/);
  expect(await sel.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
  await kasir.keyboard.press('Escape');
  await lembarBayar(kasir).waitFor({ state: 'detached' });
  await buang(kode_barcode);
  await barisDari(kasir, kode_barcode).waitFor({ state: 'detached' });
});

test('a discount beyond the limit says on its line that somebody must agree', async () => {
  await tawar(kasir, '900000');
  await kasir.getByRole('row').getByText('perlu otorisasi').waitFor();
  expect(await axe(kasir)).toEqual([]);
  // Once more on the same cell.
  await kasir.keyboard.press('Enter');
  await kasir.getByRole('textbox', { name: /^Diskon/ }).waitFor();
  await kasir.keyboard.type('0');
  await kasir.keyboard.press('Enter');
  await kasir.getByRole('row').getByText('perlu otorisasi').waitFor({ state: 'detached' });
});

test('new prices stay in sight on their lines until they were seen', async () => {
  const spv = await toko.buka();
  await toko.masuk(spv, 'SPV1');
  const { rows } = await toko.owner.query(
    "select g.kode_group, g.harga::int as harga, g.versi from grup g where g.kode_toko = 'JKT1' and g.kode_group in (select kode_group from barang where kode_barcode in (select kode_barcode from barang_pegang))",
  );
  expect(rows).toHaveLength(1);
  const [{ kode_group, harga }] = rows;
  await spv.goto(`${toko.url}/master-group?q=${kode_group}`);
  await spv.getByRole('row').filter({ hasText: kode_group }).first().click();
  await spv.getByLabel('Harga Jual / Gram').fill(String(harga + 1000));
  await spv.keyboard.press('Control+Enter');
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
  await kasir.keyboard.press('Alt+l');
  await pita.waitFor({ state: 'detached' });
  await spv.context().close();
});

test('a piece put back is free at once, and the customer does not stay for the next one', async () => {
  await kasir.keyboard.press('F4');
  await kasir.getByRole('combobox', { name: 'Member' }).waitFor();
  await kasir.keyboard.type('PAK LAMA');
  await kasir
    .getByRole('option', { name: /PAK LAMA/ })
    .last()
    .click();
  await kasir
    .getByRole('button', { name: /PAK LAMA/ })
    .first()
    .waitFor();
  const kode = (await kasir.locator('[id^="baris-0"] .kode').first().textContent()) ?? '';
  expect(await pegangan(kode)).toBe(1);
  await buang(kode);
  await expect.poll(() => pegangan(kode), SABAR).toBe(0);
  await kasir.getByText('Pelanggan umum').waitFor();
  await kasir.keyboard.press('Control+z');
  await barisDari(kasir, kode).waitFor();
  await kasir
    .getByRole('button', { name: /PAK LAMA/ })
    .first()
    .waitFor();
  await expect.poll(() => pegangan(kode), SABAR).toBe(1);
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
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alert').waitFor();
  await sandi.and(page.locator(':focus')).waitFor();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: /KASIR2/ }).waitFor();
  await page.context().close();
});

test('a session that ended meanwhile asks for the password of the same person after a reload', async () => {
  const kode = await pindaiBaru(toko, kasir);
  await toko.akhiriSesi(USER);
  await kasir.reload();
  await kasir.getByText('Sesi Anda Sudah Berakhir').waitFor();
  await kasir.getByRole('textbox', { name: 'Password' }).and(kasir.locator(':focus')).waitFor();
  expect(await kasir.getByLabel('User ID').inputValue()).toBe(USER);
  expect(await axe(kasir)).toEqual([]);
  await kasir.keyboard.type(PASSWORD);
  await kasir.keyboard.press('Control+Enter');
  // What lay on the counter is there again.
  await barisDari(kasir, kode).waitFor();
});

test('a piece that has a picture shows it small, in the search and on its line', async () => {
  const { rows } = await toko.owner.query(
    "select kode_barcode, nama_barang from barang b where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_gudang = 'TOKO' and not exists (select from barang_pegang p where p.kode_barcode = b.kode_barcode) order by kode_barcode limit 1",
  );
  const [{ kode_barcode }] = rows;
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
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
  await kasir.setViewportSize({ width: 683, height: 384 });
  for (const satu of [
    kasir.getByText('TOTAL', { exact: true }),
    kasir.getByRole('button', { name: /^Bayar/ }),
  ]) {
    const box = await satu.first().boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 384 && box.x + box.width <= 683).toBe(true);
  }
});
