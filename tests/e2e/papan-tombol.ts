/** What hands on a keyboard do and wait for, whatever they work on. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { house } from '../../domains/house.ts';
import { SABAR } from './browser.ts';

/** A panel that is seen is not yet focused: what is typed at once lands beneath it. */
export const terfokus = async (field: Locator): Promise<void> => {
  await field.waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement), SABAR).toBe(true);
};

/** Presses again as long as the line loses answers: a person who reads "Koneksi Bermasalah" does just that. */
export async function sampai(page: Page, tekan: string, jadi: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      for (let n = 0; n < 5; n += 1) {
        if (await jadi()) return true;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await page.keyboard.press(tekan);
      return false;
    }, SABAR)
    .toBe(true);
}

/** A birthday is far back: from days to months to years, and down again. */
export async function lahir(lembar: Locator): Promise<void> {
  const page = lembar.page();
  await lembar.getByLabel('Tanggal Lahir').click();
  const kalender = page.locator('[data-dates-dropdown]');
  const naik = kalender.locator('button').nth(1);
  await naik.click();
  await naik.click();
  for (let n = 0; n < 3; n += 1) await kalender.locator('button').first().click();
  await kalender.locator('td button').first().click();
  await kalender.locator('td button').first().click();
  await kalender.locator('td button:not([data-outside])').first().click();
}

/** What the menu calls a screen. */
export const judulDari = (path: string): string =>
  house.screens.find((screen) => screen.path === path)?.title ?? path;

/** Goes to a screen as a keyboard does, by Ctrl+K and its name; unless it is there. */
export async function ke(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  const cari = page.getByRole('textbox', { name: /^Cari menu, nota/ });
  await page.keyboard.press('Control+k');
  await sampai(page, 'Control+k', () => cari.isVisible());
  await terfokus(cari);
  await page.keyboard.type(judulDari(path));
  await page
    .locator('[data-selected]')
    .filter({ hasText: judulDari(path) })
    .waitFor();
  const kepala = async () => (await page.locator('h1').allTextContents()).join();
  const [judul, dulu] = [await page.title(), await kepala()];
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname, SABAR).toBe(path);
  // The address changes first and the title next; with the heading the old screen, its keys and buttons are gone.
  await expect.poll(() => page.title(), SABAR).not.toBe(judul);
  await expect.poll(async () => ['', dulu].includes(await kepala()), SABAR).toBe(false);
}
