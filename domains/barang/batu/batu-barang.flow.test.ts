/**
 * Protects: stones are what their piece is: taken in with it, weighed in it, changed by two people, in the store where the piece is,
 * in the book wherever it went, and one certificate is one stone of the chain.
 */
import { miligram } from '@mustika/kernel/amount.ts';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { beli } from '../../../tests/kit/beli.ts';
import {
  atur,
  denganIzin,
  denganOtorisasi,
  HARGA_750,
  hargaGrup,
  nota,
  numberOf,
  SANDI_OWNER,
  terjual,
} from '../../../tests/kit/jual.ts';
import { tarik, terimaUji } from '../../../tests/kit/kirim.ts';
import { unggah } from '../../../tests/kit/unggah.ts';
import { batuSingkat } from './batu-barang.rule.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const cincin = {
  ...{
    kode_group: '750',
    kode_dept: 'CC',
    kode_gudang: 'TOKO',
    kode_baki: 'CC01',
    nama_barang: 'CINCIN BERLIAN',
  },
  ...{ berat_asli: 3.25, ongkos: 35_000, tipe_ongkos: 'GRAM', harga_modal: 2_950_000 },
};
const satu = { kode_batu: 'BERLIAN', jumlah: 1, karat: 0.5 };
const masuk = (baris: object, user = 'SPV1'): Promise<Answer> =>
  denganIzin(
    kit.as(user),
    { method: 'POST', path: 'barang/simpan', body: { baris: [{ ...cincin, ...baris }] } },
    SANDI_OWNER,
  );
const batuDi = async (kode_barcode: string, user = 'SPV1') =>
  (await kit.as(user).get(`barang/batu/${kode_barcode}`)).data;
const ubah = (kode_barcode: string, body: object, user = 'SPV1'): Promise<Answer> =>
  denganIzin(kit.as(user), { method: 'PUT', path: `barang/batu/${kode_barcode}`, body }, SANDI_OWNER);
const barisDi = async (kode_toko: string, kode_barcode: string) =>
  (
    await kit.owner.query(
      `select to_jsonb(s) - 'kode_toko' as s from barang_batu s where kode_toko = $1 and kode_barcode = $2 order by urut`,
      [kode_toko, kode_barcode],
    )
  ).rows.map((row) => row.s);
const buku = async (keadaan = 'ALL') =>
  (await kit.as('OWNER').get(`parameter-berlian/buku?keadaan=${keadaan}`, { portal: 'JKT1' })).data as {
    kode_barcode: string;
    keadaan: string;
    jumlah: number;
    karat: number;
  }[];

test('taken in with its piece: grades, carats, what the master says, and a weight that nobody weighed apart', async () => {
  const rubi = { ...satu, kode_batu: 'RUBY', jumlah: 4, karat: 0.08 };
  const batu = [
    { kode_berlian: 'B-0001' },
    rubi,
    { ...satu, kode_color: 'D', kode_clarity: 'VVS1', sertifikat: 'IGI', no_sertifikat: 'LG1' },
  ];
  expect(await masuk({ kode_barcode: 'BATUAAA1', batu })).toMatchObject({ status: 200 });
  const { data } = await kit.as('SPV1').get('barang/ready/kode-barcode/BATUAAA1');
  expect([data.berat, data.berat_atribut]).toEqual([3.25, 0.216]);
  expect((await batuDi('BATUAAA1')).batu).toMatchObject([
    {
      ...{
        kode_batu: 'BERLIAN',
        jumlah: 1,
        karat: 0.5,
        kode_color: 'F',
        kode_clarity: 'VS1',
        kode_cutgrade: 'EX',
      },
      ...{ sertifikat: 'GIA', no_sertifikat: '2141438167' },
    },
    { kode_batu: 'RUBY', jumlah: 4, karat: 0.08, sertifikat: 'TANPA', no_sertifikat: null },
    { kode_color: 'D', kode_clarity: 'VVS1', sertifikat: 'IGI', no_sertifikat: 'LG1' },
  ]);
  // The stone of the master was this one, and is loose no more.
  const semua = await buku();
  expect(semua.filter((row) => row.kode_barcode === 'BATUAAA1').map((row) => row.keadaan)).toEqual(
    Array(3).fill('STOK'),
  );
  expect((await buku('LEPAS')).map((row) => [row.jumlah, row.karat])).toEqual([
    [50, 1],
    [199, 59.75],
  ]);
});

test.each([
  [{ batu: [{ ...satu, kode_batu: 'KACA' }] }, 'baris.0.batu.0.kode_batu', 'jenis batu tidak ada'],
  [{ batu: [{ jumlah: 1, karat: 1 }] }, 'baris.0.batu.0.kode_batu', 'jenis batu kosong'],
  [{ batu: [{ ...satu, kode_color: 'Z9' }] }, 'baris.0.batu.0.kode_color', 'color tidak ada'],
  [{ batu: [{ kode_berlian: 'B-9999' }] }, 'baris.0.batu.0.kode_berlian', 'berlian tidak ada'],
  [{ batu: [{ ...satu, karat: 0 }] }, 'baris.0.batu.0.karat', 'Karat (ct) Minimal 0,001'],
  [
    { batu: [{ ...satu, sertifikat: 'GIA' }] },
    'baris.0.batu.0.no_sertifikat',
    'sertifikat perlu nomor, dan tanpa sertifikat tidak ada nomor',
  ],
  [
    { batu: [{ ...satu, jumlah: 2, sertifikat: 'GIA', no_sertifikat: '7' }] },
    'baris.0.batu.0.jumlah',
    'sertifikat adalah milik satu batu',
  ],
  [
    { berat_atribut: 0.05, batu: [satu] },
    'baris.0.berat_atribut',
    'berat batu 0,100 g melebihi berat atribut 0,050 g',
  ],
])('refused at its place: %j', async (more, path, message) => {
  expect((await masuk(more)).detail).toMatchObject([{ path, message }]);
});

test('a certificate names one stone of the chain while a store has it', async () => {
  const batu = [{ ...satu, sertifikat: 'GIA', no_sertifikat: '5550001' }];
  expect(await masuk({ kode_barcode: 'BATUBBB1', batu })).toMatchObject({ status: 200 });
  const dipakai = { status: 409, code: 'SERTIFIKAT_SUDAH_ADA' };
  expect(await masuk({ batu })).toMatchObject(dipakai);
  expect(await masuk({ batu }, 'SPV1-BDG')).toMatchObject(dipakai);
  expect(await masuk({ batu: [batu[0], batu[0]] }, 'SPV1-BDG')).toMatchObject(dipakai);
  expect(await masuk({ kode_barcode: 'BATUBBB2', batu: [satu] }, 'SPV1-BDG')).toMatchObject({ status: 200 });
  expect(await ubah('BATUBBB2', { batu, versi: 1 }, 'SPV1-BDG')).toMatchObject(dipakai);
  const hancur = { kondisi_barang: 'ROSOK', keterangan: 'patah', barang: [{ kode_barcode: 'BATUBBB1' }] };
  numberOf(await denganOtorisasi(kit.as('SPV1'), 'hancur-barang/simpan', hancur, SANDI_OWNER));
  expect((await buku('KELUAR')).map((row) => row.kode_barcode)).toEqual(['BATUBBB1']);
  // Taken out of the scrap it may be set again.
  expect(await ubah('BATUBBB2', { batu, versi: 1 }, 'SPV1-BDG')).toMatchObject({ status: 200 });
});

test('changed by two people, not beyond its weight, not behind somebody’s back, not after it was sold', async () => {
  await masuk({ kode_barcode: 'BATUCCC1', batu: [satu] });
  const lain = { ...satu, karat: 0.45, kode_color: 'E' };
  expect(await kit.as('KASIR1').put('barang/batu/BATUCCC1', { batu: [lain], versi: 1 })).toMatchObject({
    status: 403,
  });
  expect(await kit.as('SPV1').put('barang/batu/BATUCCC1', { batu: [lain], versi: 1 })).toMatchObject({
    code: 'OTORISASI_DIPERLUKAN',
    detail: { perlu: [{ description: 'stone change' }] },
  });
  const berat = await ubah('BATUCCC1', { batu: [{ ...satu, karat: 5 }], versi: 1 });
  expect([berat.status, berat.message]).toEqual([400, 'berat batu 1,000 g melebihi berat atribut 0,100 g']);
  expect(await ubah('BATUCCC1', { batu: [lain], versi: 1 })).toMatchObject({
    status: 200,
    data: { versi: 2 },
  });
  expect((await ubah('BATUCCC1', { batu: [], versi: 1 })).code).toBe('SUDAH_BERUBAH');
  expect((await kit.as('SPV1').get('barang/riwayat/BATUCCC1')).data.ubahan[0]).toMatchObject({
    aksi: 'barang.batu',
    ...{ sebelum: { batu: '1 BERLIAN 0,5 ct' }, sesudah: { batu: '1 BERLIAN 0,45 ct' } },
  });
  const harga = Math.ceil((HARGA_750 * 3.25 + 35_000 * 3.25) / 500) * 500;
  const no = await terjual(kit.as('KASIR1'), nota(['BATUCCC1'], harga));
  const { barang } = (await kit.as('KASIR1').get(`penjualan/satu?no_faktur_group=${no}`)).data;
  expect(barang[0].batu).toBe('1 BERLIAN 0,45 ct E');
  // The tag says them in short; what is sold stays what it was sold as, whatever becomes of the piece.
  const label = { barang: [{ kode_barcode: 'BATUCCC1' }], format: 'TSPL' };
  expect((await kit.as('SPV1').post('barang/label', label)).text).toContain('1BERLIAN 0,45ct');
  await kit.owner.query("update barang_batu set karat = 900 where kode_barcode = 'BATUCCC1'");
  const lagi = (await kit.as('KASIR1').get(`penjualan/satu?no_faktur_group=${no}`)).data;
  expect(lagi.barang[0].batu).toBe('1 BERLIAN 0,45 ct E');
  await kit.owner.query("update barang_batu set karat = 450 where kode_barcode = 'BATUCCC1'");
  expect(
    batuSingkat([
      { jumlah: 1, kode_batu: 'BERLIAN', karat: miligram(500) },
      { jumlah: 12, kode_batu: 'RUBY', karat: miligram(10_360) },
    ]),
  ).toEqual(['1BERLIAN 0,5ct 12RUBY 10,36ct', '13 BT 10,86ct', '10,86ct']);
  expect((await buku('TERJUAL')).map((row) => row.kode_barcode)).toContain('BATUCCC1');
  expect((await ubah('BATUCCC1', { batu: [], versi: 3 })).code).toBe('BARANG_TIDAK_DIUBAH');
});

test('sent, called back, received, changed there and sent back: the same stones in one store at a time', async () => {
  const surat = { sertifikat: 'HRD', no_sertifikat: 'H-1' };
  await masuk({
    kode_barcode: 'BATUDDD1',
    batu: [{ ...satu, kode_berlian: 'B-0002', karat: 0.4, ...surat }],
  });
  const kirim = async (user: string, tujuan: string) =>
    numberOf(
      await kit.as(user).post('kirim-barang/simpan', { tujuan, barang: [{ kode_barcode: 'BATUDDD1' }] }),
    );
  const semula = await barisDi('JKT1', 'BATUDDD1');
  await tarik(kit, await kirim('SPV1', 'BDG1'));
  expect(await barisDi('JKT1', 'BATUDDD1')).toEqual(semula);
  await kit.owner.query("update parameter_berlian set aktif = true where kode_toko = 'BDG1'");
  await terimaUji(kit, await kirim('SPV1', 'BDG1'));
  expect(await barisDi('BDG1', 'BATUDDD1')).toEqual(semula);
  expect((await buku()).filter((row) => row.kode_barcode === 'BATUDDD1')).toEqual([]);
  const { versi } = await batuDi('BATUDDD1', 'SPV1-BDG');
  const baru = [{ ...satu, karat: 0.4, kode_color: 'G', ...surat }];
  expect(await ubah('BATUDDD1', { batu: baru, versi }, 'SPV1-BDG')).toMatchObject({ status: 200 });
  const pulang = await kirim('SPV1-BDG', 'JKT1');
  numberOf(await kit.as('SPV1').post('kirim-barang/terima', { no_kirim: pulang, ke_baki: 'KL01' }));
  expect(await barisDi('JKT1', 'BATUDDD1')).toMatchObject([{ kode_color: 'G', no_sertifikat: 'H-1' }]);
});

test('a row of a file may bring a stone; where the module is off there are none', async () => {
  const isi = (more: string) =>
    `kode_group,kode_dept,kode_gudang,kode_baki,nama_barang,berat,supplier,kode_barcode,kode_batu,jumlah_batu,karat_batu,kode_color\n${more}`;
  const impor = (more: string): Promise<Answer> =>
    unggah(kit.as('SPV1'), 'barang/import', { file: { nama: 'batu.csv', isi: isi(more) } });
  const { data } = await impor('750,CC,TOKO,CC01,CINCIN RUBI,3,UBS,BATUEEE1,RUBI,0,x,F\n');
  expect(data.salah.map((one: { kolom: string }) => one.kolom).sort()).toEqual([
    'jumlah_batu',
    'karat_batu',
    'kode_batu',
  ]);
  expect((await impor('750,CC,TOKO,CC01,CINCIN RUBY,3,UBS,BATUEEE1,RUBY,2,"0,12",\n')).data.tersimpan).toBe(
    1,
  );
  expect((await batuDi('BATUEEE1')).batu).toMatchObject([{ kode_batu: 'RUBY', jumlah: 2, karat: 0.12 }]);
  await atur(kit, { BERLIAN_MODULE: 'false' });
  expect((await masuk({ batu: [satu] })).detail).toMatchObject([
    { path: 'baris.0.batu', message: 'modul berlian tidak aktif' },
  ]);
  expect((await kit.as('SPV1').get('barang/batu/BATUEEE1')).status).toBe(403);
});

test('a ring with a diamond is a diamond piece: its account, its gate at the till, and whoever buys it back', async () => {
  await atur(kit, { BERLIAN_MODULE: 'true', BERLIAN_TRANSACTION_AUTHORIZATION_MODULE: 'true' });
  const baru = await masuk({ batu: [satu] });
  expect(baru, baru.text).toMatchObject({ status: 200 });
  const [kode_barcode] = (
    await kit.owner.query(
      "select kode_barcode from barang_batu where kode_toko = 'JKT1' and karat = 500 and kode_batu = 'BERLIAN' order by kode_barcode desc limit 1",
    )
  ).rows.map((r) => r.kode_barcode as string);
  const kode = (baru.data.kode_barcode as string[] | undefined)?.[0] ?? (kode_barcode as string);
  const { rows } = await kit.owner.query('select golongan_modal from barang where kode_barcode = $1', [kode]);
  expect(rows).toEqual([{ golongan_modal: 'BERLIAN' }]);
  const siap = await kit.as('KASIR1').get(`barang/ready/kode-barcode/${kode}`);
  expect(siap.data).toMatchObject({ berlian: true });
  await atur(kit, { BERLIAN_MODULE: null });
  const harga = siap.data.harga_jual as number;
  expect(await kit.as('KASIR1').post('penjualan/simpan', nota([kode], harga))).toMatchObject({
    code: 'BERLIAN_TIDAK_AKTIF',
  });
  await atur(kit, { BERLIAN_MODULE: 'true' });
  await terjual(kit.as('KASIR1'), nota([kode], harga));
  const coba = (total: number) => kit.as('KASIR1').post('pembelian/simpan', beli([kode], total));
  // What it is bought at is the shop's to say.
  const { total } = (await coba(1)).detail as { total: number };
  const dibeli = await coba(total);
  expect(dibeli).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  expect(JSON.stringify(dibeli.detail)).toMatch(/diamond/i);
});
