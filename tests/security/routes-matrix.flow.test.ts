/**
 * Protects: every route of routes.tsv, and of our own list, is open for exactly whom its row says, and its calls with it.
 * Generated: route x level x module x right x store. The rows are read from the specification's table, not from our
 * declarations, so that a gate declared wrongly is found here too; `matrix.flow.test.ts` asks every call of the house.
 */
import { FLAGS } from '@mustika/kernel/flags.ts';
import { type Gate, LEVELS, type Level, passes } from '@mustika/kernel/gate.ts';
import { screenGate } from '@mustika/kernel/house.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { parseGate, sameGate } from '../census/gate-notation.ts';
import type { Registered } from '../census/registered.ts';
import { ownRoutes, specRoutes } from '../census/spec.ts';
import { type CallOptions, type Kit, testApp } from '../kit/app.ts';
import { byName, sample } from '../kit/sample.ts';
import { beriMenu, beriModul, isiOrang, orang, sapa, semuaMenu, subjek, TOKO, terbuka } from './people.ts';
import { calls } from './samples.ts';

type Rute = { path: string; group: string; gate: Gate; call: Registered | undefined };

/** The call that is as open as its screen: no gate of its own, no part, no other screen. */
const wakil = (path: string): Registered | undefined => {
  const screen = house.screens.find((one) => one.path === path);
  const own = screen && screenGate(screen);
  return calls.find(
    (call) => own && call.method === 'GET' && call.screens.join() === path && sameGate(call.gate, own),
  );
};

const rute: Rute[] = [...specRoutes, ...ownRoutes]
  .filter(({ path }) => semuaMenu.includes(path))
  .map(({ path, group, gate }) => ({ path, group, gate: parseGate(gate), call: wakil(path) }));
const flagsOf = (gate: Gate): string[] => {
  if (gate.is === 'flag') return [gate.flag];
  if (gate.is === 'not') return flagsOf(gate.gate);
  return gate.is === 'all' || gate.is === 'any' ? gate.gates.flatMap(flagsOf) : [];
};

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), sebelum: isiOrang });
});
afterAll(() => kit?.close());

type Simpul = { path: string; is_show: boolean; children?: Simpul[] };
/** Paths the server's tree shows this user, as his browser gets it. */
async function pohon(user_id: string, options: CallOptions = {}): Promise<ReadonlySet<string>> {
  const answer = await kit.as(user_id).get('users/sesi', options);
  expect(answer.status, answer.text).toBe(200);
  const groups = answer.data.akses as Simpul[];
  return new Set(groups.flatMap((g) => (g.children ?? []).filter((c) => c.is_show).map((c) => c.path)));
}

/** Routes whose tree or call says otherwise than their row. */
async function kejutan(
  asked: readonly Rute[],
  level: Level,
  menu: readonly string[],
  flags: readonly string[],
): Promise<string[]> {
  const subject = await subjek(kit, level, menu, flags);
  const shown = await pohon(orang(level));
  const wrong: string[] = [];
  for (const { path, gate, call } of asked) {
    const expected = passes(gate, subject) && passes({ is: 'menu', path }, subject);
    if (shown.has(path) !== expected) wrong.push(`${path}: the tree ${expected ? 'hides' : 'shows'} it`);
    if (!call) continue;
    const open = terbuka(await sapa(kit.as(orang(level)), call));
    if (open !== expected) wrong.push(`${path}: ${call.name} is ${open ? 'open' : 'shut'}`);
  }
  return wrong;
}

test('the masters, the stones and the settings have a call that stands for each of their routes', () => {
  const asked = rute.filter(({ group }) => ['master', 'diamonds'].includes(group));
  expect(asked.length).toBeGreaterThan(35);
  expect(asked.filter(({ call }) => !call).map(({ path }) => path)).toEqual([]);
  expect(rute.filter(({ call }) => call).length).toBeGreaterThan(rute.length / 2);
});

describe.each(LEVELS)('%s', (level) => {
  test.each([
    ['every module', FLAGS, 'every right', semuaMenu],
    ['every module', FLAGS, 'no right', []],
    ['no module', [], 'every right', semuaMenu],
    ['no module', [], 'no right', []],
  ] as [string, readonly string[], string, readonly string[]][])(
    'with %s and %s %s',
    async (_modules, flags, _rights, menu) => {
      await beriModul(kit, flags);
      await beriMenu(kit, orang(level), menu);
      expect(
        await kejutan(
          sample(rute, ({ path }) => path),
          level,
          menu,
          flags,
        ),
      ).toEqual([]);
    },
  );
});

const berbendera = [...new Set(rute.flatMap(({ gate }) => flagsOf(gate)))].sort();

test.each(sample(berbendera, (flag) => flag))('%s alone, and all but it', async (flag) => {
  const asked = rute.filter(({ gate }) => flagsOf(gate).includes(flag));
  for (const flags of [[flag], FLAGS.filter((one) => one !== flag)])
    for (const level of ['OWN', 'KASIR'] as const) {
      await beriModul(kit, flags);
      await beriMenu(kit, orang(level), semuaMenu);
      expect(await kejutan(asked, level, semuaMenu, flags), flags.length === 1 ? 'alone' : 'all but').toEqual(
        [],
      );
    }
});

describe('a part that was taken away', () => {
  const guarded = calls.filter((one) => one.gate.is !== 'public');
  const bagian = [
    ...new Set(calls.flatMap((call) => JSON.stringify(call.gate).match(/\/[\w-]+#[\w.-]+/g) ?? [])),
  ];
  const tertutup = (gate: Gate): string[] => {
    if (gate.is === 'menu') return gate.path.includes('#') ? [gate.path] : [];
    return gate.is === 'all' || gate.is === 'any' ? gate.gates.flatMap(tertutup) : [];
  };

  test('shuts its calls and no other, for everybody but owner and super user', async () => {
    expect(bagian.length).toBeGreaterThan(200);
    await beriModul(kit, FLAGS);
    for (const level of ['MU', 'SU'] as const) {
      await beriMenu(kit, orang(level), semuaMenu, bagian);
      const subject = { ...(await subjek(kit, level, semuaMenu, FLAGS)), tertutup: new Set(bagian) };
      const wrong: string[] = [];
      for (const call of sample(guarded, byName)) {
        const open = terbuka(await sapa(kit.as(orang(level)), call));
        if (open !== passes(call.gate, subject)) wrong.push(`${call.name}: ${open ? 'open' : 'shut'}`);
        // Said once more without the gate that is under test: a call with a part is shut, one without is not.
        if (level === 'MU' && tertutup(call.gate).length > 0 && open)
          wrong.push(`${call.name}: has a part, is open`);
      }
      expect(wrong, level).toEqual([]);
      await kit.owner.query("delete from hak_akses where user_id = $1 and path like '%#%'", [orang(level)]);
    }
  });
});

describe('another store', () => {
  const LAIN = 'BDG1';
  const asked = sample(
    rute.filter(({ call }) => call),
    ({ path }) => path,
  );
  beforeAll(async () => {
    await beriModul(kit, FLAGS);
    const pusat = "(select kode_toko from toko where tipe = 'PUSAT' limit 1)";
    await kit.owner.query(
      `insert into pengguna (user_id, nama, level, kode_toko, kata_sandi, lingkup) values
         ('UJI-SEMUA', 'S', 'MU', ${pusat}, 'x', null), ('UJI-DAFTAR', 'D', 'MU', ${pusat}, 'x', '{${LAIN}}')`,
    );
    for (const user of ['UJI-SEMUA', 'UJI-DAFTAR', orang('SPV')]) await beriMenu(kit, user, semuaMenu);
  });

  /** What each call answers in the name of the store. */
  const jawaban = async (user: string, portal: string): Promise<Set<string>> => {
    const codes = new Set<string>();
    for (const { call } of asked) {
      const answer = await sapa(kit.as(user), call as Registered, { portal });
      codes.add(answer.code === 'TOKO_LAIN' ? 'TOKO_LAIN' : terbuka(answer) ? 'TERBUKA' : 'TERTUTUP');
    }
    return codes;
  };

  test('is shut for people of a branch, on every route', async () => {
    expect([...(await jawaban(orang('SPV'), LAIN))]).toEqual(['TOKO_LAIN']);
  });

  test('is open for head office with every store, as far as the modules of that store go', async () => {
    for (const toko of [TOKO, LAIN]) {
      const shown = await pohon('UJI-SEMUA', { portal: toko });
      for (const { path, call } of asked) {
        const answer = await sapa(kit.as('UJI-SEMUA'), call as Registered, { portal: toko });
        expect(terbuka(answer), `${toko} ${path}`).toBe(shown.has(path));
      }
      expect(shown.size).toBeGreaterThan(30);
    }
  });

  test('is open for head office with a list only where the list says so', async () => {
    expect([...(await jawaban('UJI-DAFTAR', TOKO))]).toEqual(['TOKO_LAIN']);
    expect(await jawaban('UJI-DAFTAR', LAIN)).not.toContain('TOKO_LAIN');
  });
});
