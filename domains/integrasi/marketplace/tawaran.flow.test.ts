/**
 * Protects: a marketplace has one of each piece the shop can sell and none of those it cannot, whatever the marketplace does meanwhile;
 * what was ordered there is held here, and what is gone here is cancelled there. docs/decisions/0161, 0162.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Answer, Kit } from '../../../tests/kit/app.ts';
import {
  atur,
  batalJual,
  HARGA_BAKU,
  hargaGrup,
  jual,
  nota,
  potongan,
  terjual,
} from '../../../tests/kit/jual.ts';
import {
  beliSatu,
  bersihkan,
  bukaPasar,
  KATA,
  type Pasar,
  pesanDari,
  type Sim,
} from '../../../tests/kit/marketplace/pasar.ts';
import {
  type BarangUji,
  type Keadaan,
  kirimPesan,
  menurutSku,
  tersedia,
  ubahPesanan,
} from '../../../tests/kit/marketplace/simulator.ts';
import {
  akunUji,
  beriFoto,
  ditawarkan,
  type Penyedia,
  sambungkan,
  tawarkan,
} from '../../../tests/kit/marketplace/toko-marketplace.ts';
import { tanyaPesanan } from './pesanan-berkala.job.ts';
import { bacaPesanan } from './pesanan-marketplace.job.ts';
import { selaraskanMarketplace, sinkronMarketplace, tawaranTasks } from './sinkron-tawaran.job.ts';

let pasar: Pasar;
let kit: Kit;
let sim: Sim;
beforeAll(async () => {
  pasar = await bukaPasar(inject('pgUrl'));
  ({ kit, sim } = pasar);
});
beforeEach(() => {
  kit.clock.advance({ seconds: 1 });
  bersihkan(sim);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => pasar?.tutup());

const kerja = () => sinkronMarketplace(kit.deps, 'JKT1');
/** Later; whoever works then has logged in again. */
const nanti = (detik: number) => {
  kit.clock.advance({ seconds: detik });
  kit.lupakan();
  return kerja();
};
/** As a buyer sees it there: `stok` is what can be bought. */
const diSana = (penyedia: Penyedia, kode: string): BarangUji | undefined => {
  const barang = menurutSku(sim[penyedia], kode);
  return barang && { ...barang, stok: tersedia(sim[penyedia], kode) };
};
const satu = async (kode: string): Promise<Record<string, unknown>> =>
  (await kit.as('SPV1').get(`marketplace/barang/list?q=${kode}`)).data[0];
const pesanan = async (kode: string): Promise<Record<string, unknown>> =>
  (await kit.as('SPV1').get(`marketplace/pesanan/list?q=${kode}`)).data[0];
const baca = (penyedia: Penyedia, no_pesanan: string) =>
  bacaPesanan(kit.deps, { kode_toko: 'JKT1', penyedia, no_pesanan }).then(kerja);
const dorong = (penyedia: Penyedia, no: string): Promise<Answer> =>
  kirimPesan(kit, penyedia, pesanDari(sim, penyedia, no, `n-${no}`));
const beli = (penyedia: Penyedia, kode: string): string => beliSatu(sim, penyedia, kode);

describe('what a piece needs before it is offered', () => {
  test('an account, a picture, a logistic and a courier, a name of its own, and to be here', async () => {
    const [kode = '', lain = ''] = await potongan(kit, 'MPSY', 2);
    expect(await tawarkan(kit, 'SHOPEE', kode)).toMatchObject({ code: 'MARKETPLACE_BELUM_DIATUR' });
    await sambungkan(kit, 'SHOPEE', sim.SHOPEE);
    expect(await tawarkan(kit, 'SHOPEE', kode)).toMatchObject({
      status: 409,
      code: 'MARKETPLACE_FOTO_WAJIB',
      message: 'Barang Marketplace Harus Ada Fotonya',
    });
    await beriFoto(kit, [kode, lain]);
    await kit.owner.query("update setting_marketplace set kurir = ''");
    expect(await tawarkan(kit, 'SHOPEE', kode)).toMatchObject({ code: 'MARKETPLACE_LOGISTIK_WAJIB' });
    await kit.owner.query("update setting_marketplace set kurir = 'JNE'");
    expect(await tawarkan(kit, 'SHOPEE', kode, { tawar: false })).toMatchObject({ status: 200 });
    expect(await satu(kode)).toMatchObject({ keadaan: 'DRAF', kirim: 'DITARIK' });
    expect(await tawarkan(kit, 'SHOPEE', lain, { nama: `CINCIN EMAS SHOPEE ${kode}` })).toMatchObject({
      code: 'MARKETPLACE_NAMA_SAMA',
    });
    expect(await tawarkan(kit, 'SHOPEE', 'TIADA000')).toMatchObject({ code: 'BARCODE_TIDAK_ADA' });
    await terjual(kit.as('KASIR1'), nota([lain], HARGA_BAKU));
    expect(await tawarkan(kit, 'SHOPEE', lain)).toMatchObject({ code: 'BARANG_SUDAH_BERUBAH' });
    await kerja();
    expect(sim.SHOPEE.barang.size).toBe(0);
    await sambungkan(kit, 'TIKTOK', sim.TIKTOK);
  });
});

describe.each(['SHOPEE', 'TIKTOK'] as const)('at %s what is offered', (penyedia) => {
  const mark = penyedia.slice(0, 1);
  test('stands there once with its picture and the price after the fee, and follows the price of the day', async () => {
    const [kode = ''] = await ditawarkan(kit, penyedia, `M${mark}AA`, 1);
    await kerja();
    expect(diSana(penyedia, kode)).toMatchObject({ stok: 1, tayang: true, harga: 3_998_000 });
    expect(await satu(kode)).toMatchObject({
      ...{ keadaan: 'DITAWARKAN', kirim: 'TAYANG', stok: 1, harga_mp: 3_998_000 },
    });
    await hargaGrup(kit, 1_100_000);
    await selaraskanMarketplace(kit.deps, 'JKT1');
    expect(diSana(penyedia, kode)?.harga).toBe(4_174_500);
    sim[penyedia].panggilan = [];
    await selaraskanMarketplace(kit.deps, 'JKT1');
    expect(sim[penyedia].panggilan).toEqual([]);
    await hargaGrup(kit);
    await selaraskanMarketplace(kit.deps, 'JKT1');
    expect(diSana(penyedia, kode)?.harga).toBe(3_998_000);
  });

  test('comes down when the account is switched off, also while orders run and the line fails, and back when it is on', async () => {
    const [kode = '', dipesan = ''] = await ditawarkan(kit, penyedia, `M${mark}OF`, 2);
    await kerja();
    const akun = async (): Promise<Record<string, unknown>> =>
      (await kit.as('OWNER').get('marketplace-setting', { portal: 'JKT1' })).data.find(
        (one: { penyedia: string }) => one.penyedia === penyedia,
      );
    const ubah = async (aktif: boolean): Promise<void> => {
      const { versi } = await akun();
      const isi = { ...akunUji(penyedia, sim[penyedia], Number(versi)), aktif };
      const saved = await kit.as('OWNER').put('marketplace-setting', isi, { portal: 'JKT1' });
      expect(saved, saved.text).toMatchObject({ status: 200 });
    };
    sim[penyedia].ulah = [{ status: 503 }];
    await ubah(false);
    // Ordered before anybody there heard of it: it is held here as ever.
    const no = beli(penyedia, dipesan);
    await kerja();
    expect(diSana(penyedia, kode)).toMatchObject({ stok: 1 });
    expect(await akun()).toMatchObject({ aktif: false, berjalan: true });
    await nanti(61);
    await baca(penyedia, no);
    expect(await pesanan(dipesan)).toMatchObject({ barang: 'DIPEGANG' });
    expect(diSana(penyedia, kode)).toMatchObject({ stok: 0, tayang: false });
    expect(await satu(kode)).toMatchObject({ kirim: 'DITARIK', stok: 0 });
    const [baru = ''] = await ditawarkan(kit, penyedia, `M${mark}OG`, 1);
    await kerja();
    expect(diSana(penyedia, baru)).toBeUndefined();
    ubahPesanan(sim[penyedia], no, KATA[penyedia].batal);
    await baca(penyedia, no);
    await kerja();
    await ubah(true);
    await kerja();
    expect(diSana(penyedia, kode)).toMatchObject({ stok: 1, tayang: true });
    expect(diSana(penyedia, baru)).toMatchObject({ stok: 1, tayang: true });
  });

  test('is nothing there while it is in a cart, sold or moved away, and one again when it is free', async () => {
    const [kode = ''] = await ditawarkan(kit, penyedia, `M${mark}BB`, 1);
    await kerja();
    const kasir = kit.as('KASIR1');
    const keranjang = 'keranjang-mp';
    await kasir.post('keranjang/pegang', { keranjang, kode_barcode: kode });
    await kerja();
    expect(diSana(penyedia, kode)?.stok).toBe(0);
    await kasir.post('keranjang/lepas', { keranjang, barang: [] });
    await kerja();
    expect(diSana(penyedia, kode)?.stok).toBe(1);
    // A cart that nobody came back to: its end was told in advance.
    await kasir.post('keranjang/pegang', { keranjang, kode_barcode: kode });
    await kerja();
    expect(diSana(penyedia, kode)?.stok).toBe(0);
    kit.clock.advance({ minutes: 20 });
    kit.lupakan();
    await tawaranTasks['marketplace_pegang_habis']?.({ kode_toko: 'JKT1', kode_barcode: kode }, kit.deps);
    expect(diSana(penyedia, kode)?.stok).toBe(1);
    const no = await terjual(kasir, nota([kode], HARGA_BAKU));
    await kerja();
    expect(diSana(penyedia, kode)?.stok).toBe(0);
    expect(await satu(kode)).toMatchObject({ keadaan: 'TERJUAL', stok: 0 });
    await batalJual(kit, no);
    await kerja();
    expect(diSana(penyedia, kode)?.stok).toBe(1);
    const tarik = { barang: [{ penyedia, kode_barcode: kode }] };
    expect(await kit.as('SPV1').post('marketplace/barang/tarik', tarik)).toMatchObject({ status: 200 });
    await kerja();
    expect(diSana(penyedia, kode)).toMatchObject({ stok: 0, tayang: false });
    expect(await satu(kode)).toMatchObject({ keadaan: 'DITARIK' });
    await kit.as('SPV1').post('marketplace/barang/tawarkan', tarik);
    await kerja();
    expect(diSana(penyedia, kode)).toMatchObject({ stok: 1, tayang: true });
  });

  test('is put there once although the answer was lost, and waits while the marketplace wants it', async () => {
    const [kode = ''] = await ditawarkan(kit, penyedia, `M${mark}CC`, 1);
    const k: Keadaan = sim[penyedia];
    Object.assign(k, { ulahDi: penyedia === 'SHOPEE' ? 'add_item' : '202309/products', ulah: ['HILANG'] });
    await kerja();
    expect(await satu(kode)).toMatchObject({ kirim: 'ULANG' });
    await nanti(40);
    expect([...k.barang.values()].filter((one) => one.sku === kode)).toHaveLength(1);
    expect(await satu(kode)).toMatchObject({ kirim: 'TAYANG', stok: 1 });
    await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU));
    Object.assign(k, { ulahDi: '', ulah: [{ status: 429, retryAfter: 120 }], panggilan: [] });
    await kerja();
    expect(diSana(penyedia, kode)?.stok).toBe(1);
    await nanti(60);
    expect(k.panggilan).toHaveLength(1);
    await nanti(61);
    expect(diSana(penyedia, kode)?.stok).toBe(0);
    const [lain = ''] = await ditawarkan(kit, penyedia, `M${mark}CD`, 1);
    k.ulah = [{ status: 503 }, 'PUTUS'];
    for (let kali = 0; kali < 3; kali += 1) await nanti(3700);
    expect(diSana(penyedia, lain)?.stok).toBe(1);
  });

  test('is held here once it is ordered there: the till reads who has it, until it is handed over', async () => {
    const [kode = ''] = await ditawarkan(kit, penyedia, `M${mark}DD`, 1);
    await kerja();
    const no = beli(penyedia, kode);
    for (let kali = 0; kali < 2; kali += 1) expect(await dorong(penyedia, no)).toMatchObject({ status: 200 });
    await baca(penyedia, no);
    const siapa = `${penyedia === 'SHOPEE' ? 'Shopee' : 'Tokopedia'} ${no}`;
    const kasir = kit.as('KASIR1');
    expect(
      await kasir.post('keranjang/pegang', { keranjang: 'keranjang-lain', kode_barcode: kode }),
    ).toMatchObject({
      status: 409,
      message: `Barang Sedang Dipegang ${siapa}`,
    });
    expect(await jual(kasir, nota([kode], HARGA_BAKU))).toMatchObject({ status: 409 });
    expect(await pesanan(kode)).toMatchObject({ no_pesanan: no, keadaan: 'SIAP_KIRIM', barang: 'DIPEGANG' });
    expect(diSana(penyedia, kode)?.stok).toBe(0);
    const satuan = { penyedia, no_pesanan: no, kode_barcode: kode };
    expect(await kit.as('SPV1').post('marketplace/pesanan/serahkan', satuan)).toMatchObject({
      data: { barang: 'DISERAHKAN' },
    });
    await kerja();
    expect(diSana(penyedia, kode)?.stok).toBe(0);
    expect(await kit.as('SPV1').post('marketplace/pesanan/pegang', satuan)).toMatchObject({
      data: { barang: 'DIPEGANG' },
    });
    await kit.as('SPV1').post('marketplace/pesanan/serahkan', satuan);
    const faktur = await terjual(kasir, { ...nota([kode], HARGA_BAKU), kode_marketplace: 'SHOPEE' });
    await kerja();
    expect(await pesanan(kode)).toMatchObject({ barang: 'TERJUAL' });
    // The buyer goes back on it after the nota was made: somebody has to look, and cancels the nota.
    ubahPesanan(sim[penyedia], no, KATA[penyedia].batal);
    await tanyaPesanan(kit.deps, 'JKT1', penyedia, null);
    await baca(penyedia, no);
    expect(await pesanan(kode)).toMatchObject({ keadaan: 'BATAL', barang: 'TINJAU' });
    await batalJual(kit, faktur);
    await kerja();
    expect(await pesanan(kode)).toMatchObject({ barang: 'LEPAS' });
    expect(diSana(penyedia, kode)?.stok).toBe(1);
  });

  test('is cancelled there when it was sold here in the same moment, and given free when the buyer cancels', async () => {
    const [kode = '', lain = ''] = await ditawarkan(kit, penyedia, `M${mark}EE`, 2);
    await kerja();
    const no = beli(penyedia, kode);
    await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU));
    await baca(penyedia, no);
    expect(sim[penyedia].pesanan.get(no)?.status).toBe('CANCELLED');
    await baca(penyedia, no);
    expect(await pesanan(kode)).toMatchObject({ keadaan: 'BATAL', barang: 'LEPAS' });
    const dua = beli(penyedia, lain);
    await baca(penyedia, dua);
    expect(await pesanan(lain)).toMatchObject({ barang: 'DIPEGANG' });
    ubahPesanan(sim[penyedia], dua, KATA[penyedia].batal);
    await baca(penyedia, dua);
    expect(await pesanan(lain)).toMatchObject({ barang: 'LEPAS' });
    expect(diSana(penyedia, lain)?.stok).toBe(1);
    expect(await jual(kit.as('KASIR1'), nota([lain], HARGA_BAKU))).toMatchObject({ status: 200 });
  });
});

test('the last piece is offered at both, and ordered at one it is gone at the other', async () => {
  const [kode = ''] = await ditawarkan(kit, 'SHOPEE', 'MPDU', 1);
  expect(await tawarkan(kit, 'TIKTOK', kode)).toMatchObject({ status: 200 });
  await kerja();
  const [satuNo, duaNo] = [beli('SHOPEE', kode), beli('TIKTOK', kode)];
  await baca('SHOPEE', satuNo);
  await baca('TIKTOK', duaNo);
  await nanti(31);
  await baca('TIKTOK', duaNo);
  expect(sim.SHOPEE.pesanan.get(satuNo)?.status).toBe('READY_TO_SHIP');
  expect(sim.TIKTOK.pesanan.get(duaNo)?.status).toBe('CANCELLED');
});

test('the module off says nothing to anybody', async () => {
  const [kode = ''] = await ditawarkan(kit, 'SHOPEE', 'MPMO', 1);
  await atur(kit, { MARKETPLACE_INTEGRATION_MODULE: 'false' });
  await kerja();
  await tanyaPesanan(kit.deps, 'JKT1', 'SHOPEE', null);
  expect(sim.SHOPEE.panggilan).toEqual([]);
  expect(await tawarkan(kit, 'SHOPEE', kode)).toMatchObject({ status: 403 });
  await atur(kit, { MARKETPLACE_INTEGRATION_MODULE: 'true' });
});
