/**
 * Protects: what the shop did while a marketplace was hearing about it. Whatever is under way, one worker has a piece, and the last word that
 * arrives there is the last one that was true here. docs/decisions/0161, 0162.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Kit } from '../../../tests/kit/app.ts';
import { HARGA_BAKU, hargaGrup, nota, terjual } from '../../../tests/kit/jual.ts';
import {
  beliSatu,
  bersihkan,
  bukaPasar,
  KATA,
  type Pasar,
  PENYEDIA,
  type Sim,
} from '../../../tests/kit/marketplace/pasar.ts';
import { AKUN_UJI, menurutSku, tersedia, ubahPesanan } from '../../../tests/kit/marketplace/simulator.ts';
import { ditawarkan, type Penyedia, sambungkan } from '../../../tests/kit/marketplace/toko-marketplace.ts';
import { pesananTasks, tanyaPesanan } from './pesanan-berkala.job.ts';
import { bacaPesanan } from './pesanan-marketplace.job.ts';
import { selaraskanMarketplace, sinkronMarketplace } from './sinkron-tawaran.job.ts';

let pasar: Pasar;
let kit: Kit;
let sim: Sim;
beforeAll(async () => {
  pasar = await bukaPasar(inject('pgUrl'));
  ({ kit, sim } = pasar);
  for (const penyedia of PENYEDIA) await sambungkan(kit, penyedia, sim[penyedia]);
});
beforeEach(() => {
  kit.clock.advance({ seconds: 1 });
  bersihkan(sim);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => pasar?.tutup());

const kerja = () => sinkronMarketplace(kit.deps, 'JKT1');
const BARU = { SHOPEE: 'add_item', TIKTOK: '202309/products' };
const HARGA = { SHOPEE: 'update_price', TIKTOK: 'prices/update' };
const STOK = { SHOPEE: 'update_stock', TIKTOK: 'inventory/update' };
const pegang = (keranjang: string, kode_barcode: string) =>
  kit.as('KASIR1').post('keranjang/pegang', { keranjang, kode_barcode });
const lepas = (keranjang: string) => kit.as('KASIR1').post('keranjang/lepas', { keranjang, barang: [] });
const jumlahDi = (penyedia: Penyedia, kode: string): number =>
  [...sim[penyedia].barang.values()].filter((one) => one.sku === kode).length;

test.each(PENYEDIA)('at %s a piece that is scanned while it is put there is put there once', async (mp) => {
  const [kode = ''] = await ditawarkan(kit, mp, `B${mp.slice(0, 1)}AA`, 1);
  sim[mp].sela = {
    di: BARU[mp],
    apa: async () => {
      await pegang('keranjang-balap', kode);
      await lepas('keranjang-balap');
      // Another server, whom the cart woke.
      await kerja();
    },
  };
  await kerja();
  await kerja();
  expect(jumlahDi(mp, kode)).toBe(1);
  expect(tersedia(sim[mp], kode)).toBe(1);
});

test.each(PENYEDIA)(
  'at %s a piece that is sold while it is said to be free again is gone there',
  async (mp) => {
    const [kode = ''] = await ditawarkan(kit, mp, `B${mp.slice(0, 1)}BB`, 1);
    await kerja();
    await pegang('keranjang-balap', kode);
    await kerja();
    await lepas('keranjang-balap');
    sim[mp].sela = {
      di: STOK[mp],
      apa: async () => {
        await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU));
        await kerja();
      },
    };
    await kerja();
    await kerja();
    expect(tersedia(sim[mp], kode)).toBe(0);
  },
);

test.each(PENYEDIA)(
  'at %s a piece that is sold while the one before it is told is never said to be free',
  async (mp) => {
    const [satu = '', dua = ''] = await ditawarkan(kit, mp, `B${mp.slice(0, 1)}CC`, 2);
    sim[mp].sela = { di: BARU[mp], apa: () => terjual(kit.as('KASIR1'), nota([dua], HARGA_BAKU)) };
    await kerja();
    expect([jumlahDi(mp, satu), jumlahDi(mp, dua)]).toEqual([1, 0]);
  },
);

test.each(PENYEDIA)('at %s a piece that somebody has goes before those whose price moved', async (mp) => {
  const kode = await ditawarkan(kit, mp, `B${mp.slice(0, 1)}DD`, 3);
  await kerja();
  await hargaGrup(kit, 1_100_000);
  sim[mp].panggilan = [];
  sim[mp].sela = { di: HARGA[mp], apa: () => pegang('keranjang-balap', kode[2] ?? '') };
  await selaraskanMarketplace(kit.deps, 'JKT1');
  const jenis = sim[mp].panggilan.map(({ path }) => (path.includes(STOK[mp]) ? 'STOK' : 'HARGA'));
  expect(jenis.slice(0, 2)).toEqual(['HARGA', 'STOK']);
  expect(tersedia(sim[mp], kode[2] ?? '')).toBe(0);
  await lepas('keranjang-balap');
  await hargaGrup(kit);
  await selaraskanMarketplace(kit.deps, 'JKT1');
});

const antrean = async (key: string): Promise<string | undefined> =>
  (await kit.owner.query('select run_at::text as pada from graphile_worker.jobs where key = $1', [key]))
    .rows[0]?.pada;

test.each(PENYEDIA)('at %s what waits for a pause that others made goes when it is over', async (mp) => {
  const [kode = ''] = await ditawarkan(kit, mp, `B${mp.slice(0, 1)}EE`, 1);
  await kerja();
  sim[mp].ulah = [{ status: 429, retryAfter: 120 }];
  await tanyaPesanan(kit.deps, 'JKT1', mp, null);
  await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU));
  await kerja();
  const { rows } = await kit.owner.query(
    'select coba_lagi::text as pada from setting_marketplace where penyedia = $1',
    [mp],
  );
  expect(await antrean('mp|JKT1')).toBe(rows[0].pada);
  kit.clock.advance({ seconds: 121 });
  kit.lupakan();
  await kerja();
  expect(tersedia(sim[mp], kode)).toBe(0);
});

test('a worker that never came back is waited for, and then another tells what is true', async () => {
  const [kode = ''] = await ditawarkan(kit, 'SHOPEE', 'BSFF', 1);
  await kerja();
  await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU));
  const sampai = kit.clock.now().add({ minutes: 5 }).toString();
  await kit.owner.query(
    "update tawaran_marketplace set status = 'KIRIM', dikerjakan_sampai = $2 where kode_barcode = $1",
    [kode, sampai],
  );
  await kerja();
  expect(tersedia(sim.SHOPEE, kode)).toBe(1);
  kit.clock.advance({ minutes: 5 });
  kit.lupakan();
  // Every five minutes each store is looked at, whatever became of its jobs.
  await kit.owner.query('delete from graphile_worker._private_jobs');
  await pesananTasks['tanya_marketplace']?.({}, kit.deps);
  expect(await antrean('mp|JKT1')).toBeDefined();
  for (const mp of PENYEDIA) expect(await antrean(`mp_tanya|JKT1|${mp}`)).toBeDefined();
  await kerja();
  expect(tersedia(sim.SHOPEE, kode)).toBe(0);
});

test.each(PENYEDIA)(
  'at %s a price that stays stays also when an answer was lost, or it is told anew',
  async (mp) => {
    const [kode = ''] = await ditawarkan(kit, mp, `B${mp.slice(0, 1)}GG`, 1);
    await kit.owner.query('update setting_marketplace set ikut_harga = false where penyedia = $1', [mp]);
    await kerja();
    const semula = menurutSku(sim[mp], kode)?.harga;
    await hargaGrup(kit, 1_100_000);
    await pegang('keranjang-balap', kode);
    Object.assign(sim[mp], { ulahDi: STOK[mp], ulah: ['HILANG'] });
    await kerja();
    await lepas('keranjang-balap');
    kit.clock.advance({ seconds: 40 });
    kit.lupakan();
    await kerja();
    expect(tersedia(sim[mp], kode)).toBe(1);
    await kit
      .as('SPV1')
      .post('marketplace/barang/kirim-ulang', { barang: [{ penyedia: mp, kode_barcode: kode }] });
    await kerja();
    // With an order that is cancelled there its stock is told anew, too.
    const no = beliSatu(sim, mp, kode);
    await bacaPesanan(kit.deps, { kode_toko: 'JKT1', penyedia: mp, no_pesanan: no });
    ubahPesanan(sim[mp], no, KATA[mp].batal);
    await bacaPesanan(kit.deps, { kode_toko: 'JKT1', penyedia: mp, no_pesanan: no });
    await kerja();
    expect(tersedia(sim[mp], kode)).toBe(1);
    expect(menurutSku(sim[mp], kode)?.harga).toBe(semula);
    await kit.owner.query('update setting_marketplace set ikut_harga = true where penyedia = $1', [mp]);
    await hargaGrup(kit);
    await selaraskanMarketplace(kit.deps, 'JKT1');
  },
);

test('a token that somebody gave while the old one was renewed stays', async () => {
  const { rows } = await kit.owner.query("select versi from setting_marketplace where penyedia = 'SHOPEE'");
  const segar = kit.deps.secrets.seal({ apa: 'marketplace-segar-SHOPEE', pemilik: 'JKT1' }, sim.SHOPEE.segar);
  await kit.owner.query(
    "update setting_marketplace set segar = $1, token_sampai = '2026-01-01' where penyedia = 'SHOPEE'",
    [segar],
  );
  sim.SHOPEE.sela = {
    di: 'access_token/get',
    apa: () => sambungkan(kit, 'SHOPEE', sim.SHOPEE, rows[0].versi),
  };
  await tanyaPesanan(kit.deps, 'JKT1', 'SHOPEE', null);
  const kini = await kit.owner.query(
    "select segar, token_sampai from setting_marketplace where penyedia = 'SHOPEE'",
  );
  expect(kini.rows).toEqual([{ segar: null, token_sampai: null }]);
  Object.assign(sim.SHOPEE, { token: AKUN_UJI.token, tokenSampai: Number.MAX_SAFE_INTEGER });
  await sambungkan(kit, 'SHOPEE', sim.SHOPEE, rows[0].versi + 1);
});

test('orders of a week are asked for a day at a time, and each day is done when it was told', async () => {
  const kini = Math.floor(kit.clock.now().epochMilliseconds / 1000);
  sim.SHOPEE.panggilan = [];
  await tanyaPesanan(kit.deps, 'JKT1', 'SHOPEE', kini - 7 * 86_400);
  const rentang = sim.SHOPEE.panggilan.map(({ query }) => [
    Number(query['time_from']),
    Number(query['time_to']),
  ]);
  expect(rentang).toHaveLength(8);
  for (const [at, [dari = 0, sampai = 0]] of rentang.entries()) {
    expect(sampai - dari).toBeLessThanOrEqual(86_400);
    if (at > 0) expect(dari).toBe(rentang[at - 1]?.[1]);
  }
  expect(rentang.at(-1)?.[1]).toBe(kini + 1);
});
