/** Protects: pieces are offered on the shop's own web site by the scanner alone, and what becomes of them can be read and undone. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, type Toko } from '../kit/browser.ts';
import { pindai, tekan } from '../kit/papan-tombol.ts';

let toko: Toko;
/** Two pieces of the shop, the tray of each beside it. */
let rows: { kode_barcode: string; kode_baki: string }[];
let kode: string;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  ({ rows } = await toko.owner.query(
    "select kode_barcode, kode_baki from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_gudang = 'TOKO' order by 1 limit 2",
  ));
  kode = rows[0]?.kode_barcode ?? '-';
});
afterAll(() => toko?.close());

const status = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await toko.owner.query('select kode_barcode, tawar::text from barang_web order by 1')).rows.map(
      (row) => [row.kode_barcode, row.tawar],
    ),
  );
test('scanned pieces and a whole tray are offered, and wait for an address that nobody wrote yet', async () => {
  const page = await toko.layar('SPV1', '/kirim-barang-external');
  await page.getByText('Menunggu alamat').waitFor();
  await pindai(page, kode);
  await page.getByRole('row').filter({ hasText: kode }).waitFor();
  expect(await axe(page)).toEqual([]);
  await tekan(page, 'Control+Enter');
  await page.getByText('Barang Berhasil Ditawarkan Di Web').waitFor();
  await expect.poll(status).toEqual({ [kode]: 'true' });
  await page.getByText('Satu baki', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Baki' }).fill(rows[1]?.kode_baki ?? '');
  await page
    .getByRole('option', { name: new RegExp(rows[1]?.kode_baki ?? '') })
    .first()
    .waitFor();
  await tekan(page, 'Enter');
  await tekan(page, 'Control+Enter');
  await expect.poll(async () => Object.keys(await status()).length).toBeGreaterThan(1);
});

test('what is offered is listed with both prices; a refusal is read there, and a piece is taken back', async () => {
  await toko.owner.query(
    "update barang_web set status = 'DITOLAK', galat = 'Kadar tidak diterima', pernah = true where kode_barcode = $1",
    [kode],
  );
  const page = await toko.layar('SPV1', '/kirim-barang-external');
  await page.getByRole('link', { name: 'Lihat barang di web' }).click();
  const baris = page.getByRole('row').filter({ hasText: kode });
  await baris.getByText('Kadar tidak diterima').waitFor();
  await baris.getByText('Ditolak', { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await baris.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Tarik dari web' }).click();
  await page.getByText('Barang Ditarik Dari Web').waitFor();
  await expect.poll(status).toMatchObject({ [kode]: 'false' });
  await baris.getByText('Ditarik Oleh Toko').waitFor();
});

test('the address is written by an owner, and one that leads elsewhere is refused; it all fits a phone', async () => {
  const hp = await toko.layar('OWNER', '/update-barang-external', { viewport: HP_PEMILIK, gelap: true });
  await hp.getByRole('button', { name: 'Alamat web' }).click();
  const lembar = hp.getByRole('dialog');
  await lembar.getByLabel('Alamat Web').fill('https://evil.example/katalog');
  await lembar.getByLabel('Kunci Tanda Tangan').fill('rahasia');
  await tekan(hp, 'Control+Enter');
  await hp.getByText('Host evil.example Tidak Ada Di Daftar OUTBOUND_HOSTS').first().waitFor();
  await expect
    .poll(() => hp.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(HP_PEMILIK.width);
  expect(await axe(hp)).toEqual([]);
});
