/**
 * Protects: every call of the house opens for exactly whom its declaration lets in, over real HTTP: every level, with
 * and without the right, with and without the module, with no session, another device's or another store's.
 */
import { FLAGS } from '@mustika/kernel/flags.ts';
import { LEVELS, type Level, passes } from '@mustika/kernel/gate.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import type { Registered } from '../census/registered.ts';
import { type Kit, perangkatOf, testApp } from '../kit/app.ts';
import { byName, sample } from '../kit/sample.ts';
import {
  beriMenu,
  beriModul,
  berlayar,
  isiOrang,
  orang,
  sapa,
  semuaMenu,
  subjek,
  terbuka,
} from './people.ts';
import { calls } from './samples.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), sebelum: isiOrang });
});
afterAll(() => kit?.close());

const all = calls.filter((call) => call.gate.is !== 'public');
/** What a one-time password opens. */
const REPLACING = ['GET users/sesi', 'POST users/ganti-password', 'POST users/logout'];
/** Those that this run knocks at. */
const guarded = sample(all, byName, { always: (call) => REPLACING.includes(call.name) });

/** Which of the calls answer otherwise than their gates say. */
async function surprises(
  asked: readonly Registered[],
  level: Level,
  menu: readonly string[],
  flags: readonly string[],
): Promise<string[]> {
  const subject = await subjek(kit, level, menu, flags);
  const who = kit.as(orang(level));
  const wrong: string[] = [];
  for (const call of asked) {
    const answer = await sapa(who, call);
    const expected = passes(call.gate, subject);
    if (terbuka(answer) !== expected)
      wrong.push(`${call.name}: ${expected ? 'closed' : 'open'} (${answer.status} ${answer.code})`);
    else if (answer.status >= 500) wrong.push(`${call.name}: ${answer.text}`);
  }
  return wrong;
}

test('what is served is what is declared, no more and no less', async () => {
  await kit.app.ready();
  const served = Object.entries(kit.app.swagger().paths ?? {}).flatMap(([path, verbs]) =>
    Object.keys(verbs as object).map((verb) => `${verb.toUpperCase()} ${path.replace(/^\/api\/v1\//, '')}`),
  );
  expect(served.sort()).toEqual(calls.map((call) => call.name).sort());
});

describe.each(LEVELS)('%s', (level) => {
  test.each([
    ['every module and every right', FLAGS, semuaMenu],
    ['every module and no right', FLAGS, []],
    ['no module and every right', [], semuaMenu],
  ] as [string, readonly string[], readonly string[]][])('with %s', async (_what, flags, menu) => {
    await beriModul(kit, flags);
    await beriMenu(kit, orang(level), menu);
    expect(await surprises(guarded, level, menu, flags)).toEqual([]);
  });
});

describe('a right in the menu', () => {
  beforeAll(() => beriModul(kit, FLAGS));

  test('opens the calls of its screen', async () => {
    const wrong: string[] = [];
    for (const screen of sample(semuaMenu, (path) => path)) {
      await beriMenu(kit, orang('MU'), [screen]);
      const own = all.filter((call) => call.screens.includes(screen));
      wrong.push(...(await surprises(own, 'MU', [screen], FLAGS)).map((line) => `${screen} ${line}`));
    }
    expect(wrong).toEqual([]);
  });

  test('is what opens them: with every other right and not this one they are closed', async () => {
    const wrong: string[] = [];
    // Calls of the same screens are shut together: the rights are written once for all of them.
    for (const [screens, same] of Map.groupBy(guarded.filter(berlayar), (call) => call.screens.join(' '))) {
      const without = semuaMenu.filter((path) => !screens.split(' ').includes(path));
      await beriMenu(kit, orang('MU'), without);
      for (const call of same) {
        const answer = await sapa(kit.as(orang('MU')), call);
        if (terbuka(answer)) wrong.push(`${call.name}: ${answer.status} ${answer.code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('that a cashier does not see in his tree closes its calls', async () => {
    const kasir = kit.as('KASIR1');
    const { akses } = (await kasir.get('users/sesi')).data as {
      akses: { children: { path: string; is_show: boolean }[] }[];
    };
    const shown = new Set(
      akses.flatMap((group) => group.children.filter((c) => c.is_show).map((c) => c.path)),
    );
    expect(shown.size).toBeGreaterThan(0);
    const hidden = all.filter((call) => berlayar(call) && !call.screens.some((path) => shown.has(path)));
    expect(hidden.length).toBeGreaterThan(50);
    for (const call of sample(hidden, byName))
      expect(await sapa(kasir, call), call.name).toMatchObject({ status: 403, code: 'TIDAK_BERHAK' });
  });
});

test('a module switched off closes what hangs on it, and nothing else', async () => {
  await beriMenu(kit, orang('OWN'), semuaMenu);
  const asked = FLAGS.filter((flag) =>
    house.screens.some((screen) => JSON.stringify(screen.gate).includes(`"${flag}"`)),
  );
  for (const flag of sample(asked, (name) => name)) {
    const others = FLAGS.filter((one) => one !== flag);
    await beriModul(kit, others);
    const touched = all.filter((call) => JSON.stringify(call.gate).includes(`"${flag}"`));
    expect(touched.length, flag).toBeGreaterThan(0);
    expect(await surprises(touched, 'OWN', semuaMenu, others), flag).toEqual([]);
  }
});

test('a one-time password opens nothing but its own replacement', async () => {
  await kit.owner.query("update pengguna set harus_ganti_password = true where user_id = 'UJI-OWN'");
  kit.deps.sessions.forget('UJI-OWN');
  for (const call of guarded) {
    const { code } = await sapa(kit.as('UJI-OWN'), call);
    expect(code === 'HARUS_GANTI_PASSWORD', call.name).toBe(!REPLACING.includes(call.name));
  }
});

describe('nothing opens', () => {
  const unauthorized = { status: 401, code: 'TOKEN_TIDAK_VALID' };
  const each = async (headers: Record<string, string>): Promise<void> => {
    for (const call of guarded)
      expect(await sapa(kit.siapa(headers), call), call.name).toMatchObject(unauthorized);
  };
  let token: string;
  beforeAll(async () => {
    token = await kit.deps.sessions.open({
      user_id: 'SPV1',
      device: perangkatOf('SPV1'),
      address: '127.0.0.1',
    });
    const alive = kit.siapa({ 'x-auth-token': token, cookie: `perangkat=${perangkatOf('SPV1')}` });
    expect(await alive.get('users/sesi')).toMatchObject({ status: 200 });
  });

  test('without a token', () => each({}));
  test('with an invented token', () => each({ 'x-auth-token': 'A'.repeat(43), cookie: 'perangkat=x' }));
  test('with the token but without its device', () => each({ 'x-auth-token': token }));
  test('with the token on another device', () =>
    each({ 'x-auth-token': token, cookie: 'perangkat=perangkat-KASIR1' }));
  test('with the token in the address or in the cookie', async () => {
    const cookie = `perangkat=${perangkatOf('SPV1')}; x-auth-token=${token}`;
    for (const call of guarded.filter((one) => one.method === 'GET'))
      expect(
        await kit
          .siapa({ cookie })
          .get(`${call.path.replace(/\{\w+\}/g, 'X')}?x-auth-token=${token}&token=${token}`),
        call.name,
      ).toMatchObject(unauthorized);
  });

  test('in the name of another store, for people of a branch', async () => {
    const who = kit.siapa({ 'x-auth-token': token, cookie: `perangkat=${perangkatOf('SPV1')}` });
    for (const portal of ['BDG1', 'SBY1', 'PUSAT', 'PST'])
      for (const call of guarded)
        expect(await sapa(who, call, { portal }), call.name).toMatchObject({
          status: 403,
          code: 'TOKO_LAIN',
        });
  });

  test('after a quarter of an hour of sleep', async () => {
    kit.clock.advance({ minutes: 17 });
    await each({ 'x-auth-token': token, cookie: `perangkat=${perangkatOf('SPV1')}` });
  });

  test('after twelve hours, however busy', async () => {
    const busy = await kit.deps.sessions.open({ user_id: 'KASIR1', device: 'd', address: '127.0.0.1' });
    const who = kit.siapa({ 'x-auth-token': busy, cookie: 'perangkat=d' });
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect((await who.get('users/sesi')).status).toBe(200);
      kit.clock.advance({ minutes: 20 });
    }
    await each({ 'x-auth-token': busy, cookie: 'perangkat=d' });
  });
});
