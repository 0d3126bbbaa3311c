/** Protects: a ticket to the wholesale application is signed, good once, for a minute, and tells no more than who came. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { atur } from '../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const serah = (): Promise<Answer> => kit.as('SPV1').post('grosir/serah', {});
const tukar = (tiket: string): Promise<Answer> => kit.siapa().post('grosir/tukar', { tiket }, { key: null });

test('without an address it says so in the words of the specification', async () => {
  expect((await kit.as('SPV1').get('grosir')).data).toMatchObject({ semi: false, tujuan: null });
  expect(await serah()).toMatchObject({ status: 409, message: 'Server Bacnkend grosir belum di setting' });
});

test('a ticket is redeemed once, by whoever holds it, and names the person and the store', async () => {
  Object.assign(kit.deps.config, { wholesaleUrl: 'https://grosir.contoh.co.id' });
  const { data } = await serah();
  expect(data).toMatchObject({ tujuan: 'https://grosir.contoh.co.id' });
  expect(data.tiket).toMatch(/^MG1\.[0-9A-Z]{4}\.[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{86}$/);
  const { rows } = await kit.owner.query('select * from tiket_grosir');
  expect(JSON.stringify(rows)).not.toContain(data.tiket.split('.')[2]);
  const both = await Promise.all([tukar(data.tiket), tukar(data.tiket)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(both.find(({ status }) => status === 200)?.data).toEqual({
    user_id: 'SPV1',
    nama: expect.any(String),
    level: 'SPV',
    kode_toko: 'JKT1',
    tujuan: 'https://grosir.contoh.co.id',
  });
});

test('a changed, a forged and a late ticket are refused alike', async () => {
  const { tiket } = (await serah()).data as { tiket: string };
  const [a, b, c, d] = tiket.split('.') as [string, string, string, string];
  for (const bad of [
    `${a}.${b}.${c.replace(/^./, c.startsWith('A') ? 'B' : 'A')}.${d}`,
    `${a}.ZZZZ.${c}.${d}`,
    'x'.repeat(60),
  ])
    expect(await tukar(bad), bad).toMatchObject({ status: 401, code: 'TIKET_TIDAK_SAH' });
  kit.clock.advance({ seconds: 61 });
  expect(await tukar(tiket)).toMatchObject({ status: 401, code: 'TIKET_TIDAK_SAH' });
});

test('a store that sells semi-wholesale stays here and sees its stock by group', async () => {
  await atur(kit, { SEMI_GROSIR_MODULE: 'true' });
  const { data } = await kit.as('SPV1').get('grosir');
  expect(data.semi).toBe(true);
  const { rows } = await kit.owner.query(
    "select count(*)::int as barang, sum(berat)::float8 / 1000 as berat from barang b join grup g using (kode_toko, kode_group) where kode_toko = 'JKT1' and status = 'TERSEDIA' and g.aktif and not g.aksesoris",
  );
  const jumlah = (name: 'barang' | 'berat'): number =>
    data.persediaan.reduce((sum: number, row: Record<string, number>) => sum + (row[name] ?? 0), 0);
  expect(jumlah('barang')).toBe(rows[0].barang);
  expect(jumlah('berat')).toBeCloseTo(rows[0].berat, 3);
  expect(await serah()).toMatchObject({ status: 409, code: 'GROSIR_DI_SINI' });
});
