/**
 * Protects: a run is of the shop, not of the server it was begun at. A class that begins at one goes on at the other, what one seals the
 * other opens, and a store that somebody uses there is not thrown away here.
 */
import { randomBytes } from 'node:crypto';
import { cloneDatabase, type TestDatabase } from '@mustika/server-kit/testing.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, kitOver, RANTAI } from '../../tests/kit/app.ts';
import { nota } from '../../tests/kit/jual.ts';
import { berlatih, type Magang, magang } from '../../tests/kit/latih.ts';
import type { TugasJual } from './jual.rule.ts';

const env = { SECRET_KEYS: randomBytes(32).toString('base64') };
const KELAS = ['KASIR1', 'KASIR2', 'SPV1'];
let clone: TestDatabase;
let a: Kit;
let b: Kit;
/** Each of them as he is known at B. */
const diB: Magang[] = [];
beforeAll(async () => {
  clone = await cloneDatabase(inject('pgUrl'), RANTAI);
  a = await kitOver(clone, { env });
  b = await kitOver(clone, { env });
  for (const user of KELAS) {
    const { token, cookie } = await berlatih(a, user, 'JUAL');
    diB.push(magang(b, token, cookie));
    // The clocks of two servers agree.
    b.clock.advance({ seconds: 1 });
  }
});
afterAll(async () => {
  await a?.lepas();
  await b?.lepas();
  await clone?.drop();
});

const lewat = (minutes: number): void => {
  for (const { clock } of [a, b]) clock.advance({ minutes });
};

test('a class that begins at one server goes on at the other, all at once', async () => {
  // A busy machine that opens three stores at once may ask to be asked again; nobody is told that he is not in one.
  const tanya = async () =>
    (await Promise.all(diB.map((di) => di.get('latihan/tugas')))).map(({ status }) => status);
  expect(await tanya()).not.toContain(401);
  await expect.poll(tanya).toEqual(KELAS.map(() => 200));
});

test('what a store seals at one server it opens at the other, and the real one opens neither', async () => {
  const [di] = diB as [Magang];
  const diA = magang(a, di.token, di.cookie);
  const { kode_barcode, total, diskon } = (await diA.get('latihan/tugas')).data.tugas as TugasJual;
  const murah = nota([{ kode_barcode, diskon: total + diskon - 1000 }], 1000);
  const ditolak = await diA.post('penjualan/simpan', murah);
  expect(ditolak.code, ditolak.text).toBe('OTORISASI_DIPERLUKAN');
  const { segel } = ditolak['detail'] as { segel: string };
  expect(await di.post('authorization/minta', { segel, alasan: 'latihan' })).toMatchObject({ status: 200 });
  expect(segel).not.toContain(a.deps.secrets.keyId());
});

test('a store that is used at the other server stays; it goes when nobody uses it anywhere', async () => {
  const [di] = diB as [Magang];
  lewat(20);
  expect(await di.get('users/sesi')).toMatchObject({ status: 200 });
  lewat(16);
  await a.ruang.idle();
  expect(await di.get('users/sesi')).toMatchObject({ status: 200 });
  lewat(36);
  await b.ruang.idle();
  expect(await di.get('users/sesi')).toMatchObject({ status: 401, code: 'TOKEN_TIDAK_VALID' });
});
