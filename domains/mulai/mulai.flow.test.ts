/** Protects: a store that has sold nothing is told what comes next, each step as it is done, and only to whom it is for. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const BARU = { kode_toko: 'BARU1', nama_toko: 'TOKO BARU', alamat_toko: '-', pkp: false, zona: 'WIB' };
const keadaan = async (portal?: string) =>
  (await kit.as('OWNER').get('mulai', portal ? { portal } : {})).data;
/** An act in the new store, as head office does it. */
const buat = async (path: string, body: object): Promise<void> => {
  const answer = await kit.as('OWNER').post(path, body, { portal: 'BARU1' });
  expect(answer.status, answer.text).toBe(200);
};

test('a chain whose stores all sell is told nothing, a store that sells what it has; a cashier is not asked', async () => {
  expect(await keadaan()).toEqual({ ada_toko: true, toko: [] });
  const { toko } = await keadaan('JKT1');
  expect(toko).toHaveLength(1);
  expect(toko[0].selesai).toEqual(
    expect.arrayContaining(['HARGA', 'KADAR', 'BAKI', 'SALES', 'BARANG', 'PENJUALAN']),
  );
  expect((await kit.as('KASIR1').get('mulai')).status).toBe(403);
});

test('a new store: every step is ticked when it is there', async () => {
  expect((await kit.as('OWNER').post('tokos/create', BARU)).status).toBe(200);
  const selesai = async (): Promise<string[]> => {
    const { toko } = await keadaan('BARU1');
    expect(toko).toEqual((await keadaan()).toko);
    return toko[0].selesai;
  };
  expect(await selesai()).toEqual([]);
  const harga = { kode_harga: 'EMAS24K', nama_harga: 'EMAS 24K', kadar: 100 };
  await buat('parameter-harga-emas/create', { ...harga, harga_jual: 1_300_000, harga_beli: 1_200_000 });
  expect(await selesai()).toEqual(['HARGA']);
  const grup = {
    kode_group: '750',
    nama_group: 'EMAS 750',
    harga: 975_000,
    harga_modal: 0,
    kadar: 75,
    kadar_jual: 75,
  };
  await buat('group/create', { ...grup, jenis_group: null, markis: false, aksesoris: false });
  expect(await selesai()).toEqual(['HARGA', 'KADAR']);
  const baki = { kode_baki: 'CC01', nama_baki: 'CINCIN 1', berat_baki: 0 };
  // What lies where nothing is sold is no tray for the window.
  await buat('baki/create', { ...baki, kode_baki: 'BL01', kode_gudang: 'BELI' });
  expect(await selesai()).toEqual(['HARGA', 'KADAR']);
  await buat('baki/create', { ...baki, kode_gudang: 'TOKO' });
  expect(await selesai()).toEqual(['HARGA', 'KADAR', 'BAKI']);
  await buat('sales/create', { kode_sales: 'SITI', nama_sales: 'SITI', no_hp: null });
  expect(await selesai()).toEqual(['HARGA', 'KADAR', 'BAKI', 'SALES']);
  await buat('users/create', { user_id: 'BUDI', nama: 'BUDI', level: 'KASIR', kode_toko: 'BARU1' });
  expect(await selesai()).toEqual(['HARGA', 'KADAR', 'BAKI', 'SALES', 'PENGGUNA']);
  // Somebody else's store says nothing of it.
  expect(
    (await kit.as('SPV1').get('mulai')).data.toko.map((t: { kode_toko: string }) => t.kode_toko),
  ).toEqual(['JKT1']);
});

test('a question that is answered with yes is a module of the store, and nobody is named where no name is asked for', async () => {
  const ubah = async (key: string, value: string): Promise<void> => {
    const { data } = await kit.as('OWNER').get('setelan', { portal: 'BARU1' });
    const versi = data.find((row: { key: string }) => row.key === key)?.versi ?? 0;
    const answer = await kit.as('OWNER').put(`para-system/key/${key}`, { value, versi }, { portal: 'BARU1' });
    expect(answer.status, answer.text).toBe(200);
  };
  const punya = async (): Promise<string[]> => (await keadaan('BARU1')).toko[0].selesai;
  await ubah('CICILAN_MODULE', 'true');
  expect(await punya()).toContain('USAHA');
  await ubah('CICILAN_MODULE', 'false');
  expect(await punya()).not.toContain('USAHA');
  const dibuang = await kit.as('OWNER').delete('sales/delete/SITI', { portal: 'BARU1' });
  expect(dibuang.status, dibuang.text).toBe(200);
  expect(await punya()).not.toContain('SALES');
  await ubah('DISABLE_KODE_SALES_TRANSACTION', 'true');
  expect(await punya()).toContain('SALES');
});

test('what the owner says of his trade is said once for all stores, and counts where branches are few', async () => {
  const sesi = async (user_id: string, portal?: string) => {
    const { bentuk, tunggal } = (await kit.as(user_id).get('users/sesi', portal ? { portal } : {})).data;
    return { bentuk, tunggal };
  };
  expect(await sesi('OWNER')).toEqual({ bentuk: 'BELUM', tunggal: false });
  const kata = async (value: string, portal?: string): Promise<void> => {
    const { data } = await kit.as('OWNER').get('setelan/BENTUK_USAHA/toko', portal ? { portal } : {});
    const { versi } = data.find((row: { kode_toko: string }) => row.kode_toko === 'PUSAT');
    const body = { value, versi, toko: [{ kode_toko: 'PUSAT' }] };
    const answer = await kit.as('OWNER').put('para-system/key/BENTUK_USAHA', body, portal ? { portal } : {});
    expect(answer.status, answer.text).toBe(200);
  };
  // From within a branch as well: the word is head office's.
  await kata('SATU_TOKO', 'JKT1');
  expect(await sesi('KASIR1')).toEqual({ bentuk: 'SATU_TOKO', tunggal: false });
  await kit.owner.query("update toko set aktif = false where tipe = 'CABANG' and kode_toko <> 'JKT1'");
  expect(await sesi('KASIR1')).toEqual({ bentuk: 'SATU_TOKO', tunggal: true });
  await kata('RANTAI');
  expect(await sesi('KASIR1')).toEqual({ bentuk: 'RANTAI', tunggal: false });
  expect(await sesi('OWNER', 'JKT1')).toEqual({ bentuk: 'RANTAI', tunggal: false });
  expect(
    (await kit.as('SPV1').put('para-system/key/BENTUK_USAHA', { value: 'SATU_TOKO', versi: 0 })).status,
  ).toBe(403);
});
