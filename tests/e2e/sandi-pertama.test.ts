/**
 * Protects: whoever logs in with a password that somebody else made comes into the house by changing it, and is told at the
 * field what is wrong; a session that ends at that door leads back to it.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PASSWORD } from '../kit/app.ts';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import { ketik, tekan, terfokus } from './kit/papan-tombol.ts';

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) =>
    owner.query("update pengguna set harus_ganti_password = true where user_id in ('KASIR1', 'KASIR2')"),
  );
});
afterAll(() => toko?.close());

async function pintu(user_id: string) {
  const page = await toko.buka();
  await page.goto(toko.url);
  await page.getByLabel('User ID').fill(user_id);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await tekan(page, 'Control+Enter');
  await page.getByRole('heading', { name: 'Ganti Password' }).waitFor();
  return {
    page,
    lama: page.getByLabel('Password lama'),
    baru: page.getByLabel('Password baru', { exact: true }),
  };
}

test('the forced change of password leads into the house', async () => {
  const { page, lama, baru } = await pintu('KASIR1');
  await terfokus(lama);
  expect(await axe(page)).toEqual([]);
  await ketik(page, PASSWORD);
  await baru.fill('tokoemas');
  await page.getByLabel('Ulangi password baru').fill('tokoemas');
  await tekan(page, 'Control+Enter');
  // What is wrong stands at its field, beside what would be right.
  await terfokus(baru);
  await page.getByText('Password Terlalu Mudah Ditebak').waitFor();
  await page.getByText(/Minimal 8 karakter/).waitFor();
  await baru.fill('kuda biru lari');
  await page.getByLabel('Ulangi password baru').fill('kuda biru lari');
  await tekan(page, 'Control+Enter');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /KASIR1/ })
    .waitFor();
  await page.reload();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /KASIR1/ })
    .waitFor();
});

test('a session that ended at the door asks for the password of the same person', async () => {
  const { page, lama, baru } = await pintu('KASIR2');
  await toko.akhiriSesi('KASIR2');
  await lama.fill(PASSWORD);
  await baru.fill('kuda biru lari');
  await page.getByLabel('Ulangi password baru').fill('kuda biru lari');
  await tekan(page, 'Control+Enter');
  await page.getByText('Sesi Anda Sudah Berakhir').first().waitFor();
  await terfokus(page.getByRole('textbox', { name: 'Password' }));
  await expect.poll(() => page.getByLabel('User ID').inputValue()).toBe('KASIR2');
});
