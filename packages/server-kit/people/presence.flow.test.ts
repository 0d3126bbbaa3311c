/** Protects: a browser that is open is known to be, for one write when it comes; one that went, or whose process died, is not. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import { createPresence, type Presence } from './presence.ts';

let kit: Kit;
let token = '';
let here: Presence;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
beforeEach(async () => {
  here = createPresence(kit.deps.db, kit.clock);
  await here.beat();
  token = (await masuk(true)).data.token;
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

/** From a browser that nobody has seen: it gets a device of its own. */
const masuk = (ambil_alih = false) =>
  kit
    .siapa()
    .post('users/login', { user_id: 'KASIR1', password: PASSWORD, ...(ambil_alih ? { ambil_alih } : {}) });
const baris = async () => {
  const { rows } = await kit.owner.query(
    "select xmin::text as versi, proses from sesi where user_id = 'KASIR1' and ditutup is null",
  );
  return rows[0] as { versi: string; proses: string | null };
};
const DIPAKAI = { status: 409, code: 'SEDANG_DIPAKAI' };

test('is there for as long as its process says that it lives, without a write of its own', async () => {
  await here.came(token);
  const { versi } = await baris();
  for (let minutes = 0; minutes < 6; minutes += 1) {
    kit.clock.advance({ minutes: 1 });
    await here.beat();
  }
  expect(await masuk()).toMatchObject(DIPAKAI);
  expect((await baris()).versi).toBe(versi);
  // It died without a word: nobody waits for its browsers longer than for any other.
  kit.clock.advance({ minutes: 3 });
  expect(await masuk()).toMatchObject({ status: 200 });
});

test('two pages of one browser are one that is there until the last has gone', async () => {
  await here.came(token);
  await here.came(token);
  await here.went(token);
  expect((await baris()).proses).not.toBeNull();
  await here.went(token);
  expect((await baris()).proses).toBeNull();
  kit.clock.advance({ minutes: 3 });
  await here.beat();
  expect(await masuk()).toMatchObject({ status: 200 });
});

test('a line that moved to another process is not given up by the first, and is held again where it was', async () => {
  const there = createPresence(kit.deps.db, kit.clock);
  await there.beat();
  await here.came(token);
  await there.came(token);
  const { proses } = await baris();
  await here.went(token);
  expect((await baris()).proses).toBe(proses);
  await here.came(token);
  await there.went(token);
  await here.went(token);
  await there.came(token);
  await there.stays(token, await baris());
  expect((await baris()).proses).toBe(proses);
});

test('who comes and goes at once has gone', async () => {
  const turns = Array.from({ length: 20 }, () => [here.came(token), here.went(token)]).flat();
  await Promise.all(turns);
  expect((await baris()).proses).toBeNull();
});
