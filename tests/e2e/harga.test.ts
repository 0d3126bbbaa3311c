// Goal: the prices of a morning: 24K typed once makes all that follows it, with what it was and becomes in sight, and one press back.
// Method: the real server and the built web app in a real Chromium, by keyboard alone.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, type Toko } from './kit/browser.ts';
import { ketik, tekan, terfokus } from './kit/papan-tombol.ts';

let toko: Toko;
let pusat: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const harga = async (kode: string): Promise<number[]> =>
  (
    await toko.owner.query(
      'select g.harga::int as harga from grup g join toko t using (kode_toko) where g.kode_group = $1 order by 1',
      [kode],
    )
  ).rows.map((row) => row.harga);

test('24K typed once shows every price it makes, sends them all, and takes them back', async () => {
  const lama = await harga('750');
  pusat = await toko.layar('OWNER', '/master-group');
  await pusat.getByRole('link', { name: 'Harga Emas Hari Ini' }).click();
  await pusat.getByLabel('Harga jual 24K per gram').and(pusat.locator(':focus')).waitFor();
  const { rows } = await toko.owner.query(
    "select harga_jual::int as dasar from parameter_harga_emas where kode_harga = 'EMAS24K' limit 1",
  );
  const baru = rows[0].dasar + 14_000;
  await ketik(pusat, String(baru));
  const baris = pusat.getByRole('table', { name: 'Harga yang mengikuti 24K' }).getByRole('row');
  await baris
    .filter({ hasText: 'EMAS24K' })
    .filter({ hasText: baru.toLocaleString('id-ID') })
    .waitFor();
  await pusat.getByText('Ikut naik-turun 24K').click();
  const jadi = Math.ceil(((lama[0] ?? 0) * baru) / (baru - 14_000) / 500) * 500;
  const grup = baris.filter({ hasText: 'Master Group' }).filter({ hasText: '750' });
  await grup.getByText(jadi.toLocaleString('id-ID')).first().waitFor();
  expect(await axe(pusat)).toEqual([]);
  // Enter passes every choice that has its answer, and an open list sends nothing.
  await pusat.getByRole('combobox', { name: 'Bulatkan ke' }).focus();
  await tekan(pusat, 'Enter');
  const tujuan = pusat.getByRole('combobox', { name: 'Kirim ke toko' });
  await terfokus(tujuan);
  const terkirim: string[] = [];
  pusat.on('request', (one) => void (one.method() === 'POST' && terkirim.push(one.url())));
  await tujuan.click();
  await pusat.getByRole('option').first().waitFor();
  await tekan(pusat, 'Enter');
  await tekan(pusat, 'Escape');
  await tekan(pusat, 'Enter');
  await terfokus(pusat.getByRole('button', { name: /^Berlaku mulai/ }));
  expect(terkirim).toEqual([]);
  await tekan(pusat, 'Control+Enter');
  await expect.poll(async () => (await harga('750'))[0]).toBe(jadi);
  await pusat.getByRole('button', { name: 'Kembalikan harga sebelumnya' }).click();
  await expect.poll(() => harga('750')).toEqual(lama);
});

test('Enter goes down the prices, one in each cell, and a refused one says so where it stands', async () => {
  pusat = await toko.layar('OWNER', '/publikasi-harga');
  await pusat.getByText('Terbitkan', { exact: true }).click();
  const kolom = pusat.locator('[data-isian-harga="harga"] input');
  await kolom.first().focus();
  await ketik(pusat, '1160000');
  await tekan(pusat, 'Enter');
  await ketik(pusat, '1065000');
  await expect.poll(() => kolom.nth(0).inputValue()).toContain('1.160.000');
  await expect.poll(() => kolom.nth(1).inputValue()).toContain('1.065.000');
  await kolom.nth(1).fill('11600001065000');
  await expect.poll(() => kolom.nth(1).getAttribute('aria-invalid')).toBe('true');
  expect(await axe(pusat)).toEqual([]);
});

test('on a phone what a price becomes is in sight beside it, and prices are typed whole', async () => {
  pusat = await toko.layar('OWNER', '/publikasi-harga', { viewport: HP_PEMILIK });
  await pusat.getByText('Harga Emas Hari Ini', { exact: true }).first().click();
  const tabel = pusat.getByRole('table', { name: 'Harga yang mengikuti 24K' });
  await pusat.getByLabel('Harga jual 24K per gram').fill('1500000');
  const jadi = tabel.getByText('1.500.000').first();
  await jadi.waitFor();
  await expect
    .poll(() => jadi.evaluate((angka) => angka.getBoundingClientRect().right))
    .toBeLessThanOrEqual(HP_PEMILIK.width);
  await pusat.getByText('Terbitkan', { exact: true }).click();
  const kartu = pusat.locator('[data-table] [data-at]').first();
  const isian = kartu.locator('[data-isian-harga] input').first();
  const utuh = () =>
    isian.evaluate((field) => {
      field.scrollIntoView({ block: 'center' });
      const { left, width, top, bottom } = field.getBoundingClientRect();
      return [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y) === field);
    });
  await expect.poll(utuh).toEqual([true, true]);
});
