// Goal: with ENKRIPSI=on a till works as ever, and whoever listens behind the proxy that ends TLS reads no business of it.
// Method: the real server behind a TLS proxy that writes down what passes, and a real Chromium that comes through it.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { bukaProksi, type Lewat, type Proksi } from '../kit/proksi-tls.ts';
import { bukaToko, type Toko } from './kit/browser.ts';
import { bukaBayar, kolomPindai, pilihSales, pindaiBaru, simpan } from './kit/kasir.ts';

let proksi: Proksi;
let toko: Toko;

beforeAll(async () => {
  proksi = await bukaProksi();
  toko = await bukaToko(inject('pgUrl'), undefined, undefined, proksi);
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

/** A page whose session agreed on keys: one that is brought to its device (`layar`) has none. */
async function masuk(user_id: string, path: string): Promise<Page> {
  const page = await toko.buka();
  await toko.ketikMasuk(page, user_id, path);
  return page;
}

/** Calls of a session that are no files. */
const panggilan = (): Lewat[] =>
  proksi.lewat.filter(({ path, kirim }) => /\/api\/v1\//.test(path) && kirim.headers['x-auth-token']);
const json = ({ jawab }: Lewat): boolean => jawab.headers['content-type']?.includes('json') ?? false;
const namaField = (text: string): string[] => Object.keys(JSON.parse(text) as object);
/** All that was said in calls and answers, addresses aside: those are seen by whoever listens. */
const didengar = (): string =>
  panggilan()
    .filter(json)
    .map(({ kirim, jawab }) => `${kirim.body}\n${jawab.body}`)
    .join('\n');

test('a login agrees on keys; a scan and a sale pass sealed, also after the page was loaded again', async () => {
  const kasir = await masuk('KASIR1', '/transaksi-penjualan');
  await kolomPindai(kasir).waitFor();
  expect(new URL(kasir.url()).protocol).toBe('https:');
  await kasir.getByText('Terhubung').waitFor();
  const kode = await pindaiBaru(toko, kasir);
  await kasir.reload();
  await kolomPindai(kasir).waitFor();
  await kasir.getByRole('row').filter({ hasText: kode }).waitFor();
  await pilihSales(kasir);
  await bukaBayar(kasir);
  const nota = await simpan(toko, kasir, 'KASIR1');
  const simpanan = panggilan().find(({ path }) => path.endsWith('/penjualan/simpan'));
  expect(simpanan?.jawab.status).toBe(200);
  expect(namaField(simpanan?.kirim.body ?? '{}')).toEqual(['enkripsi']);
  expect(namaField(simpanan?.jawab.body ?? '{}')).toEqual(['enkripsi']);
  const terdengar = didengar();
  for (const rahasia of [kode, nota.no_faktur_group, String(nota.total), 'KASIR1'])
    expect(terdengar, rahasia).not.toContain(rahasia);
});

test('a report is read sealed and downloaded as the file it is', async () => {
  const spv = await masuk('SPV1', '/laporan-transaksi-penjualan');
  await spv.getByRole('button', { name: 'Cari Laporan' }).press('Enter');
  await spv
    .getByText(/JKT1-FJ-/)
    .first()
    .waitFor();
  const [unduhan] = await Promise.all([
    spv.waitForEvent('download'),
    spv.getByRole('button', { name: 'Export CSV!!' }).press('Enter'),
  ]);
  expect(await readFile(await unduhan.path(), 'utf8')).toMatch(/JKT1-FJ-/);
  expect(didengar()).not.toMatch(/JKT1-FJ-/);
});

test('nothing of a session went by in plain but files, and every call had its seal', () => {
  const semua = panggilan();
  expect(semua.filter(json).length).toBeGreaterThan(20);
  const terbuka = semua.filter(
    (one) =>
      !one.kirim.headers['x-enkripsi'] ||
      (one.kirim.body !== '' && namaField(one.kirim.body).join() !== 'enkripsi') ||
      (json(one) && namaField(one.jawab.body).join() !== 'enkripsi'),
  );
  expect(terbuka.map(({ method, path, jawab }) => `${method} ${path} ${jawab.status}`)).toEqual([]);
});
