// Goal: who chooses a language reads it everywhere, without losing the way, the layout or what he was typing. Method: the
// picker of a real Chromium, six times: door, dashboard, till, list, report and a refused form; then every text on the
// page is held against the dictionary. A cart and a form are half typed while the language changes under them.
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { kamus } from '../bahasa/tabel.ts';
import { bukaToko, pindah, type Toko } from './kit/browser.ts';
import { barisDari, kolomPindai, pilihSales, pindaiBaru } from './kit/kasir.ts';
import { ketik, tekan } from './kit/papan-tombol.ts';

let toko: Toko;
let page: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

const inggris = kamus('en');

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

/** Ctrl+K finds a language by its name, also above a form. */
async function sebutBahasa(page: Page, nama: string, tag: string): Promise<void> {
  await tekan(page, 'Control+k');
  await page.locator('input.mantine-Spotlight-search').fill(nama);
  await page.locator('.mantine-Spotlight-action[data-selected]').getByText(nama).waitFor();
  await tekan(page, 'Enter');
  await page.locator(`html[lang="${tag}"]`).waitFor();
}

const BAHASA = [
  ['English', 'en', 'View sales', 'Bank accounts', 'Nota no.'],
  ['Italiano', 'it', 'Vedi vendite', 'Conti bancari', 'N. ricevuta'],
  ['繁體中文（香港）', 'zh-HK', '查看銷售', '銀行帳戶主檔', '單據編號'],
  ['Bahasa Melayu', 'ms', 'Lihat jualan', 'Induk akaun bank', 'No. resit'],
  ['日本語', 'ja', '販売一覧', '銀行口座マスタ', '伝票番号'],
] as const;

/** How to wait until this page has fetched what it wants from here on, and painted it. */
function sepiDi(page: Page): () => Promise<void> {
  const jalan = new Set<Request>();
  const selesai = (one: Request) => void jalan.delete(one);
  page.on('request', (one) => void jalan.add(one));
  page.on('requestfinished', selesai);
  page.on('requestfailed', selesai);
  const sepi = async (): Promise<void> => {
    await expect.poll(() => jalan.size, { interval: 20 }).toBe(0);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    if (jalan.size > 0) await sepi();
  };
  return sepi;
}

/** A form that was sent empty, in English: it stays, and says what it misses. */
async function ditolak(): Promise<void> {
  await page.locator('[title="Insert / Alt+N"]').click();
  await page.getByLabel('Category code').waitFor();
  await tekan(page, 'Control+Enter');
  await page.getByText('Category code must not be empty').first().waitFor();
}

describe('a language that is chosen', () => {
  test('is remembered at the door, and Indonesian comes back letter for letter', async () => {
    page = await toko.buka();
    await page.goto(toko.url);
    await page.getByLabel('User ID').fill('SPV1');
    await pilihBahasa(page, '日本語');
    await page.getByLabel('ユーザーID').waitFor();
    await expect.poll(() => page.getByLabel('ユーザーID').inputValue()).toBe('SPV1');
    await page.reload();
    await page.getByLabel('ユーザーID').waitFor();
    await pilihBahasa(page, 'Bahasa Indonesia');
    await page.getByLabel('User ID').waitFor();
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Harus Diisi').first().waitFor();
  });

  test('is read in the menus, on lists and on reports, and nothing runs off the page', async () => {
    page = await toko.layar('SPV1', '/lihat-penjualan');
    for (const [nama, tag, jual, rekening, nota] of BAHASA) {
      await pilihBahasa(page, nama);
      await page.locator(`html[lang="${tag}"]`).waitFor();
      await page.getByText(nota, { exact: true }).first().waitFor();
      await expect.poll(() => page.title(), { message: `${nama} in the title` }).toContain(jual);
      await expect
        .poll(() => lebih(page), { message: `${nama}: the list of sales runs off the page` })
        .toBeLessThanOrEqual(0);
      await pindah(page, '/master-rekening');
      await page.getByRole('main').getByText(rekening).first().waitFor();
      for (const path of ['/dashboard', '/transaksi-penjualan', '/lihat-penjualan']) {
        await pindah(page, path);
        await page.locator('#isi').waitFor();
        await expect
          .poll(() => lebih(page), { message: `${nama}: ${path} runs off the page` })
          .toBeLessThanOrEqual(0);
      }
    }
  });

  test('leaves no prescribed Indonesian behind in English, on forms and refusals either', async () => {
    page = await toko.layar('SPV1', '/uang-kas');
    const sepi = sepiDi(page);
    const lengkap = async (tempat: string): Promise<void> => {
      await sepi();
      await expect.poll(() => tertinggal(page), { message: tempat }).toEqual([]);
    };
    await pilihBahasa(page, 'English');
    await page.locator('html[lang="en"]').waitFor();
    for (const path of [
      '/dashboard',
      '/transaksi-penjualan',
      '/lihat-penjualan',
      '/uang-kas',
      '/tutup-toko',
    ]) {
      await pindah(page, path);
      await page.locator('#isi').waitFor();
      await lengkap(path);
    }
    await pindah(page, '/laporan-transaksi-penjualan');
    await page.getByRole('button', { name: 'Find report' }).click();
    await page.getByRole('row').nth(2).waitFor();
    await lengkap('report');
    // A list of the chain is head office's to write.
    page = await toko.layar('PUSAT', '/master-kategori');
    await pilihBahasa(page, 'English');
    await ditolak();
    await expect.poll(() => tertinggal(page), { message: 'form' }).toEqual([]);
  });

  test('takes nothing from a form that is half typed: words change, values stay', async () => {
    page = await toko.layar('PUSAT', '/master-kategori');
    await pilihBahasa(page, 'English');
    await ditolak();
    await page.getByLabel('Category code').fill('SETENGAH');
    await sebutBahasa(page, 'Italiano', 'it');
    await expect.poll(() => page.getByLabel('Codice categoria').inputValue()).toBe('SETENGAH');
    await page.getByText('Nome categoria: non può essere vuoto').first().waitFor();
    await expect.poll(() => page.getByText('must not be empty').count()).toBe(0);
  });

  test('takes nothing from the till: the cart, what is typed there, and money half counted', async () => {
    page = await toko.layar('SPV1', '/transaksi-penjualan');
    await pilihBahasa(page, 'Bahasa Indonesia');
    await kolomPindai(page).waitFor();
    const kode = await pindaiBaru(toko, page);
    await pilihSales(page);
    await kolomPindai(page).and(page.locator(':focus')).waitFor();
    await ketik(page, 'CINC');
    await pilihBahasa(page, 'English');
    const pindai = page.getByLabel('Scan a barcode or search a piece');
    await expect.poll(() => pindai.inputValue()).toBe('CINC');
    await expect.poll(() => barisDari(page, kode).count()).toBe(1);
    // The caret is where it was: the scanner goes on.
    await pindai.and(page.locator(':focus')).waitFor();
    await pindai.fill('');
    await tekan(page, 'F8');
    await page.getByRole('dialog', { name: 'Payment' }).locator('input:focus').waitFor();
    await ketik(page, '1250000');
    await sebutBahasa(page, '日本語', 'ja');
    const tunai = page.getByRole('dialog', { name: '支払い' }).locator('input:focus');
    await tunai.waitFor();
    await expect.poll(async () => (await tunai.inputValue()).replace(/\D/g, '')).toBe('1250000');
    await expect.poll(() => barisDari(page, kode).count()).toBe(1);
  });
});
