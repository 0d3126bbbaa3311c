// Goal: who chooses a language reads it everywhere, without losing the way or the layout. Method: the picker of a real
// Chromium, six times: door, dashboard, till, list, report and a refused form; then every text on the page is held
// against the dictionary.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { bukaToko, type Toko } from './browser.ts';

const LAMA = { timeout: 120_000 };
const AKAR = new URL('../../', import.meta.url);

let toko: Toko;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

type Kamus = Record<string, string>;

const read = (path: string): Kamus => JSON.parse(readFileSync(new URL(path, AKAR), 'utf8')) as Kamus;

const inggris: Kamus = Object.assign(
  {},
  ...readdirSync(new URL('domains/', AKAR), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('istilah.en.json'))
    .map((path) => read(`domains/${path}`)),
  read('packages/web-kit/locales/istilah.en.json'),
);

/** What is read of a page, with the eyes or by a screen reader. */
const bacaan = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title'])
        texts.push(element.getAttribute(name)?.trim() ?? '');
    return [...new Set(texts.filter(Boolean))];
  });

/** Prescribed Indonesian that should have been said in English. Codes in capitals may be a branch's own. */
const tertinggal = async (page: Page): Promise<string[]> =>
  (await bacaan(page)).filter((text) => /[a-z]/.test(text) && (inggris[text] ?? text) !== text);

const lebih = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function pilihBahasa(page: Page, nama: string): Promise<void> {
  await page.locator('.tabler-icon-language').click();
  await page.getByRole('menuitem', { name: nama }).click();
}

const BAHASA = [
  ['English', 'en', 'View sales', 'Bank accounts', 'Nota no.'],
  ['Italiano', 'it', 'Vedi vendite', 'Conti bancari', 'N. ricevuta'],
  ['繁體中文（香港）', 'zh-HK', '查看銷售', '銀行帳戶主檔', '單據編號'],
  ['Bahasa Melayu', 'ms', 'Lihat jualan', 'Induk akaun bank', 'No. resit'],
  ['日本語', 'ja', '販売一覧', '銀行口座マスタ', '伝票番号'],
] as const;

describe('a language that is chosen', LAMA, () => {
  test('is read at the door, in the menus, on lists and on reports, and nothing runs off the page', async () => {
    const page = await toko.buka();
    await page.goto(toko.url);
    await page.getByLabel('User ID').waitFor();
    await toko.masuk(page, 'SPV1');
    for (const [nama, tag, jual, rekening, nota] of BAHASA) {
      await page.goto(`${toko.url}/lihat-penjualan`);
      await page.getByRole('table').or(page.getByRole('grid')).first().waitFor();
      await pilihBahasa(page, nama);
      await page.locator(`html[lang="${tag}"]`).waitFor();
      await page.getByRole('heading', { level: 1 }).or(page.getByText(jual)).first().waitFor();
      expect(await bacaan(page), `${nama} on the list of sales`).toContain(nota);
      expect(await lebih(page), `${nama}: the list of sales runs off the page`).toBeLessThanOrEqual(0);
      await page.goto(`${toko.url}/master-rekening`);
      await page.getByText(rekening).first().waitFor();
      for (const path of ['/dashboard', '/transaksi-penjualan']) {
        await page.goto(`${toko.url}${path}`);
        await page.locator('#isi').waitFor();
        expect(await lebih(page), `${nama}: ${path} runs off the page`).toBeLessThanOrEqual(0);
      }
    }
    await page.context().close();
  });

  test('leaves no prescribed Indonesian behind in English, on forms and refusals either', async () => {
    const page = await toko.buka();
    await toko.akhiriSesi('SPV1');
    await toko.masuk(page, 'SPV1');
    await pilihBahasa(page, 'English');
    await page.locator('html[lang="en"]').waitFor();
    const found: string[] = [];
    for (const path of [
      '/dashboard',
      '/transaksi-penjualan',
      '/lihat-penjualan',
      '/uang-kas',
      '/tutup-toko',
    ]) {
      await page.goto(`${toko.url}${path}`);
      await page.locator('#isi').waitFor();
      await page.waitForLoadState('networkidle');
      found.push(...(await tertinggal(page)).map((text) => `${path}: ${text}`));
    }
    await page.goto(`${toko.url}/laporan-transaksi-penjualan`);
    await page.getByRole('button', { name: 'Find report' }).click();
    await page.getByRole('row').nth(2).waitFor();
    found.push(...(await tertinggal(page)).map((text) => `report: ${text}`));
    await page.goto(`${toko.url}/master-kategori`);
    await page.locator('[title="Insert / Alt+N"]').click();
    await page.getByLabel('Category code').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Category code must not be empty').first().waitFor();
    found.push(...(await tertinggal(page)).map((text) => `form: ${text}`));
    expect(found).toEqual([]);
    await page.context().close();
  });

  test('is remembered, and Indonesian comes back letter for letter', async () => {
    const page = await toko.buka();
    await page.goto(toko.url);
    await page.getByLabel('User ID').waitFor();
    await pilihBahasa(page, '日本語');
    await page.getByLabel('ユーザーID').waitFor();
    await page.reload();
    await page.getByLabel('ユーザーID').waitFor();
    await pilihBahasa(page, 'Bahasa Indonesia');
    await page.getByLabel('User ID').waitFor();
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Harus Diisi').first().waitFor();
    await page.context().close();
  });
});
