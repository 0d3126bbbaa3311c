/** Protects: guessing gets slower and slower, and slows nobody down but the one who guesses. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { tanya } from '../../tests/kit/izin.ts';
import { kenal } from '../../tests/kit/perangkat.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => kit?.close());

const masuk = (user_id: string, password: string, device: string, remoteAddress?: string): Promise<Answer> =>
  kit
    .siapa({
      cookie: `perangkat=${device}`,
      ...(remoteAddress ? { 'x-forwarded-for': remoteAddress } : {}),
    })
    .post('users/login', { user_id, password });
const forget = () => kit.owner.query('delete from percobaan_login');

describe('one user on a device of his', () => {
  beforeAll(async () => {
    await kenal(kit, 'till-1', 'KASIR1');
    await kenal(kit, 'till-2', 'KASIR2');
  });
  test('five tries are free, then the wait doubles, and a quarter of an hour is the longest', async () => {
    await forget();
    for (let i = 0; i < 5; i += 1) expect((await masuk('KASIR1', 'salah', 'till-1')).status).toBe(401);
    const waits: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      const answer = await masuk('KASIR1', 'salah', 'till-1');
      expect(answer).toMatchObject({
        status: 429,
        code: 'TERLALU_SERING',
        message: 'Terlalu Banyak Percobaan, Silahkan Tunggu',
      });
      waits.push(answer.detail.tunggu);
      kit.clock.advance({ seconds: answer.detail.tunggu });
      expect((await masuk('KASIR1', 'salah', 'till-1')).status).toBe(401);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });

  test('the right password waits too, then gets in and starts anew', async () => {
    expect((await masuk('KASIR1', PASSWORD, 'till-1')).status).toBe(429);
    kit.clock.advance({ minutes: 15 });
    expect((await masuk('KASIR1', PASSWORD, 'till-1')).status).toBe(200);
    expect((await masuk('KASIR1', 'salah', 'till-1')).status).toBe(401);
  });

  test('an hour of peace forgives', async () => {
    await forget();
    for (let i = 0; i < 6; i += 1) await masuk('KASIR2', 'salah', 'till-2');
    kit.clock.advance({ minutes: 61 });
    for (let i = 0; i < 5; i += 1) expect((await masuk('KASIR2', 'salah', 'till-2')).status).toBe(401);
  });
});

describe('strangers', () => {
  /** Many addresses of one attacker. */
  const dari = (n: number): string => `203.0.113.${n}`;

  test('share five tries of a user at one address, ten of the user, and fifty of the address', async () => {
    await forget();
    for (let i = 0; i < 5; i += 1) expect((await masuk('SPV1', 'salah', `lain-${i}`)).status).toBe(401);
    expect((await masuk('SPV1', 'salah', 'lain-5')).status).toBe(429);
    for (let i = 0; i < 5; i += 1) expect((await masuk('SPV1', 'salah', 'x', dari(i))).status).toBe(401);
    expect((await masuk('SPV1', 'salah', 'x', dari(9))).status).toBe(429);
    for (let i = 0; i < 45; i += 1) expect((await masuk(`TAKADA${i}`, 'salah', `d-${i}`)).status).toBe(401);
    expect((await masuk('TAKADA99', 'salah', 'd-99')).status).toBe(429);
  });

  test('do not shut out who comes from a device of his, even at their address', async () => {
    await kenal(kit, 'hp-spv', 'SPV1');
    expect((await masuk('SPV1', PASSWORD, 'hp-spv')).status).toBe(200);
    // A device of somebody else is a stranger's here.
    expect((await masuk('SPV1', PASSWORD, 'till-1')).status).toBe(429);
  });

  test('become known by getting in', async () => {
    await forget();
    const first = await masuk('SPV1-BDG', PASSWORD, 'karangan');
    const cookie = String(first.headers['set-cookie']).split(';')[0] as string;
    expect(cookie).toMatch(/^perangkat=[A-Za-z0-9_-]{43}$/);
    for (let i = 0; i < 12; i += 1) await masuk('SPV1-BDG', 'salah', 'karangan', dari(i));
    expect((await masuk('SPV1-BDG', PASSWORD, 'karangan', dari(20))).status).toBe(429);
    expect((await masuk('SPV1-BDG', PASSWORD, cookie.slice('perangkat='.length))).status).toBe(200);
  });
});

test('fifty bogus approvals at a shop shut out nobody but the one who sent them', async () => {
  await forget();
  const setuju = (peminta: string, user_id: string, password: string): Promise<Answer> => {
    const asked = { kategori: 'sales', description: 'sale under cost', segel: tanya(kit, peminta).segel };
    return kit.as(peminta).post('authorization', { ...asked, user_id, password });
  };
  const pertama = await Promise.all(Array.from({ length: 50 }, () => setuju('KASIR1', 'SPV1', 'salah')));
  expect(await setuju('KASIR1', 'SPV1', PASSWORD)).toMatchObject({ status: 429 });
  expect((await setuju('KASIR2', 'SPV1', PASSWORD)).status).toBe(200);
  kit.clock.advance({ minutes: 3 });
  expect((await masuk('SPV1', PASSWORD, 'baru-sama-sekali')).status).toBe(200);
  // Nor does he get more tries by asking many people: after twenty one at a time.
  const lain = ['OWNER', 'PUSAT', 'A', 'B', 'C'];
  const answers = await Promise.all(
    lain.flatMap((u) => [1, 2, 3, 4].map(() => setuju('KASIR1', u, 'salah'))),
  );
  const tries = [...pertama, ...answers].filter(({ status }) => status === 401);
  expect(tries.length).toBeLessThanOrEqual(21);
});

test('a burst of guesses at one moment gets no more tries than one after the other', async () => {
  await forget();
  const answers = await Promise.all(Array.from({ length: 40 }, () => masuk('SPV1-BDG', 'salah', 'till-3')));
  expect(answers.filter((a) => a.status === 401).length).toBeLessThanOrEqual(5);
  expect(answers.filter((a) => a.status === 429).length).toBeGreaterThanOrEqual(35);
});

test('a burst after the longest wait gets one try, as a queue does', async () => {
  await forget();
  for (let i = 0; i < 60; i += 1) {
    await masuk('SPV1-SBY', 'salah', 'till-3');
    kit.clock.advance({ minutes: 15 });
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => masuk('SPV1-SBY', 'salah', 'till-3')));
  expect(answers.map(({ status }) => status).filter((status) => status === 401)).toEqual([401]);
});
