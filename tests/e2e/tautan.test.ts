/** Protects: a customer follows his repair on a telephone by the link of its sheet, fast, in the dark, and no longer once it was taken back. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PASSWORD } from '../kit/app.ts';
import { servis } from '../kit/service.ts';
import { axe, bukaToko, HP_PEMILIK, type Toko } from './kit/browser.ts';

let toko: Toko;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

/** Takes a repair in at another till, by its calls. */
async function diterimaService(): Promise<string> {
  const { request } = (await toko.buka()).context();
  const api = `${toko.url}/api/v1`;
  const masuk = await request.post(`${api}/users/login`, { data: { user_id: 'KASIR2', password: PASSWORD } });
  const headers = { 'x-auth-token': (await masuk.json()).data.token, 'idempotency-key': 'tautan-uji-1' };
  const simpan = await request.post(`${api}/service/simpan`, { data: servis(25_000), headers });
  return (await simpan.json()).data.no_dokumen;
}

test('the sheet tells the link, the telephone shows the job, and a link that was taken back shows nothing', async () => {
  const no_dokumen = await diterimaService();
  const page = await toko.layar('SPV1', `/lihat-services?no_dokumen=${no_dokumen}`);
  // As on the network of a shop without HTTPS, where a page reaches no clipboard.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.reload();
  await page.getByRole('button', { name: 'Salin tautan' }).click();
  const kotak = page.getByRole('textbox', { name: 'Tautan pelanggan' });
  const tautan = await kotak.inputValue();
  expect(tautan).toMatch(/\/s#JKT1-[A-Z2-7]{26}$/);
  await page.getByRole('dialog', { name: 'Tautan pelanggan' }).getByRole('button').click();

  const hp = await toko.buka({ viewport: HP_PEMILIK, gelap: true });
  const asked: string[] = [];
  hp.on('request', (request) => asked.push(request.url()));
  await hp.goto(tautan);
  await hp.getByRole('heading', { name: no_dokumen }).waitFor();
  await hp.getByText('IBU S***').waitFor();
  await hp.getByText('Rp 50.000').waitFor();
  await hp.locator('[aria-current=step]').filter({ hasText: 'Masuk' }).waitFor();
  expect(await axe(hp)).toEqual([]);
  await expect
    .poll(() => hp.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(HP_PEMILIK.width);
  // Its page, a script, a sheet and one answer; the words of the link are in no address that was asked for.
  expect(asked.filter((url) => !url.endsWith('ikon.svg')).length).toBeLessThanOrEqual(4);
  expect(asked.filter((url) => url.split('#')[0]?.includes('JKT1-'))).toEqual([]);

  await page.getByRole('button', { name: 'Tautan lainnya' }).click();
  await page.getByRole('menuitem', { name: 'Cabut tautan' }).click();
  await page.getByRole('dialog', { name: 'Cabut tautan' }).getByRole('button', { name: 'Ya' }).click();
  await page.getByText('Tautan Berhasil Dicabut').waitFor();
  await hp.reload();
  await hp.getByText('Tautan Tidak Ditemukan Atau Sudah Berakhir').waitFor();
  expect(await axe(hp)).toEqual([]);
});
