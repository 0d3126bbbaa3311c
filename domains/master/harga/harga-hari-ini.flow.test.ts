/**
 * Protects: 24K typed once makes every price that follows it, in each store by its own karat; the step asks for a second
 * person where any change of a price would; the last publication is taken back as a version of its own, and no other is.
 */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import { type Kebutuhan, setujui } from '../../../tests/kit/jual.ts';
import { groupResource } from '../group.resource.ts';
import type { BahanHarian } from './harga-hari-ini.command.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const bahan = async (who = 'OWNER'): Promise<BahanHarian[]> =>
  (await kit.as(who).get('harga/hari-ini')).data.harga;
const harga = async (toko: string, kode: string, kolom = 'harga'): Promise<number> =>
  (await bahan()).find((b) => b.kode_toko === toko && b.kode === kode && b.kolom === kolom)?.lama ?? 0;
const terbit = (who: string, toko: readonly string[], more: object, key?: string): Promise<Answer> =>
  kit.as(who).post(
    'harga/hari-ini',
    {
      ...{ cara: 'NISBAH', tambah: 0, bulat: '500', toko: toko.map((kode_toko) => ({ kode_toko })) },
      ...more,
    },
    key ? { key } : {},
  );
const kembali = (who: string, id: string, more: object = {}): Promise<Answer> => {
  // Acts are told apart by their moment.
  kit.clock.advance({ minutes: 1 });
  return kit.as(who).post('harga/publikasi/kembalikan', { id, ...more });
};

test('one number makes the prices of every chosen store, once, and can be taken back', async () => {
  const lama = await harga('JKT1', '750');
  const dasar = await harga('JKT1', 'EMAS24K', 'harga_jual');
  const lain = await harga('SBY1', '750');
  const isi = { harga_jual: dasar + 14_000, harga_beli: null };
  const twins = await Promise.all([1, 2].map(() => terbit('OWNER', ['JKT1', 'BDG1'], isi, 'kunci-harian')));
  expect(twins.map((t) => t.status)).toEqual([200, 200]);
  expect(twins[0]?.data).toEqual(twins[1]?.data);
  const baru = Math.ceil((lama * (dasar + 14_000)) / dasar / 500) * 500;
  expect(await harga('JKT1', '750')).toBe(baru);
  expect(await harga('JKT1', 'EMAS24K', 'harga_jual')).toBe(dasar + 14_000);
  expect(await harga('SBY1', '750')).toBe(lain);
  expect((await kembali('OWNER', twins[0]?.data.id)).message).toBe('Harga Sebelumnya Berlaku Lagi');
  expect(await harga('JKT1', '750')).toBe(lama);
  expect(await harga('BDG1', 'EMAS24K', 'harga_jual')).toBe(dasar);
  // It is no longer the last one.
  expect(await kembali('OWNER', twins[0]?.data.id)).toMatchObject({
    status: 409,
    code: 'PUBLIKASI_BUKAN_TERAKHIR',
  });
});

test('taking back leaves alone what was changed since', async () => {
  const dasar = await harga('JKT1', 'EMAS24K', 'harga_jual');
  const lama = await harga('JKT1', '700');
  const { data } = await terbit('OWNER', ['JKT1'], { harga_jual: dasar + 14_000 });
  const sekarang = await harga('JKT1', '750');
  const { path } = groupResource.api.update;
  const diubah = await kit
    .as('OWNER')
    .put(path.replace(/\{\w+\}/, '750'), { harga: sekarang + 500 }, { portal: 'JKT1' });
  expect(diubah.status).toBe(200);
  expect((await kembali('OWNER', data.id)).status).toBe(200);
  expect(await harga('JKT1', '700')).toBe(lama);
  expect(await harga('JKT1', '750')).toBe(sekarang + 500);
});

test('a step above the limit needs a second person, once for all lists', async () => {
  const dasar = await harga('JKT1', 'EMAS24K', 'harga_jual');
  const isi = { harga_jual: dasar * 2 };
  const ditolak = await terbit('OWNER', ['JKT1'], isi);
  expect(ditolak.code).toBe('OTORISASI_DIPERLUKAN');
  const detail_authorization = await setujui(kit.as('OWNER'), ditolak.detail as Kebutuhan, {
    user_id: 'PUSAT',
    password: PASSWORD,
  });
  const done = await terbit('OWNER', ['JKT1'], { ...isi, detail_authorization });
  expect(done.status).toBe(200);
  const balik = await kembali('OWNER', done.data.id);
  expect(balik.code).toBe('OTORISASI_DIPERLUKAN');
  const lagi = await setujui(kit.as('OWNER'), balik.detail as Kebutuhan, {
    user_id: 'PUSAT',
    password: PASSWORD,
  });
  expect((await kembali('OWNER', done.data.id, { detail_authorization: lagi })).status).toBe(200);
  expect(await harga('JKT1', 'EMAS24K', 'harga_jual')).toBe(dasar);
});

test('a store does it for itself alone, and no cashier does', async () => {
  const milik = await bahan('SPV1');
  expect(new Set(milik.map((b) => b.kode_toko))).toEqual(new Set(['JKT1']));
  const dasar = milik.find((b) => b.pokok && b.sisi === 'JUAL')?.lama ?? 0;
  const done = await terbit('SPV1', ['JKT1'], { harga_jual: dasar + 7_000 });
  expect(done.status).toBe(200);
  expect(await harga('JKT1', 'EMAS24K', 'harga_jual')).toBe(dasar + 7_000);
  expect((await terbit('SPV1', ['JKT1', 'BDG1'], { harga_jual: dasar })).code).toBe('TOKO_LAIN');
  expect((await terbit('KASIR1', ['JKT1'], { harga_jual: dasar })).code).toBe('TIDAK_BERHAK');
  expect((await kembali('SPV1', done.data.id)).status).toBe(200);
});
