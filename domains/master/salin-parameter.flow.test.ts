/** Protects: a new store gets the parameters of another, once, without touching what it has, and with a trace. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { semuaModul } from '../../tests/kit/modul.ts';
import type { HasilSalin } from './salin-parameter.command.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), sebelum: (db) => semuaModul(db) });
});
afterAll(() => kit?.close());

const pusat = () => kit.as('OWNER');
const salin = (body: object, key?: string): Promise<Answer> =>
  pusat().post('tokos/salin-parameter', body, key ? { key } : {});
const dari = (hasil: readonly HasilSalin[], tabel: string) => hasil.find((h) => h.tabel === tabel);

test('a new store has what the other has, and keeps what it had', async () => {
  const made = await pusat().post('tokos/create', {
    ...{
      kode_toko: 'BGR1',
      nama_toko: 'TOKO BOGOR',
      alamat_toko: 'BOGOR',
      telp: null,
      npwp: null,
      nitku: null,
      pkp: false,
      zona: 'WITA',
    },
  });
  expect(made.status, made.text).toBe(200);
  const portal = { portal: 'BGR1' };
  const own = { kode_harga: '750', harga_per_gram: 123_456 };
  expect((await pusat().post('para-harga-beli/create', own, portal)).status).toBe(200);
  const asal = (await kit.as('SPV1').get('group/get/all?limit=1000')).data as {
    kode_group: string;
    harga: number;
  }[];

  const twins = await Promise.all([1, 2].map(() => salin({ dari: 'JKT1', ke: 'BGR1' }, 'kunci-salin-1')));
  expect(
    twins.map((t) => t.status),
    twins[0]?.text,
  ).toEqual([200, 200]);
  const hasil = twins[0]?.data as HasilSalin[];
  expect(twins[1]?.data).toEqual(hasil);
  expect(dari(hasil, 'grup')).toMatchObject({ label: 'Master Group', disalin: asal.length, dilewati: 0 });
  expect(dari(hasil, 'rekening')).toBeUndefined();

  const baru = (await pusat().get('group/get/all?limit=1000', portal)).data as {
    kode_group: string;
    harga: number;
  }[];
  expect(baru.map((g) => [g.kode_group, g.harga])).toEqual(asal.map((g) => [g.kode_group, g.harga]));
  const beli = await pusat().get('para-harga-beli?kode_harga=750', portal);
  expect(beli.data).toMatchObject([{ harga_per_gram: 123_456, versi: 1 }]);
  const riwayat = await pusat().get('group/riwayat/750', portal);
  expect(riwayat.data).toMatchObject([
    { aksi: 'impor', user_id: 'OWNER', sebelum: null, sesudah: { kode_group: '750' } },
  ]);
  const { rows } = await kit.owner.query(
    "select count(*)::integer as n from perubahan_harga where kode_toko = 'BGR1' and tabel = 'grup' and kolom = 'harga'",
  );
  expect(rows[0].n).toBe(asal.length);

  const again = (await salin({ dari: 'JKT1', ke: 'BGR1' })).data as HasilSalin[];
  expect(again.every((h) => h.disalin === 0)).toBe(true);
  expect(await kit.periksa()).toEqual([]);
});

test.each([
  ['to itself', { dari: 'JKT1', ke: 'JKT1' }, 400],
  ['from a store that is none', { dari: 'ZZZ9', ke: 'JKT1' }, 400],
])('%s is refused', async (_what, body, status) => {
  expect((await salin(body)).status).toBe(status);
});

test('is head office’s alone', async () => {
  expect((await kit.as('SPV1').post('tokos/salin-parameter', { dari: 'BDG1', ke: 'JKT1' })).code).toBe(
    'TIDAK_BERHAK',
  );
});
