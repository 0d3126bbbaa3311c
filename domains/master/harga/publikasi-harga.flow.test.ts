/**
 * Protects: head office's prices reach exactly the chosen stores at their moment, once; each store accepts for itself, and
 * head office sees who has not; a jump anywhere needs a second person; what waits can be taken back everywhere at once.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import { hargaGrup, type Kebutuhan, setujui } from '../../../tests/kit/jual.ts';
import type { PublikasiToko } from './publikasi-harga.command.ts';

let kit: Kit;
let dasar: number;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  dasar = await harga('JKT1');
  for (const toko of ['JKT1', 'BDG1', 'SBY1']) await hargaGrup(kit, dasar, toko);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const pusat = () => kit.as('OWNER');
const maju = (duration: Temporal.DurationLike): void => {
  kit.clock.advance(duration);
  kit.lupakan();
};
const harga = async (portal: string, kode = '750'): Promise<number> =>
  (await kit.as('OWNER').get(`group/get/all?kode_group=${kode}`, { portal })).data[0].harga as number;
const semua = async (): Promise<number[]> => [await harga('JKT1'), await harga('BDG1'), await harga('SBY1')];
const terbit = (nilai: number, more: object = {}, key?: string): Promise<Answer> =>
  pusat().post(
    'harga/publikasi',
    {
      tabel: 'grup',
      toko: [{ kode_toko: 'JKT1' }, { kode_toko: 'BDG1' }],
      harga: [{ kode: '750', kolom: 'harga', nilai }],
      ...more,
    },
    key ? { key } : {},
  );
const daftar = async (who: string): Promise<PublikasiToko[]> =>
  (await kit.as(who).get('harga/publikasi')).data as PublikasiToko[];

describe('a publication', () => {
  test('at once changes the chosen stores and no other, and is sent once however often it is asked', async () => {
    const baru = dasar + 10_000;
    const twins = await Promise.all([1, 2, 3].map(() => terbit(baru, {}, 'kunci-terbit-1')));
    expect(twins.map((t) => t.status)).toEqual([200, 200, 200]);
    expect(new Set(twins.map((t) => t.data.id)).size).toBe(1);
    expect(await semua()).toEqual([baru, baru, dasar]);
    const rows = await daftar('OWNER');
    expect(rows.map((r) => [r.kode_toko, r.status, r.harga])).toEqual([
      ['BDG1', 'TERKIRIM', [{ kode: '750', kolom: 'harga', lama: dasar, baru }]],
      ['JKT1', 'TERKIRIM', [{ kode: '750', kolom: 'harga', lama: dasar, baru }]],
    ]);
  });

  test('is accepted by each store for itself, with who, when and where', async () => {
    const [mine] = await daftar('SPV1');
    expect(mine).toMatchObject({ kode_toko: 'JKT1', status: 'TERKIRIM' });
    const id = mine?.id as string;
    expect((await kit.as('KASIR1').post('harga/publikasi/terima', { id })).code).toBe('TIDAK_BERHAK');
    const done = await kit.as('SPV1').post('harga/publikasi/terima', { id });
    expect(done).toMatchObject({ status: 200, message: 'Harga Diterima' });
    expect((await kit.as('SPV1').post('harga/publikasi/terima', { id })).status).toBe(404);
    const rows = await daftar('OWNER');
    expect(rows.map((r) => [r.kode_toko, r.status, r.diterima_oleh])).toEqual([
      ['BDG1', 'TERKIRIM', null],
      ['JKT1', 'DITERIMA', 'SPV1'],
    ]);
    expect(rows[1]?.perangkat).toMatch(/^127\.0\.0\.1 [0-9a-f]{8}$/);
    // A store sees its own only.
    expect((await daftar('SPV1-BDG')).map((r) => r.kode_toko)).toEqual(['BDG1']);
  });

  test('for later waits in every store, and is taken back everywhere at once', async () => {
    const berlaku_mulai = kit.clock.now().add({ hours: 2 }).toString();
    const first = await terbit(dasar + 20_000, { berlaku_mulai });
    expect(first.status).toBe(200);
    const second = await terbit(dasar + 25_000, {
      berlaku_mulai: kit.clock.now().add({ hours: 3 }).toString(),
    });
    expect(await semua()).toEqual([dasar + 10_000, dasar + 10_000, dasar]);
    const taken = await pusat().post('harga/publikasi/tarik', { id: second.data.id });
    expect(taken.status, taken.text).toBe(200);
    maju({ hours: 4 });
    expect(await semua()).toEqual([dasar + 20_000, dasar + 20_000, dasar]);
    const rows = await daftar('OWNER');
    expect(rows.filter((r) => r.id === second.data.id).map((r) => r.status)).toEqual(['DITARIK', 'DITARIK']);
    expect((await pusat().post('harga/publikasi/tarik', { id: first.data.id })).status).toBe(404);
  });

  test('replaces what a store had set for the very moment, and keeps its other prices', async () => {
    const berlaku_mulai = kit.clock.now().add({ hours: 1 }).toString();
    const own = { harga: dasar + 21_000, harga_modal: 1_070_000, berlaku_mulai };
    const modal = (await kit.as('SPV1').get('group/get/all?kode_group=750')).data[0].harga_modal as number;
    const set = await kit.as('SPV1').put('group/update/750', { ...own, harga_modal: modal + 1000 });
    expect(set.status, set.text).toBe(200);
    expect((await terbit(dasar + 22_000, { berlaku_mulai, toko: [{ kode_toko: 'JKT1' }] })).status).toBe(200);
    maju({ hours: 1 });
    const row = (await kit.as('SPV1').get('group/get/all?kode_group=750')).data[0];
    expect(row).toMatchObject({ harga: dasar + 22_000, harga_modal: modal + 1000 });
  });

  test('skips what a store does not keep, and says so', async () => {
    await kit.owner.query("update grup set aktif = false where kode_toko = 'BDG1' and kode_group = '916'");
    const lain = await harga('JKT1', '916');
    const sent = await terbit(0, { harga: [{ kode: '916', kolom: 'harga', nilai: lain + 1000 }] });
    expect(sent.status, sent.text).toBe(200);
    const rows = (await daftar('OWNER')).filter((r) => r.id === sent.data.id);
    expect(rows.map((r) => [r.kode_toko, r.harga.length, r.dilewati])).toEqual([
      ['BDG1', 0, ['916']],
      ['JKT1', 1, []],
    ]);
  });

  test('with a jump in any store needs a second person', async () => {
    const body = {
      toko: [{ kode_toko: 'SBY1' }],
      harga: [{ kode: '750', kolom: 'harga', nilai: dasar * 2 }],
    };
    const refused = await terbit(0, body);
    expect(refused).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN', message: 'price jump' });
    expect(refused.detail.perlu[0].rincian[0].label).toBe('SBY1 750 Harga Jual / Gram');
    const who = { user_id: 'PUSAT', password: PASSWORD };
    const detail_authorization = await setujui(pusat(), refused.detail as Kebutuhan, who);
    expect((await terbit(0, { ...body, detail_authorization })).status).toBe(200);
    expect(await harga('SBY1')).toBe(dasar * 2);
  });

  test.each([
    ['to a store that is none', { toko: [{ kode_toko: 'ZZZ9' }] }, 'toko'],
    ['of a column that is no price', { harga: [{ kode: '750', kolom: 'kadar', nilai: 1 }] }, 'harga'],
    ['that changes nothing', { harga: [{ kode: 'TIDAK-ADA', kolom: 'harga', nilai: 5 }] }, 'harga'],
    ['of yesterday', { berlaku_mulai: '2026-11-20T00:00:00Z' }, 'berlaku_mulai'],
  ])('%s is refused', async (_what, more, path) => {
    expect(await terbit(dasar + 1, more)).toMatchObject({
      status: 400,
      code: 'INPUT_TIDAK_VALID',
      detail: [{ path }],
    });
  });

  test('is head office’s alone', async () => {
    const body = {
      tabel: 'grup',
      toko: [{ kode_toko: 'BDG1' }],
      harga: [{ kode: '750', kolom: 'harga', nilai: dasar }],
    };
    expect((await kit.as('SPV1').post('harga/publikasi', body)).code).toBe('TIDAK_BERHAK');
    expect((await kit.as('SPV1').get('harga/publikasi/bahan?tabel=grup')).code).toBe('TIDAK_BERHAK');
    expect((await pusat().post('harga/publikasi', body, { portal: 'JKT1' })).code).toBe('TOKO_LAIN');
  });
});

test('head office sees every code with the price of every store', async () => {
  const { data } = await pusat().get('harga/publikasi/bahan?tabel=grup');
  const emas = data.harga.find((h: { kode: string }) => h.kode === '750');
  expect(Object.keys(emas.toko).sort()).toEqual(expect.arrayContaining(['BDG1', 'JKT1', 'SBY1']));
  expect(emas.toko.SBY1.harga).toBe(dasar * 2);
});
