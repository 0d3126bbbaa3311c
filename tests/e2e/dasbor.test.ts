/**
 * Protects: every figure of the dashboard leads to its rows, by click, by Enter and on the phone; head office is led into the
 * branch a figure belongs to; on the phone what waits for somebody stands first; nothing moves when it is touched.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TEMPLAT_HIDUP, tokoHidup } from '../kit/hidup.ts';
import { bukaToko, HP_PEMILIK, pindah, type Toko } from './browser.ts';

/** A sale of JKT1 waits for its validation. */
const MENUNGGU = `update dokumen set status = 'OPEN' where (kode_toko, no_dokumen) = (
  select kode_toko, no_dokumen from dokumen where kode_toko = 'JKT1' and jenis = 'penjualan' order by dibuat desc limit 1)`;

const TELAT = `update hutang set tgl_jatuh_tempo = tgl_jatuh_tempo - 60, tempo_awal = tempo_awal - 60, tanggal = tanggal - 60
  where kode_toko = 'JKT1'`;

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
  // A drawer of the chain bears the name of its branch, not its code alone.
  await hp
    .getByRole('listitem')
    .filter({ hasText: /JKT1 TOKO .*Rp\. / })
    .waitFor();
  const nota = hp.locator('#isi a', { hasText: /-FJ-/ }).first();
  const nomor = (await nota.textContent()) ?? '';
  await nota.click();
  await hp.waitForURL((url) => url.pathname === '/lihat-penjualan');
  await hp.getByText(nomor).first().waitFor();
  await hp.context().close();
});

test('who is late with a loan or a plan stands on the page, and leads to his contract', async () => {
  const pgUrl = inject('pgUrl');
  await (await tokoHidup(pgUrl)).close();
  const hidup = await bukaToko(pgUrl, undefined, async () => TEMPLAT_HIDUP);
  try {
    await hidup.owner.query(TELAT);
    const page = await hidup.buka();
    await hidup.masuk(page, 'SPV1', '/dashboard');
    await page
      .getByText(/^lewat \d+ hari$/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Lewat jatuh tempo' }).waitFor();
    // On a phone who waits for a call stands above what was sold.
    await page.setViewportSize(HP_PEMILIK);
    const atas = async (what: Locator) => (await what.boundingBox())?.y ?? 0;
    const kartu = page.locator('#isi a.kartu').first();
    await expect
      .poll(async () => (await atas(page.getByText('Pinjaman', { exact: true }))) < (await atas(kartu)))
      .toBe(true);
    const nama = page.locator('#isi a[href*="no_faktur_hutang="]').first();
    const nomor = new URL((await nama.getAttribute('href')) ?? '', hidup.url).searchParams.get(
      'no_faktur_hutang',
    );
    await nama.click();
    await page.waitForURL((url) => url.pathname === '/lihat-hutang');
    await page
      .getByText(nomor ?? '')
      .first()
      .waitFor();
    await page.context().close();
  } finally {
    await hidup.close();
  }
});
