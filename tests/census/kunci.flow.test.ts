/**
 * Protects: of every call the house declares, none opens for a key of the API that was not given it; and calls that no right names, people,
 * settings, second looks, ledgers and files open for none, not even for one that was given all there is. None tells it what a piece cost.
 */
import { apiRights, apiScreens } from '@mustika/kernel/api/api-rights.ts';
import { FLAGS } from '@mustika/kernel/flags.ts';
import { passes, rightsIn } from '@mustika/kernel/gate.ts';
import { isPart } from '@mustika/kernel/part.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { type Answer, type Caller, type Kit, testApp } from '../kit/app.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../kit/jual.ts';
import { buatKunci, dengan, type KunciUji } from '../kit/kunci.ts';
import { beriModul } from '../security/people.ts';
import { calls, pathOf } from '../security/samples.ts';
import type { Registered } from './registered.ts';

let kit: Kit;
let satu: Caller;
let semua: Caller;
let kunciSemua: KunciUji;
/** What nearly nobody needs: a screen with few calls. */
const SATU = '/master-bank';
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const banyak = { per_menit: 6000, sekaligus: 1000 };
  satu = dengan(kit, await buatKunci(kit, { nama: 'SATU LAYAR', hak: [SATU], ...banyak }));
  kunciSemua = await buatKunci(kit, { nama: 'SEMUA HAK', hak: [...apiRights(house)], ...banyak });
  semua = dengan(kit, kunciSemua);
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
  const tertutup = dijaga.filter(
    (call) => call.kind === 'file' || !hakOf(call).some((path) => boleh.has(path)),
  );
  const nama = tertutup.map(({ name }) => name);
  for (const satu of [
    'GET users/sesi',
    'POST users/ganti-password',
    'POST authorization',
    'POST kunci-api/buat',
    'GET akuntansi/hledger',
    'GET akuntansi/laba-rugi',
    'GET pajak/get/report-ppatk',
    'GET pajak/get/report-pajak-keluaran/faktur',
    'GET group/export',
    'POST member/import',
    'POST barang/import',
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
    /^\/(validasi-|setting|data-users|hak-akses|kunci-api|perangkat|laporan-(authorization|otorisasi|ppatk)|kode-goaml|daftar-(akun|jurnal)|jurnal-umum|buku-besar|neraca|laba-rugi|arus-kas|kunci-periode|saldo-awal)/;
  expect(layar.map(({ path }) => path).filter((path) => tertutup.test(path))).toEqual([]);
  const selaluDisetujui = house.documents.flatMap(({ name, transitions }) =>
    Object.entries(transitions)
      .filter(([, one]) => one.otorisasi !== undefined)
      .map(([transisi]) => `#${name}.${transisi}`),
  );
  const tindakan = layar.flatMap(({ acts }) => acts.map(({ path }) => path));
  expect(tindakan.filter((path) => selaluDisetujui.some((end) => path.endsWith(end)))).toEqual([]);
  expect(tindakan.length).toBeGreaterThan(100);
  const berkas = calls.filter(({ path, kind }) => kind === 'file' || /(^|\/)import(\/|$)/.test(path));
  expect(berkas.length).toBeGreaterThan(300);
  const milikBerkas = new Set(berkas.flatMap(({ gate }) => rightsIn(gate).filter(isPart)));
  expect(tindakan.filter((path) => milikBerkas.has(path))).toEqual([]);
});

test('a right that nobody can give any more opens nothing for a key that has it', async () => {
  const dulu = ['/master-group', '/master-group#ekspor', '/master-group#impor', '/laporan-ppatk'];
  const kunci = await buatKunci(kit, { nama: 'HAK LAMA', hak: ['/master-group'] });
  await kit.owner.query('update kunci_api set hak = $2 where id = $1', [kunci.id, dulu]);
  const program = dengan(kit, kunci);
  expect(await program.get('group/get/all')).toMatchObject({ status: 200 });
  for (const path of ['group/export', 'pajak/get/report-ppatk'])
    expect(await program.get(path), path).toMatchObject(TANPA_HAK);
  // Its sheet says what it may, so that it can be changed.
  const daftar = (await kit.as('OWNER').get('kunci-api')).data as { id: string; hak: string[] }[];
  expect(daftar.find(({ id }) => id === kunci.id)?.hak).toEqual(['/master-group']);
});

/** Cost of a piece that was sold: like no other number of the store. */
const MODAL = 2_718_281;

test('a key learns no secret: every read of the house, for one that somebody gave every path there is', async () => {
  await hargaGrup(kit);
  await masukkan(
    kit,
    { kode_barcode: 'RAHASIA1', harga_modal: MODAL },
    { kode_barcode: 'RAHASIA2', harga_modal: MODAL },
  );
  const no = await terjual(kit.as('KASIR1'), nota(['RAHASIA1'], HARGA_BAKU));
  await beriModul(kit, FLAGS);
  const jalan = [...new Set(dijaga.flatMap(({ gate }) => rightsIn(gate)))];
  await kit.owner.query('update kunci_api set hak = $2 where id = $1', [kunciSemua.id, jalan]);
  const tahu = (text: string): boolean => text.replaceAll(/[.,]/g, '').includes(String(MODAL));
  const bocor: string[] = [];
  const dibaca: string[] = [];
  for (const call of dijaga.filter(({ method }) => method === 'GET')) {
    await kit.owner.query('update kunci_api_laju set sisa = 900');
    const answer = await semua.get(pathOf(call, call.path.includes('{kode_barcode}') ? 'RAHASIA2' : no));
    if (answer.status === 200) dibaca.push(call.name);
    if (tahu(answer.text)) bocor.push(call.name);
  }
  expect(bocor).toEqual([]);
  expect(dibaca.length).toBeGreaterThan(150);
  for (const path of ['akuntansi/hledger', 'akuntansi/buku-besar', 'barang/list?limit=1000'])
    expect(tahu((await kit.as('OWNER').get(path, { portal: 'JKT1' })).text), path).toBe(true);
});
