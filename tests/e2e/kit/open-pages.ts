/** The pages of a test file that are open, so that one that fails can say what they show. */
import type { Page } from 'playwright-core';
import { FACTOR } from '../../machine.ts';

const open = new Set<Page>();

export function remembered(page: Page): Page {
  open.add(page);
  page.on('close', () => open.delete(page));
  return page;
}

/** As much as one reads at a glance. */
const GLANCE = 700;
/** What is asked of a page that may hang. */
const PATIENCE = { timeout: 2000 * FACTOR };

/** Address and words of each page, and its picture where it can still be taken. */
export const openPages = (): Promise<{ words: string; picture: Buffer | null }[]> =>
  Promise.all(
    [...open].map(async (page) => {
      const words = await page
        .locator('body')
        .innerText(PATIENCE)
        .catch((error: Error) => error.message);
      return {
        words: `${page.url()}\n${words.replace(/\s*\n\s*/g, ' | ').slice(0, GLANCE)}`,
        picture: await page.screenshot(PATIENCE).catch(() => null),
      };
    }),
  );
