/**
 * Protects: what happens in one store is not there for another, in any answer and under any key; not even for head
 * office while it acts for the other store, although row security lets it read across.
 */
import { FLAGS } from '@mustika/kernel/flags.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import type { Registered } from '../census/registered.ts';
import { oneValue, type PickRef, picker, rowOf } from '../census/values.ts';
import { type Answer, type Caller, type CallOptions, HARI, type Kit, testApp } from '../kit/app.ts';
import { jumlahBaris } from '../kit/buku.ts';
import { bilaDiminta, SANDI_SPV } from '../kit/jual.ts';
import { tambahLotDi } from '../kit/lot.ts';
import { semuaModul } from '../kit/modul.ts';
import { byName, sample } from '../kit/sample.ts';
import { rosokDi } from '../kit/sepuhan.ts';
import { beriMenu, semuaMenu } from './people.ts';
import { bodyFields, calls } from './samples.ts';
import { tabelUmum } from './tables.ts';

const TANDA = 'RAHASIA-JKT1';
const TETANGGA = 'UJI-TETANGGA';
const PENGHUNI = 'UJI-PENGHUNI';
const scoped = house.resources.filter((resource) => resource.scope === 'toko');
const textsOf = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(([name, field]) => field.kind === 'teks' && !field.opsional && name !== resource.key)
    .map(([name]) => name);

let kit: Kit;
let pickRef: PickRef;
/** Values that lead to rows of JKT1, by field name. */
let leads: Record<string, string>;
let barcodes: ReadonlySet<string>;

/** Marks what JKT1 has written into its own tables, and gives each store a person with every right. */
async function mark(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into pengguna (user_id, nama, level, kode_toko, kata_sandi) values ($1, 'T', 'SPV', 'BDG1', 'x'), ($2, 'P', 'SPV', 'JKT1', 'x')`,
    [TETANGGA, PENGHUNI],
  );
  for (const resource of scoped)
    for (const name of textsOf(resource))
      await owner.query(
        `update ${resource.name} set ${name} = '${TANDA} ' || ${name} where kode_toko = 'JKT1'`,
      );
  await owner.query("insert into para_system (kode_toko, key, value) values ('JKT1', 'UJI_CATATAN', $1)", [
    TANDA,
  ]);
}

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), sebelum: mark });
  await semuaModul(
    kit.owner,
    FLAGS.filter((flag) => flag !== 'VALIDASI_PENJUALAN_MODULE'),
  );
  for (const toko of ['JKT1', 'BDG1']) {
    kit.deps.stores.forget(toko);
    await tambahLotDi(kit, toko, {});
    await rosokDi(kit, toko);
  }
  for (const user of [TETANGGA, PENGHUNI]) await beriMenu(kit, user, semuaMenu);
  await kit.as(PENGHUNI).post('keranjang/simpan', {
    keranjang: 'keranjang-jkt1',
    label: TANDA,
    isi: '{}',
    barang: [
      {
        kode_barcode: await one(
          "select kode_barcode from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' limit 1",
        ),
      },
    ],
  });
  leads = {
    kode_barcode: await one(
      "select kode_barcode from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' order by 1 limit 1",
    ),
    kode_lot: await one("select kode_lot from lot where kode_toko = 'JKT1' order by 1 limit 1"),
    no_faktur_group: await one("select no_faktur_group from penjualan where kode_toko = 'JKT1' limit 1"),
    no_faktur: await one("select no_faktur from penjualan_barang where kode_toko = 'JKT1' limit 1"),
    no_dokumen: await one("select no_masuk from barang where kode_toko = 'JKT1' limit 1"),
    no_masuk: await one("select no_masuk from barang where kode_toko = 'JKT1' limit 1"),
    keranjang: 'keranjang-jkt1',
    key: 'UJI_CATATAN',
  };
  const { rows } = await kit.owner.query(
    "select kode_barcode from barang where kode_toko = 'JKT1' union all select kode_lot from lot where kode_toko = 'JKT1'",
  );
  barcodes = new Set(rows.map((row) => row.kode_barcode as string));
  pickRef = picker(kit.as('OWNER'), { portal: 'BDG1' });
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const one = async (text: string): Promise<string> =>
  Object.values((await kit.owner.query(text)).rows[0] ?? {})[0] as string;

/** The first thing of JKT1 in a text: its mark, a document of it, or one of its pieces. */
const secretIn = (text: string): string | undefined =>
  text.match(new RegExp(`${TANDA}|JKT1-[A-Z]{2}-\\d+`))?.[0] ??
  text.match(/\b[0-9A-Z]{8}\b/g)?.find((word) => barcodes.has(word));

/** A value for a parameter or field: one that leads to JKT1 where there is one. */
const lead = async (call: Registered, name: string): Promise<unknown> => {
  const field = call.fields[name];
  return leads[name] ?? (field ? oneValue(field, 1, pickRef) : 'X');
};

async function addressOf(call: Registered, semua = false): Promise<string> {
  let address = call.path;
  for (const [place, name = ''] of call.path.matchAll(/\{(\w+)\}/g))
    address = address.replace(place, encodeURIComponent(String(await lead(call, name))));
  if (call.method !== 'GET') return address;
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(bodyFields(call))) {
    if (/^tgl_(awal|from)$/.test(name)) query.set(name, `${HARI.slice(0, 7)}-01`);
    else if (semua && (name === 'lingkup' || name === 'cakupan')) query.set(name, 'SEMUA');
    else if (field.all) query.set(name, 'ALL');
    else if (!field.opsional && field.initial === undefined) query.set(name, String(await lead(call, name)));
  }
  if (call.also.includes('limit') || 'limit' in call.fields) query.set('limit', '1000');
  return query.size === 0 ? address : `${address}?${query}`;
}

async function ask(who: Caller, call: Registered, options?: CallOptions, semua = false): Promise<Answer> {
  const address = await addressOf(call, semua);
  if (call.method === 'GET') return who.get(address, options);
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(bodyFields(call)))
    if (!field.opsional) body[name] = await lead(call, name);
  return who.call(
    call.method,
    address,
    Object.keys(bodyFields(call)).length === 0 ? undefined : body,
    options,
  );
}

/** Calls that certainly show this store, to whom it may be shown. */
const SHOWS = ['GET barang/list', 'GET para-system', 'GET keranjang'];
/** Makes a row of its own; an article that the store does not have is refused at its field (tukar-point.flow.test.ts). */
const MAKES = 'POST hadiah/create';
/** Calls about the whole chain, whichever store head office acts for. */
const CHAIN = new Set(['GET dashboard/pusat']);
const SHOWS_CHAIN = ['GET dashboard/ringkas', 'GET akuntansi/jurnal', 'GET akuntansi/buku-besar'];
/** Calls that only tell; those with a body by the number they ask for. Packed files hold the rows of their CSV. */
const tells = sample(
  calls.filter(
    (call) =>
      call.gate.is !== 'public' &&
      ['list', 'read', 'file'].includes(call.kind) &&
      !/\/(pdf|xlsx)$/.test(call.path),
  ),
  byName,
  { always: ({ name }) => [...SHOWS, ...SHOWS_CHAIN].includes(name) },
);
const strangers: [string, () => Promise<[Caller, CallOptions]>][] = [
  ['a supervisor of another store', async () => [kit.as(TETANGGA), {}]],
  ['head office acting for another store', async () => [kit.as('OWNER'), { portal: 'BDG1' }]],
];

describe.each(strangers)('%s', (_who, stranger) => {
  test('finds nothing of this store in any answer', async () => {
    const [who, options] = await stranger();
    const wrong: string[] = [];
    for (const call of tells) {
      const answer = await ask(who, call, options);
      // What was asked for may be named in the refusal; the row itself may not be.
      const told = answer.status === 200 ? answer.bytes.toString('latin1') : '';
      const found = CHAIN.has(call.name) && who.user_id === 'OWNER' ? undefined : secretIn(told);
      if (found) wrong.push(`${call.name}: ${found}`);
      if (answer.status >= 500) wrong.push(`${call.name}: ${answer.text}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('head office with a list of stores', () => {
  const area = async (kode_toko: string): Promise<Caller> => {
    await kit.owner.query(
      `insert into pengguna (user_id, nama, level, kode_toko, lingkup, kata_sandi)
       select 'AREA-' || $1, 'AREA', 'MU', kode_toko, array[$1], 'x' from toko where tipe = 'PUSAT'`,
      [kode_toko],
    );
    await beriMenu(kit, `AREA-${kode_toko}`, semuaMenu);
    return kit.as(`AREA-${kode_toko}`);
  };
  const reads = tells.filter((call) => call.method === 'GET');
  /** Calls whose answer shows this store although the caller stands in head office. */
  const showing = async (who: Caller): Promise<string[]> => {
    const found: string[] = [];
    for (const call of reads) {
      const answer = await ask(who, call, {}, true);
      expect(answer.status, `${call.name}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
      if (answer.status === 200 && secretIn(answer.bytes.toString('latin1'))) found.push(call.name);
    }
    return found;
  };

  test('reads all his stores at once, and a store that is not on it in no answer', async () => {
    expect(await showing(await area('BDG1'))).toEqual([]);
    const milik = await showing(await area('JKT1'));
    expect(milik).toEqual(expect.arrayContaining(SHOWS_CHAIN));
  });
});

test('the same answers do show it to the store itself', async () => {
  const shown: string[] = [];
  for (const call of tells.filter((one) => one.method === 'GET')) {
    const answer = await ask(kit.as(PENGHUNI), call);
    if (secretIn(answer.bytes.toString('latin1'))) shown.push(call.name);
  }
  const marked = scoped.filter((resource) => textsOf(resource).length > 0);
  const asked = new Set(tells.map(({ name }) => name));
  const lists = marked.map((resource) => `GET ${resource.api.list.path}`);
  const files = marked.map((resource) => `GET ${resource.api.export.path}`);
  expect(shown).toEqual(
    expect.arrayContaining([...[...lists, ...files].filter((name) => asked.has(name)), ...SHOWS]),
  );
});

describe('a row of this store under its own key', () => {
  const tables = () => tabelUmum(kit.owner);

  const written = scoped.filter((r) => !r.readOnly);
  test.each(sample(written, byName).map((r) => [r.name, r] as const))(
    '%s is not there',
    async (_name, resource) => {
      const values = await rowOf(resource, 1, picker(kit.as('OWNER'), { portal: 'JKT1' }));
      const key = encodeURIComponent(String(values[resource.key]));
      const call = { method: 'POST', path: resource.api.create.path, body: values } as const;
      const made = await bilaDiminta(kit.as('OWNER'), call, SANDI_SPV, { portal: 'JKT1' });
      expect(made, made.text).toMatchObject({ status: 200 });
      const at = (path: string): string => path.replace(/\{\w+\}/, key);
      for (const [, stranger] of strangers) {
        const [who, options] = await stranger();
        const list = await who.get(`${resource.api.list.path}?aktif=semua&${resource.key}=${key}`, options);
        expect(list.data ?? []).toEqual([]);
        // A list that is for the owner alone is shut to a supervisor wherever he stands.
        const none =
          list.status === 403
            ? { status: 403, code: 'TIDAK_BERHAK' }
            : { status: 404, code: 'TIDAK_DITEMUKAN' };
        expect((await who.get(at(resource.api.history.path), options)).data ?? []).toEqual([]);
        const before = await jumlahBaris(kit.owner, await tables());
        for (const answer of [
          await who.put(at(resource.api.update.path), { versi: 1 }, options),
          await who.delete(at(resource.api.remove.path), options),
          await who.call('PUT', at(resource.api.activate.path), undefined, options),
        ])
          expect(answer, answer.text).toMatchObject(none);
        expect(await jumlahBaris(kit.owner, await tables())).toEqual(before);
      }
    },
  );

  test('every call that changes something by a number or barcode finds none', async () => {
    const named = calls.filter(
      (call) =>
        (call.kind === 'document' || call.kind === 'write') &&
        call.name !== MAKES &&
        Object.keys(call.fields).some((name) => name !== 'keranjang' && name !== 'key' && name in leads),
    );
    expect(named.length).toBeGreaterThan(3);
    const before = await jumlahBaris(kit.owner, await tables());
    for (const [, stranger] of strangers)
      for (const call of named) {
        const [who, options] = await stranger();
        const answer = await ask(who, call, options);
        // A call for other levels is shut before it looks; head office gets that far everywhere.
        const shut = answer.code === 'TIDAK_BERHAK' && who.user_id !== 'OWNER';
        expect(shut ? 404 : answer.status, `${call.name}: ${answer.text}`).toBe(404);
      }
    expect(await jumlahBaris(kit.owner, await tables())).toEqual(before);
  });
});
