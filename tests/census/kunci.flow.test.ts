/**
 * Protects: of every call the house declares, none opens for a key of the API that was not given it; and calls that no right names, people,
 * settings and second looks open for none, not even for one that was given all there is.
 */
import { apiRights, apiScreens } from '@mustika/kernel/api/api-rights.ts';
import { passes, rightsIn } from '@mustika/kernel/gate.ts';
import { isPart } from '@mustika/kernel/part.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { type Answer, type Caller, type Kit, testApp } from '../kit/app.ts';
import { buatKunci, dengan } from '../kit/kunci.ts';
import { calls, pathOf } from '../security/samples.ts';
import type { Registered } from './registered.ts';

let kit: Kit;
let satu: Caller;
let semua: Caller;
/** What nearly nobody needs: a screen with few calls. */
const SATU = '/master-bank';
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const banyak = { per_menit: 6000, sekaligus: 1000 };
  satu = dengan(kit, await buatKunci(kit, { nama: 'SATU LAYAR', hak: [SATU], ...banyak }));
  semua = dengan(kit, await buatKunci(kit, { nama: 'SEMUA HAK', hak: [...apiRights(house)], ...banyak }));
});
afterAll(() => kit?.close());

const TANPA_HAK = { status: 403, code: 'KUNCI_API_TANPA_HAK' };
const coba = (program: Caller, call: Registered): Promise<Answer> =>
  program.call(call.method, pathOf(call), call.method === 'GET' ? undefined : {});

/** The rights by which a key may make it. */
const hakOf = ({ gate, method }: Registered): string[] =>
  rightsIn(gate).filter((path) => method === 'GET' || isPart(path));
const dijaga = calls.filter(({ gate }) => !passes(gate, null));

test('a key without the right is refused at every call, with one code', async () => {
  const lain = dijaga.filter((call) => !hakOf(call).includes(SATU));
  expect(lain.length).toBeGreaterThan(500);
  for (const call of lain) {
    // The bucket is as large as it may be, and this is more.
    await kit.owner.query('update kunci_api_laju set sisa = 900');
    expect(await coba(satu, call), call.name).toMatchObject(TANPA_HAK);
  }
});

test('a key that was given everything makes no call that is nobody’s to give', async () => {
  const boleh = apiRights(house);
  const tertutup = dijaga.filter((call) => !hakOf(call).some((path) => boleh.has(path)));
  const nama = tertutup.map(({ name }) => name);
  for (const satu of [
    'GET users/sesi',
    'POST users/ganti-password',
    'POST authorization',
    'POST kunci-api/buat',
  ])
    expect(nama).toContain(satu);
  for (const call of tertutup) {
    await kit.owner.query('update kunci_api_laju set sisa = 900');
    expect(await coba(semua, call), call.name).toMatchObject(TANPA_HAK);
  }
});

test('what can be given is made of the tree of rights, without what only people do', () => {
  const layar = apiScreens(house);
  expect(layar.length).toBeGreaterThan(60);
  const tertutup =
    /^\/(validasi-|setting|data-users|hak-akses|kunci-api|perangkat|laporan-(authorization|otorisasi))/;
  expect(layar.map(({ path }) => path).filter((path) => tertutup.test(path))).toEqual([]);
  const selaluDisetujui = house.documents.flatMap(({ name, transitions }) =>
    Object.entries(transitions)
      .filter(([, one]) => one.otorisasi !== undefined)
      .map(([transisi]) => `#${name}.${transisi}`),
  );
  const tindakan = layar.flatMap(({ acts }) => acts.map(({ path }) => path));
  expect(tindakan.filter((path) => selaluDisetujui.some((end) => path.endsWith(end)))).toEqual([]);
  expect(tindakan.filter((path) => path.endsWith('#impor'))).toEqual([]);
});
