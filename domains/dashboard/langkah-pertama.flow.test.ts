/** Protects: a store that has sold nothing is told what comes next, each step as it is done, and only to whom it is for. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { berikutnya } from './langkah-pertama.rule.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const BARU = { kode_toko: 'BARU1', nama_toko: 'TOKO BARU', alamat_toko: '-', pkp: false, zona: 'WIB' };
const langkah = async (portal?: string) =>
  (await kit.as('OWNER').get('dashboard/langkah-pertama', portal ? { portal } : {})).data;
/** An act in the new store, as head office does it. */
const buat = async (path: string, body: object): Promise<void> => {
  const answer = await kit.as('OWNER').post(path, body, { portal: 'BARU1' });
  expect(answer.status, answer.text).toBe(200);
};

test('a chain whose stores all sell is told nothing, a cashier is not asked', async () => {
  expect(await langkah()).toEqual({ ada_toko: true, toko: [] });
  expect(await langkah('JKT1')).toEqual({ ada_toko: true, toko: [] });
  expect((await kit.as('KASIR1').get('dashboard/langkah-pertama')).status).toBe(403);
});

test('a new store: every step is ticked when it is there', async () => {
  expect((await kit.as('OWNER').post('tokos/create', BARU)).status).toBe(200);
  const selesai = async (): Promise<string[]> => {
    const { toko } = await langkah('BARU1');
    expect(toko).toEqual((await langkah()).toko);
    return toko[0].selesai;
  };
  expect(await selesai()).toEqual([]);
  const harga = { kode_harga: 'EMAS24K', nama_harga: 'EMAS 24K', kadar: 100 };
  await buat('parameter-harga-emas/create', { ...harga, harga_jual: 1_300_000, harga_beli: 1_200_000 });
  expect(await selesai()).toEqual(['HARGA']);
  await buat('sales/create', { kode_sales: 'SITI', nama_sales: 'SITI', no_hp: null });
  expect(await selesai()).toEqual(['HARGA', 'SALES']);
  await buat('users/create', { user_id: 'BUDI', nama: 'BUDI', level: 'KASIR', kode_toko: 'BARU1' });
  expect(await selesai()).toEqual(['HARGA', 'SALES', 'PENGGUNA']);
  // Somebody else's store says nothing of it, and his own sells.
  expect((await kit.as('SPV1').get('dashboard/langkah-pertama')).data.toko).toEqual([]);
});

test.each([
  ['the price before everything', [], 'HARGA'],
  ['what a sale cannot do without', ['HARGA', 'PENGGUNA'], 'SALES'],
  ['not what can wait', ['HARGA', 'SALES'], 'BARANG'],
  ['the sale, when all it needs is there', ['HARGA', 'SALES', 'BARANG'], 'PENJUALAN'],
] as const)('next comes %s', (_what, selesai, next) => expect(berikutnya(selesai)).toBe(next));
