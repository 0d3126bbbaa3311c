/**
 * Protects: every figure of the dashboard leads to its rows, by click, by Enter and on the phone; head office is led into the
 * branch a figure belongs to; on the phone what waits for somebody stands first; nothing moves when it is touched.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bukaToko, HP_PEMILIK, pindah, type Toko } from './browser.ts';

/** A sale of JKT1 waits for its validation. */
const MENUNGGU = `update dokumen set status = 'OPEN' where (kode_toko, no_dokumen) = (
  select kode_toko, no_dokumen from dokumen where kode_toko = 'JKT1' and jenis = 'penjualan' order by dibuat desc limit 1)`;

let toko: Toko;
let spv: Page;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  spv = await toko.buka();
  await toko.masuk(spv, 'SPV1');
});
afterAll(() => toko?.close());

const keDasbor = async (page: Page) => {
  await pindah(page, '/dashboard');
  await page.getByText('Uang di laci').waitFor();
};

test('the four figures, drawers, groups and purchases of a branch are links to its own rows', async () => {
  await keDasbor(spv);
  const kartu = spv.locator('#isi a.kartu');
  expect(await kartu.count()).toBe(4);
  expect(await kartu.first().getAttribute('href')).toMatch(/^\/laporan-transaksi-penjualan\?.*tgl_awal=/);
  expect(await kartu.nth(1).getAttribute('href')).toMatch(/^\/lihat-penjualan\?/);
  const tujuan = await spv
    .locator('#isi .mantine-Anchor-root')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.replace(/\?.*/, '')));
  for (const path of ['/laporan-transaksi-keuangan-cash', '/data-barang', '/laporan-transaksi-pembelian'])
    expect(tujuan).toContain(path);
  await kartu.first().focus();
  await spv.keyboard.press('Enter');
  await spv.getByRole('heading', { level: 1, name: 'Laporan Transaksi Penjualan' }).waitFor();
});

test('a bar of the month leads to its day, by the arrows and Enter and by a click', async () => {
  await keDasbor(spv);
  await spv.locator('.recharts-surface').first().waitFor();
  const bars = spv.getByRole('group', { name: /panah memilih batang/ });
  await bars.focus();
  await spv.keyboard.press('ArrowLeft');
  await spv.keyboard.press('ArrowLeft');
  await spv.keyboard.press('Enter');
  await spv.waitForURL((url) => url.pathname === '/laporan-transaksi-penjualan');
  const hari = new URL(spv.url()).searchParams;
  expect(hari.get('tgl_awal')).toBe(hari.get('tgl_akhir'));
  await keDasbor(spv);
  await spv.locator('.recharts-bar-rectangle path').last().click();
  await spv.waitForURL((url) => url.pathname === '/laporan-transaksi-penjualan');
});

test('on the owner’s phone what waits is first, and a nota of the chain opens in its branch', async () => {
  await toko.owner.query('set session_replication_role = replica');
  await toko.owner.query(MENUNGGU);
  const hp = await toko.buka({ viewport: HP_PEMILIK });
  await toko.masuk(hp, 'OWNER');
  await keDasbor(hp);
  const judul = await hp
    .locator('#isi')
    .getByText(/^(Yang menunggu|Penjualan)$/)
    .allTextContents();
  expect(judul[0]).toBe('Yang menunggu');
  const nota = hp.locator('#isi a', { hasText: /-FJ-/ }).first();
  const nomor = (await nota.textContent()) ?? '';
  await nota.click();
  await hp.waitForURL((url) => url.pathname === '/lihat-penjualan');
  await hp.getByText(nomor).first().waitFor();
  await hp.context().close();
});
