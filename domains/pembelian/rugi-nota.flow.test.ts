/** Protects: what a nota loses by age, group or absence, and what its kategori loses, is taken off by the server. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { BELI_BAKU, beli, dibeli, jualDulu, NOTA_BAKU } from '../../tests/kit/beli.ts';
import { atur, gantiHari } from '../../tests/kit/jual.ts';

let kit: Kit;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 900_000_000, keterangan: 'modal' };
  await kit.as('SPV1').post('cash/uang-kas', { ...modal, kasir: 'KASIR1' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const buat = async (path: string, row: object): Promise<void> =>
  expect(await kit.as('OWNER').post(path, row, { portal: 'JKT1' })).toMatchObject({ status: 200 });
const rugi = (kode_rugi: string, more: object): Promise<void> =>
  buat('ruginota/create', {
    kode_rugi,
    kode_group: null,
    umur_bulan: 0,
    type_potongan: 'PERSENTASE',
    potongan: 0,
    ...more,
  });

const baris = async (no_faktur_group: string): Promise<unknown> => {
  const { data } = await kit.as('KASIR1').post('pembelian/get/bynota', { no_faktur_group });
  return data.dataPembelianGrouped.barang[0];
};

test('a lost nota costs what its row says, and the line keeps which row it was', async () => {
  await rugi('HILANG', { asal_nota: 'TANPA NOTA', persentase: 10 });
  await jualDulu(kit, 'RUGI0001');
  // 3.562.500 less 3 % for its state (106.875) and 10 % for the nota (356.250): 3.099.375, up to 500.
  const nomor = await dibeli(
    kit.as('KASIR1'),
    beli([{ kode_barcode: 'RUGI0001', asal_nota: 'TANPA NOTA' }], 3_099_500),
  );
  expect(await baris(nomor)).toMatchObject({
    asal_nota: 'TANPA NOTA',
    harga_nota: NOTA_BAKU,
    potongan: 106_875,
    kode_rugi: 'HILANG',
    rugi_nota: 356_250,
    harga: 3_099_500,
  });
  const kondisi = await kit.as('OWNER').get('pembelian/get/report-kondisi', { portal: 'JKT1' });
  expect(kondisi.data).toMatchObject([{ kondisi_barang: 'MULUS', potongan: 106_875 + 356_250 }]);
  await jualDulu(kit, 'RUGI0002');
  const biasa = await dibeli(kit.as('KASIR1'), beli(['RUGI0002'], BELI_BAKU));
  expect(await baris(biasa)).toMatchObject({ asal_nota: 'NOTA', kode_rugi: null, rugi_nota: 0 });
});

test('goods of another shop, and a piece that says it is what it cannot be', async () => {
  await rugi('LAIN', {
    asal_nota: 'TOKO LAIN',
    kode_group: '750',
    type_potongan: 'RP',
    persentase: 0,
    potongan: 50_000,
  });
  await kit.owner.query("update parameter_harga_emas set harga_beli = 1300000 where kode_toko = 'JKT1'");
  const rosok = {
    asal_nota: 'TOKO LAIN',
    kondisi_barang: 'BAIK',
    nama_barang: 'GELANG LEBURAN',
    kode_group: '750',
    kode_dept: 'CC',
    kadar: 68,
    berat: 4.12,
  };
  const penjual = { nama_customer: 'BUDI', nik_sim_passport: '3174012345670001' };
  // 3.642.080 less 50.000 x 4,12 = 206.000: 3.436.080, up to 500.
  const nomor = await dibeli(kit.as('KASIR1'), beli([rosok], 3_436_500, penjual));
  expect(await baris(nomor)).toMatchObject({ asal_nota: 'TOKO LAIN', kode_rugi: 'LAIN', rugi_nota: 206_000 });
  const bohong = beli([{ ...rosok, asal_nota: 'NOTA' }], 3_436_500, penjual);
  expect(await kit.as('KASIR1').post('pembelian/simpan', bohong)).toMatchObject({
    status: 400,
    code: 'ASAL_NOTA_TIDAK_SESUAI',
  });
});

test('goods of a kategori lose its potongan, while the module is on', async () => {
  await atur(kit, { POTONGAN_PENJUALAN_MODULE: 'true' });
  await buat('para-potongan-kategori/create', {
    kode_kategori: 'PERHIASAN',
    type_potongan: 'PERSENTASE',
    persentase: 2,
    potongan: 0,
  });
  await jualDulu(kit, 'RUGI0003');
  // Another 2 % of 3.562.500, 71.250: 3.384.375, up to 500.
  const nomor = await dibeli(kit.as('KASIR1'), beli(['RUGI0003'], 3_384_500));
  expect(await baris(nomor)).toMatchObject({ kode_kategori: 'PERHIASAN', potongan_kategori: 71_250 });
  await atur(kit, { POTONGAN_PENJUALAN_MODULE: null });
  await jualDulu(kit, 'RUGI0006');
  const tanpa = await dibeli(kit.as('KASIR1'), beli(['RUGI0006'], BELI_BAKU));
  expect(await baris(tanpa)).toMatchObject({ kode_kategori: null, potongan_kategori: 0 });
});

test('a nota past the tolerance of the slip loses what the store says, a day earlier nothing', async () => {
  await atur(kit, { POTONGAN_LEWAT_TEMPO: '5000' });
  await jualDulu(kit, 'RUGI0004');
  await jualDulu(kit, 'RUGI0005');
  await gantiHari(kit, '2027-02-21');
  const tepat = await dibeli(kit.as('KASIR1'), beli(['RUGI0004'], BELI_BAKU));
  expect(await baris(tepat)).toMatchObject({ rugi_nota: 0 });
  await gantiHari(kit, '2027-02-22');
  // 3 % and 5 % of 3.562.500: 3.277.500.
  const lewat = await dibeli(kit.as('KASIR1'), beli(['RUGI0005'], 3_277_500));
  expect(await baris(lewat)).toMatchObject({ kode_rugi: 'LEWAT TEMPO', rugi_nota: 178_125 });
});

test('two living rows for one kind of nota, group and age are refused', async () => {
  const kembar = { kode_rugi: 'HILANG2', asal_nota: 'TANPA NOTA', kode_group: null, umur_bulan: 0 };
  const answer = await kit
    .as('OWNER')
    .post(
      'ruginota/create',
      { ...kembar, type_potongan: 'PERSENTASE', persentase: 5, potongan: 0 },
      { portal: 'JKT1' },
    );
  expect(answer, answer.text).toMatchObject({ status: 409 });
});
