/**
 * Protects: who may not know what a piece cost learns it nowhere. A cost that is no other number is planted in the store;
 * every door is derived from the declarations and knocked at by a cashier who was given every right there is.
 */
import { FLAGS } from '@mustika/kernel/flags.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { type Answer, type Caller, type Kit, testApp } from '../kit/app.ts';
import { HARGA_BAKU, hargaGrup, jual, masukkan, nota } from '../kit/jual.ts';
import { beriMenu, beriModul, isiOrang, orang, sapa, semuaMenu, TOKO, terbuka } from './people.ts';
import { calls } from './samples.ts';

/** Cost of the planted piece, and per gram of its group: below the price, and like no other number of the store. */
const MODAL = 2_718_281;
const PER_GRAM = 314_159;
const KODE = 'RAHASIA1';

let kit: Kit;
let kasir: Caller;
let spv: Caller;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), sebelum: isiOrang });
  kasir = kit.as('KASIR1');
  spv = kit.as('SPV1');
  await hargaGrup(kit);
  await kit.owner.query(
    `insert into hak_akses as h (user_id, path, is_show) select 'KASIR1', p, true from unnest($1::text[]) p
     on conflict (user_id, path) do update set is_show = true`,
    [house.screens.filter((s) => s.menu).map((s) => s.path)],
  );
  kit.deps.sessions.forget('KASIR1');
  await kit.owner.query(
    `with s as (select set_config('app.kode_toko', 'JKT1', false)) update grup set harga_modal = $1 from s where kode_toko = 'JKT1' and kode_group = '750'`,
    [PER_GRAM],
  );
  await masukkan(kit, { kode_barcode: KODE, harga_modal: MODAL });
});
afterAll(() => kit?.close());

/** The number in any of its spellings. */
const bocor = (text: string): string[] =>
  [MODAL, PER_GRAM].flatMap((angka) => {
    const titik = String(angka).replace(/\B(?=(\d{3})+$)/g, '.');
    return [String(angka), titik, titik.replaceAll('.', ',')].filter((one) => text.includes(one));
  });

const aman = (answer: Answer, what: string): void =>
  expect(bocor(answer.text), `${what} ${answer.status}`).toEqual([]);

/** Asked by who may know it, the number is there: the door is worth guarding. */
const ada = (answer: Answer, what: string): void =>
  expect(bocor(answer.text).length, `${what} ${answer.status} ${answer.text.slice(0, 300)}`).toBeGreaterThan(
    0,
  );

const rahasiaDi = (fields: object): string[] =>
  Object.entries(fields as Record<string, { rahasia?: string }>)
    .filter(([, field]) => field.rahasia)
    .map(([name]) => name);

describe('a master table with a cost', () => {
  const tables = house.resources.filter((resource) => rahasiaDi(resource.fields).length > 0);

  test('there are some', () =>
    expect(tables.map((one) => one.name)).toEqual(expect.arrayContaining(['grup'])));

  test.each(tables.map((one) => [one.name, one] as const))(
    '%s tells it in no list, order, filter or file',
    async (_n, one) => {
      const { list, export: file } = one.api;
      aman(await kasir.get(`${list.path}?limit=1000&aktif=semua`), list.path);
      for (const format of ['csv', 'xlsx']) {
        const answer = await kasir.get(`${file.path}?format=${format}`);
        expect(answer.status).toBe(200);
        if (format === 'csv') {
          aman(answer, file.path);
          for (const name of rahasiaDi(one.fields)) expect(answer.text).not.toContain(name);
        }
      }
      for (const name of rahasiaDi(one.fields))
        for (const path of [list.path, file.path])
          for (const query of [`sort=${name}`, `sort=${name}&arah=desc`, `${name}=${PER_GRAM}`, `${name}=1`])
            expect(await kasir.get(`${path}?${query}`), `${path}?${query}`).toMatchObject({
              status: 400,
              message: `Field Tidak Dikenal: ${name}`,
            });
    },
  );

  test('a group is changed, planned and followed without its cost', async () => {
    const row = 'group/update/750';
    expect(await spv.put(row, { harga_modal: PER_GRAM + 1 })).toMatchObject({ status: 200 });
    expect(await spv.put(row, { harga_modal: PER_GRAM })).toMatchObject({ status: 200 });
    expect(await kasir.put(row, { harga_modal: PER_GRAM })).toMatchObject({ status: 400 });
    expect(await kasir.post('group/pratinjau/750', { harga_modal: PER_GRAM + 1 })).toMatchObject({
      status: 400,
    });
    aman(await kasir.put(row, { nama_group: 'EMAS UJI' }), row);
    for (const path of ['group/riwayat/750', 'group/versi/750']) {
      aman(await kasir.get(path), path);
      ada(await spv.get(path), path);
    }
    expect(
      await kasir.post('group/create', {
        ...{ kode_group: 'UJI9', nama_group: 'UJI', harga: 1, kadar: 75, kadar_jual: 75 },
        ...{ markis: false, aksesoris: false, jenis_group: null },
      }),
    ).toMatchObject({ status: 200, data: { harga_modal: null } });
  });
});

describe('a sale', () => {
  const coba = (total: number, kode_barcode = KODE) =>
    jual(kasir, nota([{ kode_barcode, diskon: HARGA_BAKU - total }], total));

  test('that is refused for its discount does not say what the piece cost', async () => {
    const answer = await coba(2_000_000);
    expect(answer).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
    aman(answer, 'penjualan/simpan');
    expect(answer.text).not.toContain(String(MODAL - 2_000_000));
    ada(await jual(spv, nota([{ kode_barcode: KODE, diskon: HARGA_BAKU - 2_000_000 }], 2_000_000)), 'spv');
  });

  test('is refused alike on both sides of the cost, so that asking often does not find it', async () => {
    const kata = async (total: number): Promise<string> =>
      (await coba(total)).detail.perlu.map((one: { description: string }) => one.description).join();
    expect(await kata(MODAL - 1)).toBe(await kata(MODAL));
    let [bawah, atas] = [2_000_000, HARGA_BAKU - 1];
    const rendah = await kata(bawah);
    while (atas - bawah > 1) {
      const tengah = Math.floor((bawah + atas) / 2);
      if ((await kata(tengah)) === rendah) bawah = tengah;
      else atas = tengah;
    }
    expect(Math.abs(atas - MODAL)).toBeGreaterThan(10_000);
  });
});

test('a broadcast of prices holds no cost', async () => {
  const said: unknown[] = [];
  const hook = { to: () => ({ emit: (...args: unknown[]) => void said.push(args) }) };
  kit.deps.sockets.current = hook as never;
  await spv.put('group/update/750', { harga_modal: PER_GRAM + 2 });
  await spv.put('group/update/750', { harga_modal: PER_GRAM });
  kit.deps.sockets.current = null;
  expect(said.length).toBeGreaterThan(0);
  expect(bocor(JSON.stringify(said))).toEqual([]);
});

/** What everybody who is logged in may read: himself, his house rules, what is on the wall. */
const MILIK_SENDIRI: ReadonlySet<string> = new Set([
  'GET users/sesi',
  'GET users/totp',
  'GET users/pin',
  'GET users/passkey',
  'GET users/sidik-jari',
  'GET news/saya',
  // What he himself asks others to agree to.
  'GET authorization/minta/satu',
  // What waits for a supervisor or owner, as his level lets him agree at any till.
  'GET authorization/masuk',
  // What became of one of them.
  'GET authorization/masuk/satu',
  // Which devices of his own are told of it.
  'GET users/push',
  'GET tampilan',
  // Views that he kept or was given: which columns, and what is asked; no rows.
  'GET tampilan-tersimpan',
  'GET logo/toko',
  // The settings and modules that travel with the session anyway.
  'GET para-system',
  'GET para-system/key/{key}',
  // The handbook: pages of the screens that he may open, and of the shop nothing.
  'GET panduan',
  'GET panduan/halaman',
  'GET panduan/pdf',
  // The printers and the queue of the till he stands at.
  'GET agen',
  // Who supervises ends the session a colleague left open; its own levels guard it.
  'GET users/sesi-aktif',
]);

test('who has no right at all reads nothing of the shop', async () => {
  const open: string[] = [];
  for (const level of ['KASIR', 'DEV', 'SPV', 'MU'] as const) {
    await beriMenu(kit, orang(level), []);
    for (const call of calls) {
      if (call.method !== 'GET' || call.gate.is === 'public' || MILIK_SENDIRI.has(call.name)) continue;
      if (terbuka(await sapa(kit.as(orang(level)), call))) open.push(`${level} ${call.name}`);
    }
  }
  expect(open).toEqual([]);
});

test('a developer at head office downloads no ledger', async () => {
  await kit.owner.query(
    "update pengguna set kode_toko = (select kode_toko from toko where tipe = 'PUSAT') where user_id = 'UJI-DEV'",
  );
  await beriMenu(kit, orang('DEV'), semuaMenu);
  await beriModul(kit, FLAGS);
  const asked = [
    ['DEV', 403],
    ['OWN', 200],
  ] as const;
  for (const [level, status] of asked)
    for (const path of ['akuntansi/hledger', 'akuntansi/laba-rugi'])
      expect(
        await kit.as(orang(level)).get(path, level === 'DEV' ? { portal: TOKO } : {}),
        path,
      ).toMatchObject({ status });
});
