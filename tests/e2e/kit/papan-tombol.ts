/**
 * What hands and scanners do on a keyboard, and wait for, whatever they work on. A key goes to a page that says that it listens
 * (packages/web-kit/listening.ts), so that none is lost to a screen that is not there yet; one that the page says it hears and does
 * not is a fault of the product.
 */
import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { house } from '../../../domains/house.ts';

/** The page listens: where it is, or at `path` once it is there. */
export const mendengar = (page: Page, path?: string): Promise<void> =>
  page
    .locator(path === undefined ? 'html[data-siap]' : `html[data-siap="${path}"]`)
    .waitFor({ state: 'attached' });

/** Presses keys, each once the page listens again. */
export async function tekan(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await mendengar(page);
    await page.keyboard.press(key);
  }
}

/** Presses keys in one go: the second is on its way before the page has answered the first. */
export async function sekaligus(page: Page, ...keys: readonly string[]): Promise<void> {
  await mendengar(page);
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}

/** Types where the caret is; `gap` milliseconds from key to key. */
export async function ketik(page: Page, text: string, gap = 0): Promise<void> {
  await mendengar(page);
  await page.keyboard.type(text, { delay: gap });
}

/** Holds a key down until it came so often: all but the first say that they are repeats, as a keyboard says it. */
export async function tahan(page: Page, key: string, times: number): Promise<void> {
  await mendengar(page);
  for (let n = 0; n < times; n += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

/** Pastes where the caret is: the text arrives in one piece. */
export async function tempel(page: Page, text: string): Promise<void> {
  await mendengar(page);
  await page.keyboard.insertText(text);
}

/** Types whether the page listens or not: for those who ask what becomes of it. */
export const ketikSaja = (page: Page, text: string): Promise<void> => page.keyboard.type(text);

/** What the browser is told of a key beside its name. */
const ketukan = (key: string) =>
  key === 'Enter'
    ? { key, code: key, text: '\r', windowsVirtualKeyCode: 13 }
    : { key, text: key, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) };

/**
 * Keys as a wedge scanner sends them: the code and Enter, `gap` milliseconds apart by the clock of the keyboard. A busy machine hands
 * them on late and says when they were pressed, as it does of a real one.
 */
export async function pindai(
  page: Page,
  kode: string,
  gap: number | ((at: number) => number) = 10,
): Promise<void> {
  await mendengar(page);
  const kabel = await page.context().newCDPSession(page);
  let saat = Date.now();
  for (const [at, key] of [...kode, 'Enter'].entries()) {
    const timestamp = saat / 1000;
    saat += typeof gap === 'number' ? gap : gap(at);
    const satu = { ...ketukan(key), timestamp };
    await kabel.send('Input.dispatchKeyEvent', { type: 'keyDown', ...satu });
    await kabel.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp });
  }
  await kabel.detach();
}

/** A panel that is seen is not yet focused: what is typed at once lands beneath it. */
export const terfokus = async (field: Locator): Promise<void> => {
  await field.waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
};

/** Presses again as long as the line loses answers: a person who reads "Koneksi Bermasalah" does just that. */
export async function sampai(page: Page, key: string, jadi: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      for (let n = 0; n < 5; n += 1) {
        if (await jadi()) return true;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await tekan(page, key);
      return false;
    })
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
  await tekan(page, 'Control+k');
  await terfokus(page.getByRole('textbox', { name: /^Cari menu, nota/ }));
  await ketik(page, judulDari(path));
  await page
    .locator('[data-selected]')
    .filter({ hasText: judulDari(path) })
    .waitFor();
  await tekan(page, 'Enter');
  await mendengar(page, path);
}

/** Scans, and presses a key before the server has answered what it asks of at `address`, as a quick hand does on a slow line. */
export async function lebihCepat(page: Page, address: string, code: string, key: string): Promise<void> {
  const { promise: dijawab, resolve: jawab } = Promise.withResolvers<void>();
  const tertahan = async (route: Route): Promise<void> => {
    await dijawab;
    await route.continue();
  };
  await page.route(address, tertahan, { times: 1 });
  const dicari = page.waitForRequest(address);
  await pindai(page, code);
  await dicari;
  await tekan(page, key);
  jawab();
}
