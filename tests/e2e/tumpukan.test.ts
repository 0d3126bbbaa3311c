/** Protects: Esc closes what lies uppermost and nothing below it, whichever two lie over each other. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bukaToko, HP_PEMILIK, pindah, type Toko } from './browser.ts';

let toko: Toko;
let owner: Page;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  owner = await toko.buka();
  await toko.masuk(owner, 'OWNER');
});
afterAll(() => toko?.close());

const palet = (page: Page) => page.getByRole('dialog', { name: /Cari menu/ });

/** The palette over `bawah`: the first Esc is the palette's, the second one its own. */
async function paletDiAtas(page: Page, bawah: ReturnType<Page['locator']>): Promise<void> {
  await bawah.waitFor();
  await page.keyboard.press('Control+k');
  await palet(page).waitFor();
  await page.keyboard.press('Escape');
  await palet(page).waitFor({ state: 'detached' });
  // An overlay that was told to close is gone only when its movement has ended.
  await page.waitForTimeout(400);
  expect(await bawah.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await bawah.waitFor({ state: 'detached' });
}

test('the palette over the review of rights', async () => {
  await owner.goto(`${toko.url}/hak-akses-users?user=KASIR1`);
  await owner.getByRole('tree').waitFor();
  await owner.getByLabel('Cari menu atau tindakan').fill('laporan otorisasi');
  await owner.locator('[role="treeitem"][data-path="/laporan-otorisasi"]').focus();
  await owner.keyboard.press('Space');
  await owner.keyboard.press('Control+s');
  await paletDiAtas(owner, owner.getByRole('dialog', { name: /Perubahan hak KASIR1/ }));
});

test('the palette over a sheet, the list of keys and the change of a password', async () => {
  await owner.goto(`${toko.url}/data-users`);
  await owner.locator('[data-table] [data-at]').first().click();
  await paletDiAtas(owner, owner.getByRole('dialog'));
  await owner.keyboard.press('?');
  await paletDiAtas(owner, owner.getByRole('dialog', { name: /Tombol/ }));
  await owner.getByRole('button', { name: /OWNER/ }).click();
  await owner.getByRole('menuitem', { name: /Password/ }).click();
  await paletDiAtas(owner, owner.getByRole('dialog', { name: /Password/ }));
});

test('a password shown once goes away alone: the sheet it was made from stays', async () => {
  await pindah(owner, '/data-users');
  await owner.locator('[data-table] [data-at]').filter({ hasText: 'KASIR2' }).first().click();
  const lembar = owner.getByRole('dialog', { name: /KASIR2/ });
  await lembar
    .getByRole('button', { name: /[Pp]assword/ })
    .first()
    .click();
  const ya = owner.getByRole('alertdialog').or(owner.locator('.mantine-Modal-content')).last();
  if (!(await owner.locator('[data-sandi]').isVisible())) await ya.getByRole('button').last().click();
  await owner.locator('[data-sandi]').waitFor();
  await owner.keyboard.press('Escape');
  await owner.locator('[data-sandi]').waitFor({ state: 'detached' });
  await owner.waitForTimeout(400);
  expect(await lembar.isVisible()).toBe(true);
});

test('the menu of a phone under the palette', async () => {
  const hp = await toko.buka({ viewport: HP_PEMILIK });
  await toko.masuk(hp, 'SPV1');
  await hp.getByRole('button', { name: 'Menu', exact: true }).click();
  await paletDiAtas(hp, hp.locator('.mantine-Drawer-content'));
});
