/**
 * Protects: on a phone every list and report is read without scrolling sideways. Each row is a card with its name, its state
 * and the lines that matter; what it all comes to is in sight; order, search and keys do what they do at the desk; the table
 * with all columns is one touch away.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, pindah, SABAR, type Toko } from './browser.ts';
import { barisDari, bukaKasir, pindaiBaru } from './kasir.ts';

const LAMA = { timeout: 120_000 };
const BANYAK = 20_000;

/** As many sellers as nobody has; the audit needs no word of each. */
const PENJUAL = `insert into sales (kode_toko, kode_sales, nama_sales)
  select 'JKT1', 'P' || lpad(n::text, 6, '0'), 'PENJUAL ' || lpad(n::text, 6, '0') from generate_series(1, ${BANYAK}) n`;

let toko: Toko;
let hp: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), async (owner) => {
    await owner.query('set session_replication_role = replica');
    await owner.query(PENJUAL);
    await owner.query('reset session_replication_role');
    await owner.query('analyze sales');
  });
  hp = await toko.buka({ viewport: HP_PEMILIK });
  await toko.masuk(hp, 'SPV1');
});
afterAll(() => toko?.close());

const kartu = (page = hp) => page.locator('[data-table] [data-at]');

/** Whatever on the page is wider than its room: the page itself, and each part that could be pushed aside. */
const menyamping = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('#isi, #isi *, [role=dialog] *')]
      .filter((one) => {
        const { overflowX } = getComputedStyle(one);
        const pushes = one === document.documentElement || overflowX === 'auto' || overflowX === 'scroll';
        return pushes && one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => `${one.tagName} ${one.className}`),
  );

const dalamLayar = async (page: Page, what: ReturnType<Page['locator']>): Promise<void> => {
  const box = await what.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(HP_PEMILIK.height);
  expect(box && box.x + box.width).toBeLessThanOrEqual(HP_PEMILIK.width);
  expect(page.viewportSize()).toEqual(HP_PEMILIK);
};

test('a piece is a card with name, barcode, state, weight and price; what all weigh is in sight', async () => {
  await pindah(hp, '/data-barang');
  await kartu().nth(2).waitFor();
  const satu = kartu().first();
  const { rows } = await toko.owner.query<{ kode_barcode: string; nama_barang: string }>(
    `select kode_barcode, nama_barang from barang where kode_toko = 'JKT1'`,
  );
  const teks = await satu.innerText();
  const barang = rows.find(({ kode_barcode }) => teks.includes(kode_barcode));
  expect(teks.startsWith(barang?.nama_barang ?? '?')).toBe(true);
  for (const kata of ['TERSEDIA', 'Berat', 'Harga Jual'])
    expect(teks.toUpperCase()).toContain(kata.toUpperCase());
  await dalamLayar(hp, hp.locator('[data-table] dl dd').first());
  // What a desk has for the order of columns is not there beside that of the cards.
  await hp.locator('select[data-urut], [data-urut] select').first().waitFor();
  expect(await hp.getByRole('combobox', { name: 'Urutkan' }).count()).toBe(1);
  expect(await menyamping(hp)).toEqual([]);
  expect(await axe(hp)).toEqual([]);
});

test('a tap opens what Enter opens, and the arrows go from card to card', async () => {
  await pindah(hp, '/data-barang');
  await kartu().first().click();
  const lembar = hp.getByRole('dialog');
  await lembar.waitFor();
  const ini = await lembar.innerText();
  await hp.keyboard.press('Escape');
  await lembar.waitFor({ state: 'detached' });
  await hp.locator('[data-table] [role=group][tabindex]').focus();
  await hp.keyboard.press('Home');
  await expect.poll(() => kartu().first().getAttribute('data-current')).toBe('true');
  await hp.keyboard.press('Enter');
  await lembar.waitFor();
  expect(await lembar.innerText()).toBe(ini);
  await hp.keyboard.press('Escape');
});

test('twenty thousand cards scroll like ten, in the order that was chosen above them', LAMA, async () => {
  await pindah(hp, '/master-sales');
  await hp.locator('[data-table="resource-sales"] [data-at]').first().waitFor();
  const daftar = hp.locator('[data-table] [role=group][tabindex]');
  // Long lists bring an estimate of how many they are.
  expect(Number(await hp.getByRole('table').getAttribute('aria-rowcount'))).toBeGreaterThan(BANYAK / 2);
  await daftar.focus();
  await hp.keyboard.press('End');
  await kartu().and(hp.locator('[data-current="true"]')).waitFor();
  expect(await kartu().count()).toBeLessThan(60);
  await hp.getByRole('combobox', { name: 'Urutkan' }).selectOption({ label: 'Nama Sales' });
  await expect.poll(() => kartu().first().innerText(), SABAR).not.toContain('PENJUAL');
  await hp.getByRole('button', { name: 'Naik' }).click();
  await hp.getByText('PENJUAL 020000').waitFor();
  await hp.getByRole('searchbox').fill('PENJUAL 012345');
  await expect.poll(() => kartu().count(), SABAR).toBe(1);
  expect(await kartu().first().innerText()).toContain('P012345');
});

test('a report keeps its days as headings with their sums, and its totals at the foot', LAMA, async () => {
  await pindah(hp, '/laporan-transaksi-penjualan');
  await hp.getByRole('search').getByRole('button', { name: '7 hari' }).waitFor();
  expect(await hp.getByRole('button', { name: 'Export Pdf' }).isVisible()).toBe(false);
  await hp.getByRole('search').getByRole('button', { name: '7 hari' }).click();
  await hp.getByRole('search').getByRole('button', { name: /^Cari/ }).click();
  await kartu().first().waitFor();
  expect(await hp.getByRole('button', { name: 'Export Pdf' }).isVisible()).toBe(true);
  const judul = hp.getByRole('rowheader').first();
  expect(await judul.innerText()).toMatch(/^TANGGAL \d+ \w+ \d{4} \(\d+\)$/);
  await expect
    .poll(() => hp.locator('[data-table]').evaluate((at) => at.getBoundingClientRect().top))
    .toBeLessThan(120);
  await dalamLayar(hp, hp.locator('[data-table] dl dd').first());
  expect(await menyamping(hp)).toEqual([]);
  await hp.getByRole('button', { name: /total lagi/ }).click();
  expect(await hp.locator('[data-table] dl dd').count()).toBeGreaterThan(3);
  await kartu()
    .first()
    .click({ position: { x: 200, y: 60 } });
  await hp.waitForURL((url) => url.pathname === '/lihat-penjualan');
});

test('the sheet of a sale and its books stand below each other', LAMA, async () => {
  await hp.goto(`${toko.url}/lihat-penjualan?tgl_awal=2020-01-01`);
  await kartu().first().click();
  const lembar = hp.getByRole('dialog');
  for (const tab of ['Data', 'Riwayat', 'Transfer']) {
    await lembar.getByRole('tab', { name: tab }).click();
    await lembar.getByRole('tabpanel').first().waitFor();
    expect([tab, ...(await menyamping(hp))]).toEqual([tab]);
  }
  await hp.keyboard.press('Escape');
});

test('the table with all its columns is one touch away, and stays until the cards are wanted again', async () => {
  await pindah(hp, '/lihat-penjualan');
  await hp.getByRole('button', { name: 'Tampilkan sebagai tabel' }).click();
  await hp.getByRole('columnheader').first().waitFor();
  await hp.reload();
  await hp.getByRole('columnheader').first().waitFor();
  await hp.getByRole('button', { name: 'Tampilkan sebagai kartu' }).click();
  await hp.getByRole('columnheader').first().waitFor({ state: 'detached' });
});

test('rows that are typed stand below each other, and a line of the till shows what it costs', async () => {
  await pindah(hp, '/transaksi-hutang');
  const kondisi = hp.getByRole('combobox', { name: 'Kondisi 1' });
  await kondisi.scrollIntoViewIfNeeded();
  await dalamLayar(hp, kondisi);
  expect(await menyamping(hp)).toEqual([]);
  expect(await axe(hp)).toEqual([]);

  const kasir = await bukaKasir(toko, 'KASIR1', { viewport: HP_PEMILIK });
  const kode = await pindaiBaru(toko, kasir);
  const total = barisDari(kasir, kode).locator('#sel-0-harga_total');
  await dalamLayar(kasir, total);
  await dalamLayar(
    kasir,
    barisDari(kasir, kode)
      .getByRole('button', { name: new RegExp(kode) })
      .last(),
  );
  expect(await total.evaluate((sel) => sel.scrollWidth <= sel.clientWidth)).toBe(true);
  expect(await axe(kasir)).toEqual([]);
});
