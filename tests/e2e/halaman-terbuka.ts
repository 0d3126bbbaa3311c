/** The pages of a test file that are open, so that one that fails can say what they show. */
import type { Page } from 'playwright-core';

const terbuka = new Set<Page>();

export function ingat(page: Page): Page {
  terbuka.add(page);
  page.on('close', () => terbuka.delete(page));
  return page;
}

/** As much as one reads at a glance. */
const SEPINTAS = 700;

/** Address and words of each page. */
export const yangTampak = (): Promise<string[]> =>
  Promise.all(
    [...terbuka].map(async (page) => {
      const kata = await page
        .locator('body')
        .innerText({ timeout: 2000 })
        .catch((error: Error) => error.message);
      return `${page.url()}\n${kata.replace(/\s*\n\s*/g, ' | ').slice(0, SEPINTAS)}`;
    }),
  );
