/** Protects: a coupon is what its sale and the programme of that day make of it. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import {
  atur,
  denganOtorisasi,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  masukkan,
  nota,
  terjual,
} from '../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'KUPON001' }, { kode_barcode: 'KUPON002' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const cek = (kode: string): Promise<Answer> => kit.as('SPV1').get(`cek-kupon?kode=${kode}`);
let nomor: string;

test('the module off closes it; a sale without a programme gives none', async () => {
  nomor = await terjual(kit.as('KASIR1'), nota(['KUPON001'], HARGA_BAKU));
  expect(await cek(nomor)).toMatchObject({ status: 403 });
  await atur(kit, { KUPON_PENJUALAN_MODULE: 'true' });
  await kit.owner.query("delete from para_kupon where kode_toko = 'JKT1'");
  expect(await cek(nomor)).toMatchObject({ status: 404, code: 'KUPON_TIDAK_DIBERI' });
  expect(await cek('JKT1-FJ-000000-0000')).toMatchObject({ status: 404, code: 'KUPON_TIDAK_ADA' });
});

test('three million of a sale give three coupons, each found by its number', async () => {
  const made = await kit.as('OWNER').post(
    'para-kupon/create',
    {
      kode_kupon: 'UNDIAN26',
      nama_kupon: 'UNDIAN AKHIR TAHUN',
      nominal: 1_000_000,
      jumlah_kupon: 1,
      nilai_kupon: 50_000,
      undian: true,
      mulai_berlaku: '2026-11-01',
      sampai_berlaku: '2026-12-31',
      masa_hari: 30,
    },
    { portal: 'JKT1' },
  );
  expect(made, made.text).toMatchObject({ status: 200 });
  expect((await cek(nomor)).data).toMatchObject({
    jumlah: 3,
    nomor: null,
    nilai_kupon: 50_000,
    undian: true,
    berlaku_sampai: '2026-12-21',
    status: 'BERLAKU',
    total: HARGA_BAKU,
  });
  expect((await cek(`${nomor}-K3`.toLowerCase())).data).toMatchObject({ nomor: 3, status: 'BERLAKU' });
  expect(await cek(`${nomor}-K4`)).toMatchObject({ code: 'KUPON_TIDAK_ADA' });
  expect(await kit.as('SPV1-BDG').get(`cek-kupon?kode=${nomor}`)).toMatchObject({ status: 403 });
});

test('a sale taken back takes its coupons with it; days end them', async () => {
  const lain = await terjual(kit.as('KASIR1'), nota(['KUPON002'], HARGA_BAKU));
  const batal = { no_faktur_group: lain, alasan: 'salah barang' };
  expect(
    await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batal, {
      user_id: 'OWNER',
      password: 'sandi-uji-coba',
    }),
  ).toMatchObject({ status: 200 });
  expect((await cek(`${lain}-K1`)).data).toMatchObject({ status: 'BATAL' });
  await gantiHari(kit, '2026-12-22');
  expect((await cek(`${nomor}-K1`)).data).toMatchObject({ status: 'KADALUARSA' });
});
