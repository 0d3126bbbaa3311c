/** Protects: a purchase that waits holds its pieces and touches no book; validated it counts, cancelled it never was. */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { BELI_BAKU, beli, dibeli, fotoBeli, jualDulu } from '../../../tests/kit/beli.ts';
import { bukuBarang, bukuUang } from '../../../tests/kit/buku.ts';
import { atur, denganOtorisasi, hargaGrup } from '../../../tests/kit/jual.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const PENJUAL = { nama_customer: 'BUDI', nik_sim_passport: '3174012345670001' };
const LEBURAN = {
  kode_harga: '750',
  kondisi_barang: 'BAIK',
  nama_barang: 'GELANG LEBURAN',
  kode_group: '750',
  kode_dept: 'CC',
  kadar: 75,
  berat: 2.5,
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 900_000_000, keterangan: 'modal' };
  await kit.as('SPV1').post('cash/uang-kas', { ...modal, kasir: 'KASIR1' });
  await hargaGrup(kit);
  await kit.owner.query(
    "update para_harga_beli set harga_per_gram = 900000 where kode_toko = 'JKT1' and kode_harga = '750'",
  );
});
beforeEach(() => atur(kit, { VALIDASI_PEMBELIAN_MODULE: 'true' }));
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kartu = async (kode_barcode: string): Promise<string> => {
  const { rows } = await kit.owner.query(
    "select concat_ws(' ', status, kode_gudang || '/' || kode_baki, berat, harga_modal) as kartu from barang where kode_toko = 'JKT1' and kode_barcode = $1",
    [kode_barcode],
  );
  return rows[0]?.kartu;
};
const laporan = async (): Promise<Answer> =>
  kit.as('OWNER').get('pembelian/get/report?status=SEMUA', { portal: 'JKT1' });

test('saved it waits: held, in no book and in no report', async () => {
  const jual = await jualDulu(kit, 'TUNGGU01');
  const body = beli(['TUNGGU01', LEBURAN], BELI_BAKU + 2_250_000, PENJUAL);
  const answer = await kit.as('KASIR1').post('pembelian/simpan', body);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { status: 'OPEN' } });
  const { no_dokumen, kode_barcode } = answer.data as { no_dokumen: string; kode_barcode: string[] };
  expect(await bukuUang(kit.owner, no_dokumen)).toEqual([]);
  expect(await bukuBarang(kit.owner, no_dokumen)).toEqual([]);
  expect(await kartu('TUNGGU01')).toBe('TUNGGU_BELI TOKO/CC01 3250 2950000');
  expect(await kartu(kode_barcode[1] as string)).toBe('TUNGGU_BELI BELI/BELI 2500 2250000');
  expect((await laporan()).data).toEqual([]);
  const lagi = await kit.as('KASIR1').post('pembelian/simpan', beli(['TUNGGU01'], BELI_BAKU));
  expect(lagi).toMatchObject({ status: 409, code: 'SUDAH_DIBELI' });
  const batal = { no_faktur_group: jual, alasan: 'pembeli batal' };
  const tolak = { status: 409, code: 'SUDAH_DIBELI' };
  expect(await kit.as('SPV1').post('penjualan/batal', batal)).toMatchObject(tolak);

  const sah = await kit.as('SPV1').post('pembelian/validasi', { no_faktur_group: no_dokumen });
  expect(sah, sah.text).toMatchObject({ status: 200, message: 'Pembelian Berhasil Divalidasi' });
  expect(await bukuUang(kit.owner, no_dokumen)).toEqual([
    '2 PEMBELIAN/CASH KLIRING_PEMBELIAN > PERSEDIAAN_BELI 5.706.000',
    '2 PEMBELIAN/CASH KAS:KASIR1 > KLIRING_PEMBELIAN 5.706.000',
  ]);
  expect(await kartu('TUNGGU01')).toBe('DIBELI BELI/BELI 3250 3456000');
  expect(await kartu(kode_barcode[1] as string)).toBe('DIBELI BELI/BELI 2500 2250000');
  expect((await laporan()).data).toHaveLength(2);
  const twice = await kit.as('SPV1').post('pembelian/validasi', { no_faktur_group: no_dokumen });
  expect(twice.status).toBe(409);
  const urung = { no_faktur_group: no_dokumen, alasan: 'penjual batal' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'pembelian/batal', urung, OWNER)).toMatchObject({
    status: 200,
  });
  expect(await kartu('TUNGGU01')).toBe('TERJUAL TOKO/CC01 3250 2950000');
});

test('cancelled while it waits it leaves nothing behind', async () => {
  await jualDulu(kit, 'TUNGGU02');
  const answer = await kit
    .as('KASIR1')
    .post('pembelian/simpan', beli(['TUNGGU02', LEBURAN], BELI_BAKU + 2_250_000, PENJUAL));
  const { no_dokumen, kode_barcode } = answer.data as { no_dokumen: string; kode_barcode: string[] };
  const batal = { no_faktur_group: no_dokumen, alasan: 'penjual pergi' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'pembelian/batal', batal, OWNER)).toMatchObject({
    status: 200,
  });
  expect(await bukuUang(kit.owner, no_dokumen)).toEqual([]);
  expect(await kartu(kode_barcode[1] as string)).toBe('BATAL BELI/BELI 2500 2250000');
  await atur(kit, { VALIDASI_PEMBELIAN_MODULE: null });
  await dibeli(kit.as('KASIR1'), beli(['TUNGGU02'], BELI_BAKU));
});

test('the drawer must hold the money when it is handed over, not when it is written down', async () => {
  await jualDulu(kit, 'TUNGGU03');
  const simpan = await kit.as('SPV1').post('pembelian/simpan', beli(['TUNGGU03'], BELI_BAKU));
  expect(simpan, simpan.text).toMatchObject({ status: 200 });
  const nomor = { no_faktur_group: simpan.data.no_dokumen as string };
  expect(await kit.as('SPV1').post('pembelian/validasi', nomor)).toMatchObject({ code: 'SALDO_KAS_KURANG' });
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 10_000_000, keterangan: 'modal' };
  await kit.as('SPV1').post('cash/uang-kas', modal);
  expect(await kit.as('SPV1').post('pembelian/validasi', nomor)).toMatchObject({ status: 200 });
});

test('a day does not close over a purchase that waits', async () => {
  await jualDulu(kit, 'TUNGGU04');
  await kit.as('KASIR1').post('pembelian/simpan', beli(['TUNGGU04'], BELI_BAKU));
  const { data } = await kit.as('SPV1').get('tutup-toko/periksa');
  expect(data.periksa).toContainEqual(
    expect.objectContaining({
      kode: 'BELUM_VALIDASI:pembelian',
      sifat: 'BLOKIR',
      layar: '/validasi-jual-beli',
    }),
  );
});

test('a store that wants pictures takes no piece without one, and only its own', async () => {
  await atur(kit, { VALIDASI_PEMBELIAN_MODULE: null, PEMBELIAN_DENGAN_FOTO: 'true' });
  await jualDulu(kit, 'TUNGGU05');
  const simpan = (foto?: string) =>
    kit.as('KASIR1').post('pembelian/simpan', beli([{ kode_barcode: 'TUNGGU05', foto }], BELI_BAKU));
  expect(await simpan()).toMatchObject({
    status: 400,
    code: 'FOTO_BELI_WAJIB',
    message: 'Foto Barang Harus Diisi',
  });
  expect(await simpan('JKT1/BELI-0000000000000000.jpg')).toMatchObject({
    status: 404,
    code: 'FOTO_BELI_TIDAK_ADA',
  });
  const foto = await fotoBeli(kit.as('KASIR1'));
  const jadi = await simpan(foto);
  expect(jadi, jadi.text).toMatchObject({ status: 200 });
  const gambar = await kit.as('KASIR1').get(`pembelian/foto/${jadi.data.no_dokumen}-1`);
  expect(gambar.headers['content-type']).toBe('image/jpeg');
  expect((await sharp(gambar.bytes).metadata()).width).toBe(720);
  expect((await kit.as('KASIR1-BDG').get(`pembelian/foto/${jadi.data.no_dokumen}-1`)).status).toBe(404);
  await atur(kit, { PEMBELIAN_DENGAN_FOTO: null });
});
