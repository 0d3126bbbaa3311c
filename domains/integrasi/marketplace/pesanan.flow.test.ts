/**
 * Protects: a piece that an order wants, or took along, is offered to nobody else, and gold that left the shop for an order without a nota
 * is not forgotten. docs/decisions/0162.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Kit } from '../../../tests/kit/app.ts';
import { batalJual, HARGA_BAKU, nota, terjual } from '../../../tests/kit/jual.ts';
import {
  beliSatu,
  bersihkan,
  bukaPasar,
  KATA,
  type Pasar,
  PENYEDIA,
  type Sim,
} from '../../../tests/kit/marketplace/pasar.ts';
import { tersedia, ubahPesanan } from '../../../tests/kit/marketplace/simulator.ts';
import {
  ditawarkan,
  type Penyedia,
  sambungkan,
  tawarkan,
} from '../../../tests/kit/marketplace/toko-marketplace.ts';
import { periksaTutup } from '../../../tests/kit/tutup.ts';
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
const baca = (penyedia: Penyedia, no_pesanan: string) =>
  bacaPesanan(kit.deps, { kode_toko: 'JKT1', penyedia, no_pesanan }).then(kerja);
const keadaan = async (kode: string): Promise<string> =>
  (await kit.as('SPV1').get(`marketplace/pesanan/list?q=${kode}`)).data[0].barang;
const terkirim = async () =>
  (await periksaTutup(kit.as('SPV1'))).periksa.find((one) => one.kode === 'PESANAN_TERKIRIM');

test.each(PENYEDIA)('at %s a piece that was sent without a nota is named until there is one', async (mp) => {
  const [kode = ''] = await ditawarkan(kit, mp, `P${mp.slice(0, 1)}AA`, 1);
  await kerja();
  const no = beliSatu(sim, mp, kode);
  await baca(mp, no);
  expect(await terkirim()).toBeUndefined();
  ubahPesanan(sim[mp], no, KATA[mp].dikirim);
  await baca(mp, no);
  expect(await terkirim()).toEqual({
    ...{ kode: 'PESANAN_TERKIRIM', label: 'Pesanan marketplace terkirim tanpa nota', jumlah: 1 },
    ...{ sifat: 'ALASAN', layar: '/pesanan-marketplace', rincian: [`${no} · ${kode}`] },
  });
  ubahPesanan(sim[mp], no, KATA[mp].selesai);
  await baca(mp, no);
  expect(await terkirim()).toMatchObject({ jumlah: 1 });
  // However long ago: who has it is the buyer, and nobody else can have it.
  await kit.owner.query("update barang_pegang set sampai = '2026-01-01' where kode_barcode = $1", [kode]);
  await selaraskanMarketplace(kit.deps, 'JKT1');
  expect(tersedia(sim[mp], kode)).toBe(0);
  const satu = { penyedia: mp, no_pesanan: no, kode_barcode: kode };
  expect(await kit.as('SPV1').post('marketplace/pesanan/serahkan', satu)).toMatchObject({ status: 200 });
  expect(await terkirim()).toMatchObject({ jumlah: 1 });
  await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU));
  await kerja();
  expect(await terkirim()).toBeUndefined();
});

test('a piece that comes back while an order still wants it is offered to nobody else', async () => {
  const [kode = ''] = await ditawarkan(kit, 'SHOPEE', 'PSBB', 1);
  expect(await tawarkan(kit, 'TIKTOK', kode)).toMatchObject({ status: 200 });
  await kerja();
  const no = beliSatu(sim, 'SHOPEE', kode);
  const faktur = await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU));
  Object.assign(sim.SHOPEE, { ulahDi: 'cancel_order', ulah: [{ status: 503 }] });
  await baca('SHOPEE', no);
  expect(await keadaan(kode)).toBe('BENTROK');
  await batalJual(kit, faktur);
  await kerja();
  expect(tersedia(sim.TIKTOK, kode)).toBe(0);
  kit.clock.advance({ seconds: 61 });
  kit.lupakan();
  await baca('SHOPEE', no);
  expect(await keadaan(kode)).toBe('DIPEGANG');
});

test('an order that cannot be read now is not said to be read', async () => {
  const [kode = ''] = await ditawarkan(kit, 'SHOPEE', 'PSCC', 1);
  await kerja();
  const isi = { penyedia: 'SHOPEE', no_pesanan: beliSatu(sim, 'SHOPEE', kode) };
  sim.SHOPEE.ulah = [{ status: 503 }];
  for (let kali = 0; kali < 2; kali += 1)
    expect(await kit.as('SPV1').post('marketplace/pesanan/baca', isi)).toMatchObject({
      ...{ status: 502, code: 'MARKETPLACE_GAGAL' },
      message: 'Sambungan Gagal: Marketplace Sedang Terganggu (HTTP 503)',
    });
  kit.clock.advance({ seconds: 31 });
  kit.lupakan();
  expect(await kit.as('SPV1').post('marketplace/pesanan/baca', isi)).toMatchObject({ status: 200 });
  const { rows } = await kit.owner.query("select token from setting_marketplace where penyedia = 'SHOPEE'");
  await kit.owner.query("update setting_marketplace set token = null where penyedia = 'SHOPEE'");
  expect(await kit.as('SPV1').post('marketplace/pesanan/baca', isi)).toMatchObject({
    ...{ status: 409, code: 'MARKETPLACE_BELUM_DIATUR' },
  });
  await kit.owner.query("update setting_marketplace set token = $1 where penyedia = 'SHOPEE'", [
    rows[0].token,
  ]);
  expect(await keadaan(kode)).toBe('DIPEGANG');
});
