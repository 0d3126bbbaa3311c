// Goal: a till gets its own printer by a code, and what it prints comes out there and not in the browser; when it cannot, the till says so.
// Method: the real agent beside the real server, a printer that is a real socket, a supervisor at the till.
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { type Agent, startAgent } from '../../../apps/agent/agent.ts';
import { pair } from '../../../apps/agent/pair.ts';
import { openRenewal } from '../../../apps/agent/renewal.ts';
import { type Simulasi, simulasi } from '../../kit/simulator/pencetak.ts';
import { axe, bukaToko, dicetak, pindah, type Toko } from '../kit/browser.ts';
import { bukaBayar, bukaKasir, kolomPindai, pindaiBaru, simpan } from '../kit/kasir.ts';

let toko: Toko;
let printer: Simulasi;
let agen: Agent | undefined;
const dir = mkdtempSync(join(tmpdir(), 'mustika-agen-layar-'));
beforeAll(async () => {
  [toko, printer] = await Promise.all([bukaToko(inject('pgUrl')), simulasi('ESCPOS')]);
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(async () => {
  await agen?.stop();
  await printer?.close();
  await toko?.close();
  rmSync(dir, { recursive: true, force: true });
});

const antrean = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Antrean cetak' });

/** What the PC of the till is told, from the code that its screen shows. */
async function pasang(page: Page): Promise<void> {
  await page.getByLabel('Nama kasir').fill('Kasir depan');
  await page.getByRole('button', { name: 'Buat kode pemasangan' }).click();
  const kode = page.getByLabel('Kode pemasangan');
  await kode.waitFor();
  const words = { sistem: 'linux uji', versi: '1.0.0' };
  const key = await pair({ server: toko.url, kode: (await kode.textContent()) ?? '', dir, ...words });
  const still = { say: () => {}, refused: () => {}, renewed: () => {} };
  agen = startAgent({ dir, key, ...words, ...still, renewal: openRenewal(dir, null) });
  await page.getByText('Agen Kasir depan tersambung').waitFor();
}

test('a till is paired, gets its printer, and prints there', async () => {
  const page = await toko.layar('SPV1', '/perangkat');
  await page.getByText('Kasir ini belum punya agen').waitFor();
  await pasang(page);
  await page.getByRole('button', { name: 'Tambah printer' }).click();
  await page.getByLabel('Nama printer').fill('Struk depan');
  await page.getByLabel('Alamat').fill(printer.pencetak('').alamat);
  await page.getByRole('combobox', { name: 'Struk dan laci ke' }).click();
  await page.getByRole('option', { name: 'Struk depan' }).click();
  await page.getByRole('button', { name: 'Simpan printer' }).click();
  await page.getByRole('button', { name: 'Halaman uji' }).click();
  await expect.poll(() => printer.cetak).toContain('MUSTIKA - HALAMAN UJI');
  await expect.poll(() => antrean(page).textContent()).toBe('Printer siap');
});

test('a sale comes out at the printer of the till and not in the browser; without paper it waits and the till says why', async () => {
  const page = await bukaKasir(toko, 'SPV1');
  await antrean(page).waitFor();
  await pindaiBaru(toko, page);
  await bukaBayar(page);
  const nota = await simpan(toko, page, 'SPV1', false);
  await expect.poll(() => printer.cetak).toContain(nota.no_faktur_group);
  expect(await dicetak(page)).toBe(0);

  printer.kertas = false;
  await kolomPindai(page).focus();
  await pindaiBaru(toko, page);
  await bukaBayar(page);
  const kedua = await simpan(toko, page, 'SPV1', false);
  await antrean(page).getByText('Struk depan: Kertas habis · 1 antre').waitFor();
  await antrean(page).click();
  const daftar = page.getByRole('dialog').filter({ hasText: kedua.no_faktur_group });
  await daftar.getByText('Kertas habis', { exact: false }).first().waitFor();
  expect(printer.cetak).not.toContain(kedua.no_faktur_group);
  printer.kertas = true;
  await expect.poll(() => printer.cetak).toContain(kedua.no_faktur_group);
  await expect.poll(() => antrean(page).textContent()).toBe('Printer siap');
});

test('the scale of the till is read by its agent, wherever something is weighed', async () => {
  const box = createServer((plug) => {
    plug.on('error', () => {});
    plug.write('ST,+00012.345  g\r\n'.repeat(4));
  });
  await new Promise<void>((done) => box.listen(0, '127.0.0.1', done));
  onTestFinished(() => void box.close());
  const page = await toko.layar('SPV1', '/perangkat');
  await page.getByRole('switch', { name: 'Timbangan dibaca agen' }).click();
  const panel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Timbangan kasir ini' }) });
  await panel.getByRole('combobox', { name: 'Sambungan' }).click();
  await page.getByRole('option', { name: 'Jaringan', exact: true }).click();
  await panel.getByLabel('Alamat').fill(`127.0.0.1:${(box.address() as AddressInfo).port}`);
  await panel.getByRole('button', { name: 'Simpan timbangan' }).click();
  await panel.getByLabel('Bacaan timbangan').getByText('12,345 g').waitFor();
  await panel.getByText('stabil').waitFor();
  expect(await axe(page)).toEqual([]);
  await pindah(page, '/timbang-baki');
  await page.getByLabel('Bacaan timbangan').getByText('12,345 g').waitFor();
});
