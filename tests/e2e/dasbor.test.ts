/**
 * Protects: every figure of the dashboard leads to its rows, by click, by Enter and on the phone; head office is led into the
 * branch a figure belongs to; on the phone what waits for somebody stands first; nothing moves when it is touched.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { HIDUP } from '../kit/hidup.ts';
import { bukaToko, HP_PEMILIK, pindah, type Toko } from './kit/browser.ts';
import { tekan } from './kit/papan-tombol.ts';

/** A sale of JKT1 waits for its validation. */
const MENUNGGU = `update dokumen set status = 'OPEN' where (kode_toko, no_dokumen) = (
  select kode_toko, no_dokumen from dokumen where kode_toko = 'JKT1' and jenis = 'penjualan' order by dibuat desc limit 1)`;

const TELAT = `update hutang set tgl_jatuh_tempo = tgl_jatuh_tempo - 60, tempo_awal = tempo_awal - 60, tanggal = tanggal - 60
  where kode_toko = 'JKT1'`;

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

const terisi = (page: Page) => page.getByText('Uang di laci').waitFor();
const laporan = (page: Page) => page.getByRole('heading', { level: 1, name: 'Laporan Transaksi Penjualan' });
async function dasbor(user_id: string, options?: Parameters<Toko['layar']>[2]): Promise<Page> {
  const page = await toko.layar(user_id, '/dashboard', options);
  await terisi(page);
  return page;
}

test('the four figures, drawers, groups and purchases of a branch are links to its own rows', async () => {
  const spv = await dasbor('SPV1');
  const kartu = spv.locator('#isi a.kartu');
  await expect.poll(() => kartu.count()).toBe(4);
  await expect
    .poll(() => kartu.first().getAttribute('href'))
    .toMatch(/^\/laporan-transaksi-penjualan\?.*tgl_awal=/);
  await expect.poll(() => kartu.nth(1).getAttribute('href')).toMatch(/^\/lihat-penjualan\?/);
  const tujuan = () =>
    spv
      .locator('#isi .mantine-Anchor-root')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.replace(/\?.*/, '')));
  for (const path of ['/laporan-transaksi-keuangan-cash', '/data-barang', '/laporan-transaksi-pembelian'])
    await expect.poll(tujuan).toContain(path);
  await kartu.first().focus();
  await tekan(spv, 'Enter');
  await laporan(spv).waitFor();
});

test('what a cashier may not know is not asked for him', async () => {
  const kasir = await toko.layar('KASIR1', '/lihat-penjualan');
  const dijawab: [string, number][] = [];
  kasir.on('response', (answer) => dijawab.push([new URL(answer.url()).pathname, answer.status()]));
  await pindah(kasir, '/dashboard');
  await terisi(kasir);
  await expect.poll(() => dijawab.some(([path]) => path.includes('dashboard/ringkas'))).toBe(true);
  expect(dijawab.filter(([, status]) => status >= 400)).toEqual([]);
});

test('a bar of the month leads to its day, by the arrows and Enter and by a click', async () => {
  const spv = await dasbor('SPV1');
  await spv.locator('.recharts-surface').first().waitFor();
  const bars = spv.getByRole('group', { name: /panah memilih batang/ });
  await bars.focus();
  await tekan(spv, 'ArrowLeft');
  await tekan(spv, 'ArrowLeft');
  await tekan(spv, 'Enter');
  // The address changes first: whoever turns back before the report is there has never left.
  await laporan(spv).waitFor();
  const hari = new URL(spv.url()).searchParams;
  expect(hari.get('tgl_awal')).toBe(hari.get('tgl_akhir'));
  await pindah(spv, '/dashboard');
  await terisi(spv);
  await spv.locator('.recharts-bar-rectangle path').last().click();
  await laporan(spv).waitFor();
});

test('on the owner’s phone what waits is first, and a nota of the chain is looked at in its branch', async () => {
  await toko.owner.query('set session_replication_role = replica');
  await toko.owner.query(MENUNGGU);
  const hp = await dasbor('OWNER', { viewport: HP_PEMILIK });
  const judul = hp.locator('#isi').getByText(/^(Yang menunggu|Penjualan)$/);
  await expect.poll(async () => (await judul.allTextContents())[0]).toBe('Yang menunggu');
  // A drawer of the chain bears the name of its branch, not its code alone.
  await hp
    .getByRole('listitem')
    .filter({ hasText: /JKT1 TOKO .*Rp / })
    .waitFor();
  const nota = hp.locator('#isi a', { hasText: /-FJ-/ }).first();
  const nomor = (await nota.textContent()) ?? '';
  await nota.click();
  await hp.waitForURL((url) => url.pathname === '/lihat-penjualan');
  await hp.getByText(nomor).first().waitFor();
  const dipilih = hp.getByRole('combobox', { name: 'Pilih Toko' });
  const cabang = await dipilih.inputValue();
  expect(cabang).toContain(nomor.slice(0, 4));
  // It was a look: back is back in the chain, and so is the next screen of the menu.
  await hp.goBack();
  await hp.locator('#isi').getByText('Toko hari ini').waitFor();
  await expect.poll(() => dipilih.inputValue()).toBe('');
  await hp.locator('#isi a', { hasText: nomor }).click();
  await expect.poll(() => dipilih.inputValue()).toBe(cabang);
  await hp.getByRole('dialog').getByRole('button', { name: 'Tutup', exact: true }).click();
  await hp.getByRole('link', { name: 'Beranda' }).click();
  await hp.locator('#isi').getByText('Toko hari ini').waitFor();
  // A branch that he picks himself stays.
  await hp
    .locator('#isi')
    .getByRole('button', { name: new RegExp(`^${nomor.slice(0, 4)}`) })
    .click();
  await expect.poll(() => dipilih.inputValue()).toBe(cabang);
  await hp.getByRole('link', { name: 'Laporan' }).click();
  await hp.getByRole('heading', { level: 1, name: 'Laporan' }).waitFor();
  await expect.poll(() => dipilih.inputValue()).toBe(cabang);
});

test('who is late with a loan or a plan stands on the page, and leads to his contract', async () => {
  const hidup = await bukaToko(inject('pgUrl'), undefined, HIDUP);
  onTestFinished(() => hidup.close());
  await hidup.owner.query(TELAT);
  const page = await hidup.layar('SPV1', '/dashboard');
  await page
    .getByText(/^lewat \d+ hari$/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Lewat jatuh tempo' }).waitFor();
  // On a phone who waits for a call stands above what was sold.
  await page.setViewportSize(HP_PEMILIK);
  const atas = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
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
});
