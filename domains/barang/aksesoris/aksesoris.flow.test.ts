/** Protects: stock by quantity comes in and goes out at its average cost, to the rupiah, agreed to, and can be taken back whole. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { ambilKotak, batalStok, kotakBaru, RAK, stokOf, tambahKotak } from '../../../tests/kit/aksesoris.ts';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuBarang, bukuUang } from '../../../tests/kit/buku.ts';
import { atur, numberOf, potongan } from '../../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

test('what comes in moves the average, what goes out takes its share, the last one takes the rest', async () => {
  const awal = await kotakBaru(kit, 'KOTAK001', { jumlah: 10, modal_total: 100_001 });
  expect(await bukuUang(kit.owner, awal)).toEqual([
    '1 STOCK AKSESORIS/AWAL MODAL > PERSEDIAAN_AKSESORIS:KOTAK001 100.001',
  ]);
  expect(await bukuBarang(kit.owner, awal)).toEqual(['1 KOTAK001 @AWAL > TOKO/AKS01 10 pcs']);
  const lagi = numberOf(await tambahKotak(kit, 'KOTAK001', 5, 80_000));
  expect(await bukuUang(kit.owner, lagi)).toEqual([
    '1 STOCK AKSESORIS/SUPPLIER UTANG_SUPPLIER:UBS > PERSEDIAAN_AKSESORIS:KOTAK001 80.000',
  ]);
  expect(await stokOf(kit, 'KOTAK001')).toEqual([15, 180_001, 0, 0]);
  const barang = [{ kode_barcode: 'KOTAK001', jumlah: 4 }];
  const minta = await kit
    .as('SPV1')
    .post('stock-aksesoris/ambil', { untuk: 'PAKAI', keterangan: 'untuk etalase', barang });
  expect(minta.detail, minta.text).toMatchObject({
    perlu: [{ rincian: [{ nilai: '4 pcs, modal Rp 48.000' }] }],
  });
  const ambil = numberOf(await ambilKotak(kit, 'KOTAK001', 4));
  // 180.001 / 15 x 4 = 48.000,27
  expect(await bukuUang(kit.owner, ambil)).toEqual([
    '1 STOCK AKSESORIS/PAKAI PERSEDIAAN_AKSESORIS:KOTAK001 > BEBAN_OPERASIONAL 48.000',
  ]);
  expect(await bukuBarang(kit.owner, ambil)).toEqual(['1 KOTAK001 TOKO/AKS01 > @HANCUR 4 pcs']);
  numberOf(await ambilKotak(kit, 'KOTAK001', 11, 'HADIAH'));
  expect(await stokOf(kit, 'KOTAK001')).toEqual([0, 0, 0, 0]);
  const { data } = await kit.as('KASIR1').get('barang/ready/kode-barcode/KOTAK001');
  expect(data).toMatchObject({ status: 'BERJUMLAH', stok: 0, harga_jual: 25_000, berat: 0 });
});

test('what is given away or used is taxed like a sale at cost, what broke is not; the recap says so (R13.11)', async () => {
  await kotakBaru(kit, 'KOTAK00P', { jumlah: 10, modal_total: 1_000_000 });
  await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
  const hadiah = numberOf(await ambilKotak(kit, 'KOTAK00P', 1, 'HADIAH'));
  expect(await bukuUang(kit.owner, hadiah)).toEqual([
    '1 STOCK AKSESORIS/HADIAH PERSEDIAAN_AKSESORIS:KOTAK00P > BEBAN_POIN 100.000',
    '1 STOCK AKSESORIS/PPN_HADIAH PPN_KELUARAN > BEBAN_POIN 11.000',
  ]);
  const pakai = numberOf(await ambilKotak(kit, 'KOTAK00P', 2));
  const rusak = numberOf(await ambilKotak(kit, 'KOTAK00P', 1, 'RUSAK'));
  expect(await bukuUang(kit.owner, rusak)).toEqual([
    '1 STOCK AKSESORIS/RUSAK PERSEDIAAN_AKSESORIS:KOTAK00P > BARANG_HILANG 100.000',
  ]);
  numberOf(await batalStok(kit, pakai));
  const rekap = JSON.parse((await kit.as('SPV1').get('penjualan/get/report-rekap-pajak')).text).data as {
    no_faktur_group: string;
    [kolom: string]: unknown;
  }[];
  const baris = rekap
    .filter(({ no_faktur_group }) => [hadiah, pakai, rusak].includes(no_faktur_group))
    .map((r) => [r.no_faktur_group, r['nama_customer'], r['kelas_ppn'], r['dpp'], r['ppn'], r['status']]);
  expect(baris).toEqual([
    [hadiah, 'CUMA-CUMA', 'LAIN', 100_000, 11_000, 'SAH'],
    [pakai, 'PEMAKAIAN SENDIRI', 'LAIN', 200_000, 22_000, 'SAH'],
    [pakai, 'PEMAKAIAN SENDIRI', 'LAIN', -200_000, -22_000, 'BATAL'],
  ]);
  await atur(kit, { PPN_TRANSAKSI_MODULE: null });
});

test('more than there is does not go out, and what is no article is none', async () => {
  await kotakBaru(kit, 'KOTAK002', { jumlah: 3 });
  expect(await ambilKotak(kit, 'KOTAK002', 4)).toMatchObject({
    ...{ status: 409, code: 'STOK_AKSESORIS_KURANG', message: 'Jumlah Melebihi Stock Barang' },
    detail: { stok: 3, jumlah: 4 },
  });
  numberOf(await ambilKotak(kit, 'KOTAK002', 3, 'RUSAK'));
  expect(await ambilKotak(kit, 'KOTAK002', 1)).toMatchObject({ status: 409, code: 'STOK_AKSESORIS_HABIS' });
  const [cincin = ''] = await potongan(kit, 'AKSC', 1);
  expect(await tambahKotak(kit, cincin, 1, 1)).toMatchObject({ status: 400, code: 'BUKAN_AKSESORIS' });
  const dua = [
    { kode_barcode: 'KOTAK002', jumlah: 1 },
    { kode_barcode: 'KOTAK002', jumlah: 1 },
  ];
  const twice = { untuk: 'PAKAI', keterangan: 'dua kali', barang: dua };
  expect(await kit.as('SPV1').post('stock-aksesoris/ambil', twice)).toMatchObject({ status: 400 });
});

test('a new article needs a group of accessories, a shelf of the shop and a barcode that nobody has', async () => {
  const baru = (isi: object) =>
    kit.as('SPV1').post('stock-aksesoris/baru', {
      ...{
        ...RAK,
        nama_barang: 'KOTAK BARU',
        harga_bandrol: 5_000,
        jumlah: 1,
        modal_total: 1_000,
        supplier: 'UBS',
      },
      ...isi,
    });
  expect(await baru({ kode_group: '750' })).toMatchObject({ status: 400, code: 'GRUP_BUKAN_AKSESORIS' });
  expect(await baru({ kode_baki: 'ENTAH' })).toMatchObject({ status: 400, code: 'INPUT_TIDAK_VALID' });
  const answer = await baru({});
  expect(answer, answer.text).toMatchObject({ status: 200, data: { jumlah_barang: 1 } });
  const { kode_barcode } = answer.data as { kode_barcode: string };
  expect(kode_barcode).toMatch(/^[0-9A-Z]{8}$/);
  expect(await baru({ barcode: kode_barcode })).toMatchObject({ status: 409, code: 'BARCODE_SUDAH_ADA' });
});

test('what came in goes back as long as nothing of it went; a withdrawal comes back at what it took', async () => {
  const awal = await kotakBaru(kit, 'KOTAK003', { jumlah: 10, modal_total: 100_000 });
  const lagi = numberOf(await tambahKotak(kit, 'KOTAK003', 10, 150_003));
  const ambil = numberOf(await ambilKotak(kit, 'KOTAK003', 7));
  const tolak = await batalStok(kit, lagi);
  expect(tolak, tolak.text).toMatchObject({
    ...{ status: 409, code: 'STOK_AKSESORIS_TERPAKAI' },
    message: 'Stock Sudah Keluar Sebagian, Tambah Stock Tidak Dapat Dibatalkan',
  });
  expect(await batalStok(kit, ambil)).toMatchObject({ status: 200 });
  expect(await stokOf(kit, 'KOTAK003')).toEqual([20, 250_003, 0, 0]);
  expect(await batalStok(kit, lagi)).toMatchObject({ status: 200, data: { jumlah_barang: 10 } });
  expect(await stokOf(kit, 'KOTAK003')).toEqual([10, 100_000, 0, 0]);
  expect(await batalStok(kit, awal)).toMatchObject({ status: 200 });
  const { rows } = await kit.owner.query("select status from barang where kode_barcode = 'KOTAK003'");
  expect(rows).toEqual([{ status: 'BATAL' }]);
});
