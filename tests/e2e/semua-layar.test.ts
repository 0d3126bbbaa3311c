// Goal: a screen can be read by everybody, light and dark, whichever it is. Method: walks screens of the house (a sample of them, or
// all in `npm run attack`) with somebody who may see them, in a shop with every module on, lets axe judge what stands in the frame,
// and looks where the caret is in what Alt+N opens; the frame itself, the door, the sheets and full lists are judged in
// tampilan.test.ts and in the journeys.
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import type { Gate } from '../../packages/kernel/gate.ts';
import { semuaModul } from '../kit/modul.ts';
import { sample } from '../kit/sample.ts';
import { axe, bukaToko, pindah, type Toko } from './kit/browser.ts';
import { tekan } from './kit/papan-tombol.ts';

const modulDi = (gate: Gate): string[] =>
  gate.is === 'flag' ? [gate.flag] : 'gates' in gate ? gate.gates.flatMap(modulDi) : [];

let toko: Toko;
beforeAll(async () => {
  const flags = [...new Set(house.screens.flatMap(({ gate }) => modulDi(gate)))];
  toko = await bukaToko(inject('pgUrl'), (owner) => semuaModul(owner, flags));
});
afterAll(() => toko?.close());

type Layar = { path: string; title: string };

/** The public pages and the customer's window stand in no frame of ours. */
const TANPA_BINGKAI = new Set(['/layar-pelanggan']);
const LAYAR: readonly Layar[] = sample(
  house.screens.filter(({ gate, path }) => gate.is !== 'public' && !TANPA_BINGKAI.has(path)),
  ({ path }) => path,
);

/** A page, and how to wait until it has fetched what it wanted and painted it. */
type Jalan = { page: Page; sepi: () => Promise<void> };

function jalan(page: Page): Jalan {
  const terbuka = new Set<Request>();
  page.on('request', (one) => terbuka.add(one));
  for (const akhir of ['requestfinished', 'requestfailed'] as const)
    page.on(akhir as 'requestfinished', (one) => terbuka.delete(one));
  const dilukis = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const sepi = async (): Promise<void> => {
    await expect.poll(() => terbuka.size, { interval: 20 }).toBe(0);
    await dilukis();
    if (terbuka.size > 0) await sepi();
  };
  return { page, sepi };
}

/** Goes there and answers whether it is the screen that is shown; who may not see it, or must pick a store, sees another. */
async function lihat({ page, sepi }: Jalan, { path, title }: Layar): Promise<boolean> {
  await pindah(page, path);
  await page.waitForFunction(
    (judul) =>
      document.title.startsWith(judul) &&
      document.querySelector('#isi :is(h1, h2)') !== null &&
      document.querySelector('#isi :is(.mantine-Loader-root, .mantine-Skeleton-root)') === null,
    title,
    { polling: 20 },
  );
  await sepi();
  return (
    (await page
      .locator('#isi')
      .getByText(/Mohon Pilih Toko|Tidak Berhak/)
      .count()) === 0
  );
}

/** Colours are all that differs in the dark, and they hang on this mark alone: no screen is made anew for them. */
async function nilai(page: Page, path: string): Promise<string[]> {
  const tema = (nama: 'light' | 'dark') =>
    page.evaluate((to) => document.documentElement.setAttribute('data-mantine-color-scheme', to), nama);
  const terang = await axe(page, { di: '#isi' });
  await tema('dark');
  const gelap = await axe(page, { di: '#isi', aturan: ['color-contrast'] });
  await tema('light');
  return [...terang.map((satu) => `${path} light: ${satu}`), ...gelap.map((satu) => `${path} dark: ${satu}`)];
}

/** What Alt+N opens begins where something is typed or picked, not at the cross that closes it. The next screen takes the form away. */
async function mulaiMengisi({ page, sepi }: Jalan, path: string): Promise<string[]> {
  if ((await page.getByTitle('Insert / Alt+N').count()) === 0) return [];
  await tekan(page, 'Alt+n');
  await page.getByRole('dialog').first().waitFor();
  await sepi();
  // A list that has nothing to pick from has no place to begin.
  const mengisi = () =>
    page.evaluate((isian) => {
      const fokus = document.activeElement;
      if (fokus?.closest('[role="dialog"]') && fokus.matches(isian)) return true;
      return document.querySelector(`[role="dialog"] :is(${isian})`) === null;
    }, 'input, textarea, [role="group"]');
  return await expect
    .poll(mengisi)
    .toBe(true)
    .then(
      () => [],
      () => [`${path}: Alt+N begins nowhere`],
    );
}

/** Walks until the list is empty; what this user may not see he lays aside. */
async function telusuri(
  user_id: string,
  antri: Layar[],
  temuan: string[],
  cabang?: string,
): Promise<Layar[]> {
  const page = await toko.layar(user_id);
  const kaki = jalan(page);
  if (cabang) {
    await page.getByRole('combobox', { name: 'Pilih Toko' }).fill(cabang);
    await tekan(page, 'Enter');
    await kaki.sepi();
  }
  // A colour on its way to another is judged by nobody.
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  });
  const lain: Layar[] = [];
  for (let layar = antri.shift(); layar; layar = antri.shift()) {
    if (!(await lihat(kaki, layar))) {
      lain.push(layar);
      continue;
    }
    temuan.push(...(await nilai(page, layar.path)), ...(await mulaiMengisi(kaki, layar.path)));
  }
  return lain;
}

test('axe finds nothing serious on a screen of the house, light and dark', async () => {
  const antri = [...LAYAR];
  const temuan: string[] = [];
  const pertama = await Promise.all([telusuri('SPV1', antri, temuan), telusuri('SPV1-BDG', antri, temuan)]);
  const kedua = await telusuri('SU', pertama.flat(), temuan, 'JKT1');
  expect(temuan).toEqual([]);
  expect(kedua.map(({ path }) => path)).toEqual([]);
});
