/**
 * Protects: jobs stand on a board in columns of their states, and a card moves by hand or by key only where an act of whoever moves it
 * leads, once the server has said so; the list of the late shows the late alone; a picture of where it is broken can be drawn.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { diterima, servis } from '../kit/service.ts';
import { axe, bukaToko, HP_PEMILIK, type Toko } from './kit/browser.ts';
import { tekan, terfokus } from './kit/papan-tombol.ts';
import { rekan } from './kit/rekan.ts';

let toko: Toko;
let cepat: string;
let lambat: string;
let antre: string;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  const kasir = rekan(toko).as('KASIR1');
  cepat = await diterima(kasir, servis(0, [{}], { nama_customer: 'IBU CEPAT' }));
  lambat = await diterima(kasir, servis(0, [{}], { nama_customer: 'PAK LAMBAT' }));
  antre = await diterima(kasir, servis(0, [{}], { nama_customer: 'BU ANTRE' }));
  // Nobody promises a day that is over; four days have passed since.
  await toko.owner.query(
    `update service set tgl_janji = (select max(tanggal) from hari_toko where kode_toko = 'JKT1') - 4
      where no_dokumen = $1`,
    [lambat],
  );
});
afterAll(() => toko?.close());

const kolom = (page: Page, state: string): Locator => page.locator(`[data-kolom="${state}"]`);
const kartu = (page: Page, state: string, nomor: string): Locator =>
  kolom(page, state).getByRole('option').filter({ hasText: nomor });
const keadaan = async (nomor: string): Promise<string> =>
  (await toko.owner.query('select status from dokumen where no_dokumen = $1', [nomor])).rows[0].status;

async function papan(user: string, options: Parameters<Toko['layar']>[2] = {}): Promise<Page> {
  const page = await toko.layar(user, '/lihat-services', options);
  await page.getByText('Papan', { exact: true }).click();
  await kartu(page, 'MASUK', lambat).or(kolom(page, 'KERJA')).first().waitFor();
  return page;
}

/** Takes a card and holds it over a column; answers how to let go. */
async function seret(page: Page, card: Locator, to: string): Promise<() => Promise<void>> {
  await card.hover();
  await page.mouse.down();
  const box = await kolom(page, to).boundingBox();
  if (!box) throw new Error(`no column ${to}`);
  await page.mouse.move(box.x + box.width / 2, box.y + 90, { steps: 4 });
  await page.mouse.move(box.x + box.width / 2, box.y + 110, { steps: 2 });
  return () => page.mouse.up();
}

test('a card that is dragged asks what its act asks, and moves once the server has answered', async () => {
  const page = await papan('SPV1');
  await kartu(page, 'MASUK', cepat).waitFor();
  expect(await axe(page)).toEqual([]);
  // Who waits longest stands first.
  await expect.poll(() => kolom(page, 'MASUK').getByRole('option').first().innerText()).toContain(lambat);
  const lepas = await seret(page, kartu(page, 'MASUK', cepat), 'KERJA');
  await lepas();
  const lembar = page.getByRole('dialog');
  await lembar.getByRole('heading', { name: cepat }).waitFor();
  expect(await keadaan(cepat)).toBe('MASUK');
  await kartu(page, 'MASUK', cepat).waitFor();
  await tekan(page, 'Control+Enter');
  await page.getByText('Service Mulai Dikerjakan').waitFor();
  await kartu(page, 'KERJA', cepat).waitFor();
  expect(await keadaan(cepat)).toBe('KERJA');
  await kartu(page, 'MASUK', cepat).waitFor({ state: 'detached' });
});

test('by keys: arrows go from card to card, Alt and an arrow does the step, and where none leads it says so', async () => {
  const page = await papan('SPV1');
  await kartu(page, 'KERJA', cepat).waitFor();
  await kolom(page, 'MASUK').getByRole('listbox').focus();
  await tekan(page, 'ArrowRight');
  await terfokus(kolom(page, 'KERJA').getByRole('listbox'));
  await kartu(page, 'KERJA', cepat).and(page.locator('[aria-selected="true"]')).waitFor();
  await tekan(page, 'Alt+ArrowLeft');
  const kata = page.getByText('Dari Dikerjakan tidak ada langkah ke Masuk');
  // A mouse that rests on it holds it: what is gone then did not go by its age. One sentence is said once.
  await kata.hover();
  await kata.evaluate((one) => one.setAttribute('data-dulu', ''));
  await tekan(page, 'Alt+ArrowLeft');
  await kata.and(page.locator(':not([data-dulu])')).waitFor();
  await expect.poll(() => kata.count()).toBe(1);
  await tekan(page, 'Enter');
  await page.getByRole('dialog').getByRole('tab', { name: 'Riwayat' }).waitFor();
  await tekan(page, 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await terfokus(kolom(page, 'KERJA').getByRole('listbox'));
  await tekan(page, 'Alt+ArrowRight');
  await page.getByRole('dialog').getByText('Service Selesai').first().waitFor();
  await tekan(page, 'Control+Enter');
  await kartu(page, 'DONE', cepat).waitFor();
  expect(await keadaan(cepat)).toBe('DONE');
});

test('the late stand alone with how late they are, as a link says, and the search holds for the board', async () => {
  const page = await papan('SPV1');
  await expect.poll(() => kolom(page, 'MASUK').getByRole('option').count()).toBe(2);
  await page.getByText('Terlambat', { exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('terlambat') === 'ya');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await kartu(page, 'MASUK', lambat).getByText('Terlambat 4 hari').waitFor();
  await page.reload();
  await kartu(page, 'MASUK', lambat).waitFor();
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => kolom(page, 'MASUK').getByRole('option').count()).toBe(2);
  const cari = page.getByRole('searchbox');
  await cari.fill('antre');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  // Down leads to the first card, Enter opens the only one there is.
  await cari.press('ArrowDown');
  await terfokus(kolom(page, 'MASUK').getByRole('listbox'));
  await page.getByRole('option', { selected: true }).getByText('BU ANTRE').waitFor();
  await cari.press('Enter');
  await page.getByRole('dialog').getByText('BU ANTRE').waitFor();
  await tekan(page, 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await cari.fill('tidak ada yang begini');
  await page.getByText('Data Yang Anda Cari Tidak Ada').waitFor();
});

test('a column says why a card may not come, to whom the act was not left and where no step leads', async () => {
  await toko.owner.query(
    "insert into hak_akses (user_id, path, is_show) values ('KASIR2', '/lihat-services', true), ('KASIR2', '/lihat-services#service.kerja', false) on conflict (user_id, path) do update set is_show = excluded.is_show",
  );
  const page = await papan('KASIR2', { gelap: true });
  const lepas = await seret(page, kartu(page, 'MASUK', lambat), 'KERJA');
  await kolom(page, 'KERJA').getByText('Anda Tidak Berhak Melakukan Ini: Kerjakan (Service)').waitFor();
  await lepas();
  await kolom(page, 'KERJA').getByText('Anda Tidak Berhak').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  const lagi = await seret(page, kartu(page, 'DONE', cepat), 'MASUK');
  await kolom(page, 'MASUK').getByText('Dari Selesai tidak ada langkah ke Masuk').waitFor();
  await lagi();
  expect([await keadaan(lambat), await keadaan(cepat)]).toEqual(['MASUK', 'DONE']);
  expect(await axe(page)).toEqual([]);
});

test('on a phone one column at a time, chosen above it, and a card opens what can be done', async () => {
  const page = await papan('SPV1', { viewport: HP_PEMILIK });
  await kartu(page, 'MASUK', lambat).waitFor();
  const lihat = (state: string) =>
    kolom(page, state).evaluate((at) => {
      const { left, right } = at.getBoundingClientRect();
      return left >= 0 && right <= innerWidth + 1;
    });
  await expect.poll(() => lihat('MASUK')).toBe(true);
  // What a colleague does is seen without asking.
  await rekan(toko).as('KASIR1').post('service/kerja', { no_dokumen: antre, kode_tukang: null });
  await page.getByRole('radiogroup', { name: 'Kolom papan' }).getByText('Dikerjakan 1').waitFor();
  await page.getByRole('radiogroup', { name: 'Kolom papan' }).getByText('Selesai 1').click();
  await expect.poll(() => lihat('DONE')).toBe(true);
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(HP_PEMILIK.width);
  await kartu(page, 'DONE', cepat).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Service Ambil' }).waitFor();
});

test('where it is broken is drawn by hand: undone, kept, and stored as the photo of its piece', async () => {
  const page = await toko.layar('KASIR1', '/transaksi-services');
  await page.getByRole('textbox', { name: 'Nama Barang 1' }).fill('CINCIN');
  await page.getByRole('button', { name: 'Gambar' }).first().click();
  const pad = page.getByRole('dialog', { name: /^Gambar/ });
  const kertas = pad.getByRole('img', { name: 'Bidang gambar' });
  await kertas.waitFor();
  const box = await kertas.boundingBox();
  if (!box) throw new Error('no sheet');
  const garis = async (y: number): Promise<void> => {
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * y, { steps: 6 });
    await page.mouse.up();
  };
  const gelap = (y: number): Promise<boolean> =>
    kertas.evaluate((canvas, at) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const pen = (canvas as HTMLCanvasElement).getContext('2d');
      return (pen?.getImageData(width / 2, height * at, 1, 1).data[0] ?? 255) < 128;
    }, y);
  expect(await axe(page, { di: '[role=dialog]' })).toEqual([]);
  await garis(0.3);
  await garis(0.6);
  expect([await gelap(0.3), await gelap(0.6)]).toEqual([true, true]);
  await tekan(page, 'Control+z');
  await expect.poll(() => gelap(0.6)).toBe(false);
  expect(await gelap(0.3)).toBe(true);
  await tekan(page, 'Escape');
  await page.getByRole('button', { name: 'Lanjut mengisi' }).click();
  // The question that was closed gives the caret back a moment later.
  await pad.press('Control+Enter');
  await pad.waitFor({ state: 'detached' });
  const foto = page.getByRole('img', { name: 'Foto 1' });
  await foto.waitFor();
  const { rows } = await toko.owner.query("select foto from service_foto where kode_toko = 'JKT1'");
  expect(rows).toHaveLength(1);
  const ukuran = () => foto.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  await expect.poll(ukuran).toEqual([1200, 900]);
  // Drawn on over what is there.
  await page.getByRole('button', { name: 'Gambar' }).first().click();
  await pad.getByText('Di atas foto').waitFor();
  await expect.poll(() => gelap(0.3)).toBe(true);
  await tekan(page, 'Escape');
  await pad.waitFor({ state: 'detached' });
});
