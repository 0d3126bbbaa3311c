/**
 * Protects: Esc closes what lies uppermost and nothing below it, whichever two lie over each other; and the keys reach what is left.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bukaToko, HP_PEMILIK, pindah, type Toko, tenang } from './kit/browser.ts';
import { ketik, tekan } from './kit/papan-tombol.ts';

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

const palet = (page: Page) => page.getByRole('dialog', { name: /Cari menu/ });

/** The palette over `bawah`: the first Esc is the palette's, the second one its own. */
async function paletDiAtas(page: Page, bawah: ReturnType<Page['locator']>): Promise<void> {
  await bawah.waitFor();
  await tekan(page, 'Control+k');
  await palet(page).waitFor();
  await tekan(page, 'Escape');
  await palet(page).waitFor({ state: 'detached' });
  // An overlay that was told to close is gone only when its movement has ended.
  await tenang(page);
  await expect.poll(() => bawah.isVisible()).toBe(true);
  await tekan(page, 'Escape');
  await bawah.waitFor({ state: 'detached' });
}

test('the palette over the review of rights', async () => {
  const owner = await toko.layar('OWNER', '', { bergerak: true });
  await pindah(owner, '/hak-akses-users');
  await owner.getByText('KASIR1', { exact: true }).first().click();
  await owner.getByRole('tree').waitFor();
  await owner.getByLabel('Cari menu atau tindakan').fill('laporan otorisasi');
  await owner.locator('[role="treeitem"][data-path="/laporan-otorisasi"]').focus();
  await tekan(owner, 'Space');
  await tekan(owner, 'Control+s');
  await paletDiAtas(owner, owner.getByRole('dialog', { name: /Perubahan hak KASIR1/ }));
});

test('the palette over a sheet, the list of keys and the change of a password', async () => {
  const owner = await toko.layar('OWNER', '/data-users', { bergerak: true });
  await owner.locator('[data-table] [data-at]').first().click();
  await paletDiAtas(owner, owner.getByRole('dialog'));
  await tekan(owner, '?');
  await paletDiAtas(owner, owner.getByRole('dialog', { name: /Tombol/ }));
  await owner.getByRole('button', { name: /OWNER/ }).click();
  await owner.getByRole('menuitem', { name: /Password/ }).click();
  await paletDiAtas(owner, owner.getByRole('dialog', { name: /Password/ }));
});

test('a password shown once goes away alone: the sheet it was made from stays', async () => {
  const owner = await toko.layar('OWNER', '/data-users', { bergerak: true });
  await owner.locator('[data-table] [data-at]').filter({ hasText: 'KASIR2' }).first().click();
  const lembar = owner.getByRole('dialog', { name: /KASIR2/ });
  await lembar.getByRole('button', { name: 'Reset Password' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Ya', exact: true }).click();
  await owner.locator('[data-sandi]').waitFor();
  await tekan(owner, 'Escape');
  await owner.locator('[data-sandi]').waitFor({ state: 'detached' });
  await tenang(owner);
  await expect.poll(() => lembar.isVisible()).toBe(true);
});

test('the menu of a phone under the palette', async () => {
  const hp = await toko.layar('SPV1', '', { viewport: HP_PEMILIK, bergerak: true });
  await hp.getByRole('button', { name: 'Menu', exact: true }).click();
  await paletDiAtas(hp, hp.locator('.mantine-Drawer-content'));
});

test('a form hears its keys again once the word about a broken line over it has gone, also where nothing moves', async () => {
  const spv = await toko.layar('SPV1', '/uang-kas');
  await tekan(spv, 'Alt+n');
  const form = spv.getByRole('dialog', { name: 'Tambah / Ambil Uang' });
  for (const [label, isi] of [
    ['Arah', 'tambah'],
    ['Kategori', 'TAMBAH_MODAL'],
    ['Jumlah Rp', '5000'],
    ['Keterangan', 'receh'],
  ] as const) {
    await form
      .getByRole('textbox', { name: label })
      .or(form.getByRole('combobox', { name: label }))
      .first()
      .focus();
    await ketik(spv, isi);
    await tekan(spv, 'Enter');
  }
  // The answer is lost: the button that sent it cannot take the caret back while it sends.
  await spv.route('**/cash/uang-kas', (route) => route.abort(), { times: 1 });
  await tekan(spv, 'Control+Enter');
  await spv.getByText('Koneksi Bermasalah').first().waitFor();
  await spv.getByText('Koneksi Bermasalah').first().waitFor({ state: 'detached' });
  await expect.poll(() => form.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await tekan(spv, 'Control+Enter');
  // It was heard: what the owner must agree to is asked.
  await form.getByText('Perlu Otorisasi').waitFor();
});
