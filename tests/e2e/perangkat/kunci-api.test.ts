// Goal: the owner gives a program a key, it calls with it, he sees what it did, and takes the key away: the program is refused at once.
// Method: the screen as he uses it, in the browser; the program is a plain fetch from outside of it.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { PASSWORD } from '../../kit/app.ts';
import { axe, bukaToko, HP_PEMILIK, type Toko } from '../kit/browser.ts';

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const panggil = async (kunci: string, path: string) => {
  const answer = await fetch(`${toko.url}/api/v1/${path}`, { headers: { 'x-auth-token': kunci } });
  return { status: answer.status, body: (await answer.json()) as { code?: string; data?: unknown[] } };
};

/** The secret that is shown once, above whatever it was asked from. */
async function dibaca(page: Page, nama: string): Promise<string> {
  const sekali = page.getByRole('dialog', { name: `Kunci ${nama}` });
  const kunci = (await sekali.locator('[data-rahasia]').textContent()) ?? '';
  expect(kunci).toMatch(/^mku_/);
  await sekali.getByRole('button', { name: 'Sudah disimpan' }).click();
  await sekali.waitFor({ state: 'hidden' });
  return kunci;
}

async function buat(page: Page, nama: string): Promise<string> {
  await page.getByRole('button', { name: 'Buat Kunci API' }).first().click();
  const lembar = page.getByRole('dialog', { name: 'Buat Kunci API' });
  await lembar.getByRole('combobox', { name: 'Toko' }).click();
  await page.getByRole('option', { name: /JKT1/ }).click();
  await lembar.getByRole('textbox', { name: 'Cari layar atau tindakan' }).fill('/data-barang');
  await lembar.getByRole('checkbox', { name: 'Data Barang', exact: true }).check();
  await lembar.getByLabel('Nama Kunci').fill(nama);
  await lembar.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  expect(await axe(page, { di: '[role=dialog]' })).toEqual([]);
  await lembar.getByRole('button', { name: 'Buat Kunci API' }).click();
  return dibaca(page, nama);
}

test('a key is made, calls, is seen at work, and is refused once it was revoked', async () => {
  const page = await toko.layar('OWNER', '/kunci-api');
  const kunci = await buat(page, 'TOKO WEB');
  const stok = await panggil(kunci, 'barang/list?limit=3');
  expect([stok.status, stok.body.data?.length]).toEqual([200, 3]);
  expect(await panggil(kunci, 'penjualan')).toMatchObject({
    ...{ status: 403, body: { code: 'KUNCI_API_TANPA_HAK' } },
  });

  await page.getByRole('row').filter({ hasText: 'TOKO WEB' }).click();
  const lembar = page.getByRole('dialog').filter({ hasText: 'TOKO WEB' });
  await lembar.getByRole('tab', { name: 'Panggilan' }).click();
  const catatan = lembar.locator('[data-table=panggilan]');
  await catatan.getByText('GET barang/list', { exact: false }).waitFor();
  await catatan.getByText('403').waitFor();

  await lembar.getByRole('tab', { name: 'Kunci', exact: true }).click();
  await lembar.getByRole('button', { name: 'Putar rahasia' }).click();
  const putar = page.getByRole('dialog', { name: 'Putar rahasia' });
  await putar.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await putar.getByRole('button', { name: 'Putar rahasia' }).click();
  const baru = await dibaca(page, 'TOKO WEB');
  for (const satu of [kunci, baru]) expect((await panggil(satu, 'barang/list?limit=1')).status).toBe(200);

  await lembar.getByRole('button', { name: 'Cabut' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click();
  await page.getByText('Kunci API Sudah Dicabut').waitFor();
  expect(await panggil(kunci, 'barang/list?limit=3')).toMatchObject({
    ...{ status: 401, body: { code: 'KUNCI_API_TIDAK_BERLAKU' } },
  });
});

test('on a telephone the owner sees his keys, and nobody else has the screen', async () => {
  const page = await toko.layar('OWNER', '/kunci-api', { viewport: HP_PEMILIK });
  await page.getByRole('heading', { name: 'Kunci API' }).waitFor();
  expect(await axe(page)).toEqual([]);
  const lain = await toko.layar('SU', '/kunci-api');
  await lain.getByText('Anda tidak berhak', { exact: false }).first().waitFor();
});
