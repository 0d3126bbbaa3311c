/**
 * Protects: on a phone every list and report is read without scrolling sideways. Each row is a card with its name, its state
 * and the lines that matter; what it all comes to is in sight; order, search and keys do what they do at the desk; the table
 * with all columns is one touch away.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, pindah, type Toko } from './kit/browser.ts';
import { barisDari, bukaKasir, pindaiBaru } from './kit/kasir.ts';
import { tekan } from './kit/papan-tombol.ts';

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
});
afterAll(() => toko?.close());

const buka = (path: string): Promise<Page> => toko.layar('SPV1', path, { viewport: HP_PEMILIK });
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
  // How far it lies beyond the lower and the right edge; what is not there is nowhere.
  const luar = async () => {
    const { x, y, width, height } = (await what.boundingBox()) ?? { ...HP_PEMILIK, x: Number.NaN, y: 0 };
    return Math.max(y + height - HP_PEMILIK.height, x + width - HP_PEMILIK.width);
  };
  await expect.poll(luar).toBeLessThanOrEqual(0);
  expect(page.viewportSize()).toEqual(HP_PEMILIK);
};

test('a piece is a card with name, barcode, state, weight and price; what all weigh is in sight', async () => {
  hp = await buka('/data-barang');
  await kartu().nth(2).waitFor();
  const satu = kartu().first();
  const { rows } = await toko.owner.query<{ kode_barcode: string; nama_barang: string }>(
    `select kode_barcode, nama_barang from barang where kode_toko = 'JKT1'`,
  );
  const bernama = async () => {
    const teks = await satu.innerText();
    const barang = rows.find(({ kode_barcode }) => teks.includes(kode_barcode));
    return teks.startsWith(barang?.nama_barang ?? '?');
  };
  await expect.poll(bernama).toBe(true);
  for (const kata of ['TERSEDIA', 'Berat', 'Harga Jual'])
    await expect.poll(async () => (await satu.innerText()).toUpperCase()).toContain(kata.toUpperCase());
  await dalamLayar(hp, hp.locator('[data-table] dl dd').first());
  // What a desk has for the order of columns is not there beside that of the cards.
  await hp.locator('select[data-urut], [data-urut] select').first().waitFor();
  await expect.poll(() => hp.getByRole('combobox', { name: 'Urutkan' }).count()).toBe(1);
  await expect.poll(() => menyamping(hp)).toEqual([]);
  expect(await axe(hp)).toEqual([]);
});

test('a tap opens what Enter opens, and the arrows go from card to card', async () => {
  hp = await buka('/data-barang');
  await kartu().first().click();
  const lembar = hp.getByRole('dialog');
  await lembar.getByRole('tab').first().waitFor();
  const ini = await lembar.innerText();
  await tekan(hp, 'Escape');
  await lembar.waitFor({ state: 'detached' });
  await hp.locator('[data-table] [role=group][tabindex]').focus();
  await tekan(hp, 'Home');
  await expect.poll(() => kartu().first().getAttribute('data-current')).toBe('true');
  await tekan(hp, 'Enter');
  await lembar.waitFor();
  await expect.poll(() => lembar.innerText()).toBe(ini);
  await tekan(hp, 'Escape');
});

test('twenty thousand cards scroll like ten, in the order that was chosen above them', async () => {
  hp = await buka('/master-sales');
  await hp.locator('[data-table="resource-sales"] [data-at]').first().waitFor();
  const daftar = hp.locator('[data-table] [role=group][tabindex]');
  // Long lists bring an estimate of how many they are.
  const banyak = async () => Number(await hp.getByRole('table').getAttribute('aria-rowcount'));
  await expect.poll(banyak).toBeGreaterThan(BANYAK / 2);
  await daftar.focus();
  await tekan(hp, 'End');
  await kartu().and(hp.locator('[data-current="true"]')).waitFor();
  await expect.poll(() => kartu().count()).toBeLessThan(60);
  await hp.getByRole('combobox', { name: 'Urutkan' }).selectOption({ label: 'Nama Sales' });
  await expect.poll(() => kartu().first().innerText()).not.toContain('PENJUAL');
  await hp.getByRole('button', { name: 'Naik' }).click();
  await hp.getByText('PENJUAL 020000').waitFor();
  await hp.getByRole('searchbox').fill('PENJUAL 012345');
  await expect.poll(() => kartu().count()).toBe(1);
  await expect.poll(() => kartu().first().innerText()).toContain('P012345');
});

test('a report keeps its days as headings with their sums, and its totals at the foot', async () => {
  // From a list: the code of tables is here. Where it is not yet, the rows come after the page has moved to them (report-screen.tsx).
  hp = await buka('/data-barang');
  await kartu().first().waitFor();
  await pindah(hp, '/laporan-transaksi-penjualan');
  await hp.getByRole('search').getByRole('button', { name: '7 hari' }).waitFor();
  await expect.poll(() => hp.getByRole('button', { name: 'Export Pdf' }).isVisible()).toBe(false);
  await hp.getByRole('search').getByRole('button', { name: '7 hari' }).click();
  await hp.getByRole('search').getByRole('button', { name: /^Cari/ }).click();
  await kartu().first().waitFor();
  await expect.poll(() => hp.getByRole('button', { name: 'Export Pdf' }).isVisible()).toBe(true);
  const judul = hp.getByRole('rowheader').first();
  await expect.poll(() => judul.innerText()).toMatch(/^TANGGAL \d+ \w+ \d{4} \(\d+\)$/);
  await expect
    .poll(() => hp.locator('[data-table]').evaluate((at) => at.getBoundingClientRect().top))
    .toBeLessThan(120);
  await dalamLayar(hp, hp.locator('[data-table] dl dd').first());
  await expect.poll(() => menyamping(hp)).toEqual([]);
  await hp.getByRole('button', { name: /total lagi/ }).click();
  await expect.poll(() => hp.locator('[data-table] dl dd').count()).toBeGreaterThan(3);
  await kartu()
    .first()
    .click({ position: { x: 200, y: 60 } });
  await hp.waitForURL((url) => url.pathname === '/lihat-penjualan');
});

test('the sheet of a sale and its books stand below each other', async () => {
  hp = await buka('/lihat-penjualan?tgl_awal=2020-01-01');
  await kartu().first().click();
  const lembar = hp.getByRole('dialog');
  for (const tab of ['Data', 'Riwayat', 'Transfer']) {
    await lembar.getByRole('tab', { name: tab }).click();
    await lembar.getByRole('tabpanel').first().waitFor();
    await expect.poll(() => menyamping(hp), { message: tab }).toEqual([]);
  }
});

test('the table with all its columns is one touch away, and stays until the cards are wanted again', async () => {
  hp = await buka('/lihat-penjualan');
  await hp.getByRole('button', { name: 'Tampilkan sebagai tabel' }).click();
  await hp.getByRole('columnheader').first().waitFor();
  await hp.reload();
  await hp.getByRole('columnheader').first().waitFor();
  await hp.getByRole('button', { name: 'Tampilkan sebagai kartu' }).click();
  await hp.getByRole('columnheader').first().waitFor({ state: 'detached' });
});

test('rows that are typed stand below each other, and a line of the till shows what it costs', async () => {
  hp = await buka('/transaksi-hutang');
  const kondisi = hp.getByRole('combobox', { name: 'Kondisi 1' });
  await kondisi.scrollIntoViewIfNeeded();
  await dalamLayar(hp, kondisi);
  await expect.poll(() => menyamping(hp)).toEqual([]);
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
  await expect.poll(() => total.evaluate((sel) => sel.scrollWidth <= sel.clientWidth)).toBe(true);
  expect(await axe(kasir)).toEqual([]);
});

test('a report asks a phone for the days alone, and a day that is pressed is its question', async () => {
  hp = await buka('/laporan-transaksi-penjualan');
  const baris = hp.getByRole('search', { name: 'Laporan Transaksi Penjualan' });
  await baris.getByLabel('Tanggal Akhir').waitFor();
  await expect.poll(() => baris.getByLabel('Sales').count()).toBe(0);
  await dalamLayar(hp, baris.getByRole('button', { name: 'Cari Laporan' }));
  await baris.getByRole('button', { name: 'Bulan ini' }).click();
  await baris.getByRole('status').filter({ hasText: 'Laporan Tersedia' }).waitFor();
  await kartu().first().waitFor();
  await baris.getByRole('button', { name: 'Filter lain (6)' }).click();
  await baris.getByLabel('Sales').first().waitFor();
});

test('who is asked for at the till of a phone stands within the page, wherever the button is', async () => {
  const kasir = await bukaKasir(toko, 'KASIR1', { viewport: HP_PEMILIK });
  await kasir.getByRole('button', { name: /^Pelanggan umum/ }).click();
  const daftar = kasir.getByRole('dialog', { name: 'Member' });
  await daftar.waitFor();
  await expect.poll(async () => (await daftar.boundingBox())?.x ?? Number.NaN).toBeGreaterThanOrEqual(0);
  await dalamLayar(kasir, daftar);
});
