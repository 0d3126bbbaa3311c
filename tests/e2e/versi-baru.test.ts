/** Protects: the page opens where the line does not, and its worker keeps what the build laid down and nothing else. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bukaToko, type Toko } from './kit/browser.ts';

let toko: Toko;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

test('a browser that was here once shows the door without the server', async () => {
  const page = await toko.buka({ pekerja: true });
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
  await expect.poll(() => page.content()).toContain(entry);
});
