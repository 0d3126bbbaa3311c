/** Protects: before a master row goes, the person learns where it is named, and then it is only switched off. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

const dipakai = async (path: string, portal = 'JKT1'): Promise<Answer> =>
  kit.as('OWNER').get(path, { portal });
const jumlah = async (text: string): Promise<number> => Number((await kit.owner.query(text)).rows[0]?.n);

test('a group that pieces and nota name says how often, each store for itself', async () => {
  const { data } = await dipakai('group/dipakai/750');
  const pieces = await jumlah(
    "select count(*) as n from barang where kode_toko = 'JKT1' and kode_group = '750'",
  );
  expect(pieces).toBeGreaterThan(0);
  expect(data).toContainEqual({ tabel: 'barang', label: 'Barang', jumlah: pieces, lebih: false });
  const sold = await jumlah(
    "select count(*) as n from penjualan_barang where kode_toko = 'JKT1' and kode_group = '750'",
  );
  expect(data).toContainEqual(expect.objectContaining({ tabel: 'penjualan_barang', jumlah: sold }));
  const other = (await dipakai('group/dipakai/750', 'BDG1')).data as { tabel: string; jumlah: number }[];
  const there = "select count(*) as n from barang where kode_toko = 'BDG1' and kode_group = '750'";
  expect(other.find((use) => use.tabel === 'barang')?.jumlah ?? 0).toBe(await jumlah(there));
});

test('a list of the chain is asked for in every store', async () => {
  const { data } = await dipakai('jenis/dipakai/CC');
  const pieces = await jumlah("select count(*) as n from barang where kode_dept = 'CC'");
  expect(data).toContainEqual(expect.objectContaining({ tabel: 'barang', jumlah: Math.min(pieces, 1000) }));
});

test('a master that another master names is named with its screen', async () => {
  const accounts = await jumlah("select count(*) as n from rekening where kode_bank = 'BCA'");
  const { data } = await dipakai('banks/dipakai/BCA');
  expect(data).toContainEqual(
    expect.objectContaining({ tabel: 'rekening', label: 'Master Rekening', jumlah: accounts }),
  );
});

test('what nobody names says so; deleting either only switches off, and the documents keep the code', async () => {
  expect((await dipakai('tukang/dipakai/T1')).data).toEqual([]);
  expect(await kit.as('OWNER').delete('tukang/delete/T1', { portal: 'JKT1' })).toMatchObject({
    status: 200,
    data: { aktif: false },
  });
  expect(await kit.as('OWNER').delete('group/delete/750', { portal: 'JKT1' })).toMatchObject({
    status: 200,
    data: { aktif: false },
  });
  expect(
    await jumlah("select count(*) as n from barang where kode_toko = 'JKT1' and kode_group = '750'"),
  ).toBeGreaterThan(0);
});
