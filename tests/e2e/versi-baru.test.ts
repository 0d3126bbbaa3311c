/** Protects: the page opens where the line does not, and its worker keeps what the build laid down and nothing else. */
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { bukaToko } from './browser.ts';

test('a browser that was here once shows the door without the server', async () => {
  const toko = await bukaToko(inject('pgUrl'));
  try {
    const page = await toko.buka();
    await page.goto(toko.url);
    const kept = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const names = (await caches.keys()).filter((name) => name.includes('precache'));
      const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return found.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.sort()).toEqual(['/ikon.svg', '/index.html']);
    // Under the worker's eye, so that it keeps the scripts as well.
    await page.reload();
    await page.getByLabel('User ID').waitFor();
    await page.context().setOffline(true);
    await page.reload();
    const built = readFileSync(new URL('../../apps/web/dist/index.html', import.meta.url), 'utf8');
    const [entry] = /assets\/[^"]+\.js/.exec(built) ?? [];
    expect(await page.content()).toContain(entry);
  } finally {
    await toko.close();
  }
});
