/** Protects: guessing gets slower and slower, for everybody but the one who knows the password on his own till. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

const masuk = (user_id: string, password: string, device: string): Promise<Answer> =>
  kit.siapa({ cookie: `perangkat=${device}` }).post('users/login', { user_id, password });
const forget = () => kit.owner.query('delete from percobaan_login');

describe('one user on one device', () => {
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

test('another device has its own count until ten failures of the user, and an address has fifty', async () => {
  await forget();
  for (let i = 0; i < 10; i += 1) expect((await masuk('SPV1', 'salah', `lain-${i}`)).status).toBe(401);
  expect((await masuk('SPV1', 'salah', 'lain-10')).status).toBe(429);
  for (let i = 0; i < 40; i += 1) expect((await masuk(`TAKADA${i}`, 'salah', `d-${i}`)).status).toBe(401);
  expect((await masuk('TAKADA99', 'salah', 'd-99')).status).toBe(429);
});

test('a burst of guesses at one moment gets no more tries than one after the other', async () => {
  await forget();
  const answers = await Promise.all(Array.from({ length: 40 }, () => masuk('SPV1-BDG', 'salah', 'till-3')));
  expect(answers.filter((a) => a.status === 401).length).toBeLessThanOrEqual(5);
  expect(answers.filter((a) => a.status === 429).length).toBeGreaterThanOrEqual(35);
});
