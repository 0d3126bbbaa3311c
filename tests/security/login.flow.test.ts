/** Protects: neither the words nor the time of a refusal tell who exists, who left, or who may approve. */
import { hashPassword, verifyPassword } from '@mustika/server-kit/secrets/password.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../kit/app.ts';
import { tanya } from '../kit/izin.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({
    pgUrl: inject('pgUrl'),
    sebelum: async (owner) => {
      await owner.query("update pengguna set aktif = false where user_id = 'KASIR2'");
      await owner.query("update toko set aktif = false where kode_toko = 'SBY1'");
    },
  });
});
afterAll(() => kit?.close());

/** What a guesser sees: everything but the request's own id and date. */
const seen = ({ status, code, message, detail, headers }: Answer): object => ({
  status,
  code,
  message,
  detail,
  headers: Object.keys(headers)
    .filter((name) => name !== 'date')
    .sort(),
});

let device = 0;
const guess = (user_id: string, password: string): Promise<Answer> => {
  device += 1;
  return kit.siapa({ cookie: `perangkat=tebak-${device}` }).post('users/login', { user_id, password });
};

test('an unknown user, a wrong password, one who left and one whose store closed are one answer', async () => {
  const wrong = seen(await guess('SPV1', 'bukan-sandi-ini'));
  expect(wrong).toMatchObject({ status: 401, code: 'LOGIN_SALAH' });
  for (const [user_id, password] of [
    ['TIDAKADA', PASSWORD],
    ['KASIR2', PASSWORD],
    ['SPV1-SBY', PASSWORD],
    ['SPV1', PASSWORD.toUpperCase()],
    ['SPV1', `${PASSWORD} `],
  ] as const)
    expect(seen(await guess(user_id, password)), user_id).toEqual(wrong);
});

test('an approval is refused alike for an unknown name, a wrong password and a missing right', async () => {
  const { segel } = tanya(kit, 'KASIR1');
  const asked = { kategori: 'sales', description: 'sale under cost', segel };
  const ask = (user_id: string, password: string): Promise<Answer> =>
    kit.as('KASIR1').post('authorization', { ...asked, user_id, password });
  const wrong = seen(await ask('SPV1', 'bukan-sandi-ini'));
  expect(wrong).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
  for (const user_id of ['TIDAKADA', 'KASIR2', 'KASIR1', 'SPV1-BDG'])
    expect(seen(await ask(user_id, PASSWORD)), user_id).toEqual(wrong);
});

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test('a user who does not exist takes as long to refuse as one who does', async () => {
  const cost = { memory: 4096, passes: 2 };
  const stored = await hashPassword('sandi yang benar', cost);
  const known: number[] = [];
  const unknown: number[] = [];
  const time = async (times: number[], hash: string | null): Promise<void> => {
    const start = performance.now();
    expect(await verifyPassword('tebakan', hash, cost)).toBe(false);
    times.push(performance.now() - start);
  };
  for (let round = 0; round < 60; round += 1) {
    await time(known, stored);
    await time(unknown, null);
  }
  expect(median(unknown) / median(known)).toBeGreaterThan(0.6);
  expect(median(unknown) / median(known)).toBeLessThan(1.6);
});
