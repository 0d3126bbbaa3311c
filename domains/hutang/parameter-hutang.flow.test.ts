/** Protects: parameters that a document finds its one row in never offer it two, and say so in words a clerk understands. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { semuaModul } from '../../tests/kit/modul.ts';
import { unggah } from '../../tests/kit/unggah.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), sebelum: (db) => semuaModul(db) });
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const portal = { portal: 'JKT1' };
const kirim = (path: string, body: object): Promise<Answer> => kit.as('OWNER').post(path, body, portal);

const band = (kode_bunga: string, jumlah_min: number, jumlah_max: number) => ({
  kode_bunga,
  keterangan: 'uji',
  jumlah_min,
  jumlah_max,
  bunga: 2.5,
});
const bunga = (...of: Parameters<typeof band>) => kirim('para-bunga-hutang/create', band(...of));
const BERTUMPUK = 'Rentang Hutang Bertumpuk Dengan Parameter Bunga Lain';

describe('interest bands', () => {
  test('do not share a single rupiah while both live', async () => {
    expect(await bunga('A', 1000, 2000)).toMatchObject({ status: 200 });
    for (const [min, max] of [
      [2000, 3000],
      [1, 1000],
      [1200, 1300],
      [1, 9000],
    ] as const)
      expect(await bunga('B', min, max), `${min} ${max}`).toMatchObject({
        status: 409,
        code: 'SUDAH_ADA',
        message: BERTUMPUK,
        detail: [{ path: 'jumlah_min' }, { path: 'jumlah_max' }],
      });
    expect(await bunga('B', 2001, 3000)).toMatchObject({ status: 200 });
    // A band that is switched off is in nobody's way, and cannot come back into somebody else's place.
    expect(await kit.as('OWNER').delete('para-bunga-hutang/delete/A', portal)).toMatchObject({ status: 200 });
    expect(await bunga('C', 1500, 1600)).toMatchObject({ status: 200 });
    expect(
      await kit.as('OWNER').call('PUT', 'para-bunga-hutang/aktifkan/A', undefined, portal),
    ).toMatchObject({ status: 409, message: BERTUMPUK });
  });

  test('begin before they end', async () =>
    expect(await bunga('D', 9000, 8000)).toMatchObject({
      status: 400,
      message: 'Hutang Mulai Tidak Boleh Melebihi Hutang Sampai',
    }));

  test('of two people who write at once the second is refused', async () => {
    const both = await Promise.all([bunga('E', 10_000, 11_000), bunga('F', 10_500, 12_000)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('another store has its own', async () =>
    expect(
      await kit.as('OWNER').post('para-bunga-hutang/create', band('A', 1000, 2000), { portal: 'BDG1' }),
    ).toMatchObject({ status: 200 }));

  test('of a file are told apart row by row', async () => {
    const isi = Buffer.from(
      'kode_bunga,keterangan,jumlah_min,jumlah_max,bunga\nG,BAIK,13000,14000,2\nH,TUMPUK,13500,15000,2\nI,BALIK,20000,16000,2\n',
    );
    const salah = [
      { baris: 3, kolom: 'jumlah_min', sebab: BERTUMPUK },
      { baris: 4, sebab: 'Hutang Mulai Tidak Boleh Melebihi Hutang Sampai' },
    ];
    const file = { file: { nama: 'bunga.csv', isi }, mode: 'yang-benar' };
    expect(await unggah(kit.as('OWNER'), 'para-bunga-hutang/import', file, portal)).toMatchObject({
      status: 200,
      data: { baris: 3, tersimpan: 1, salah },
    });
  });
});

test('what must be filled follows the kind, in words', async () => {
  const plafond = { kode_plafond_kadar: 'X', keterangan: 'uji', kadar_mulai: 41, tipe_plafond: 'RP' };
  expect(
    await kirim('plafond-hutang-kadar/create', { ...plafond, persentase: 70, harga_per_gram: 0 }),
  ).toMatchObject({
    status: 400,
    message: 'Isi Plafond (%) Untuk Tipe PERSENTASE, Plafond / Gram Untuk Tipe RP',
  });
  const tanggal = { kode_reset: 'X', cara: 'TANGGAL', bulan: 2, masa_bulan: 12 };
  expect(await kirim('para-reset-poin/create', { ...tanggal, hari: 30 })).toMatchObject({
    status: 400,
    message: 'Tanggal Ini Tidak Ada Di Bulan Itu',
  });
  expect(await kirim('para-reset-poin/create', { ...tanggal, hari: 29 })).toMatchObject({ status: 200 });
  expect(await kirim('para-reset-poin/create', { ...tanggal, kode_reset: 'Y', hari: 1 })).toMatchObject({
    status: 409,
    message: 'Hanya Satu Aturan Reset Poin Yang Boleh Aktif',
  });
});

test('coupon programmes and point rules of a kind follow one another', async () => {
  const kupon = {
    kode_kupon: 'K1',
    nama_kupon: 'uji',
    nominal: 500_000,
    jumlah_kupon: 1,
    nilai_kupon: 0,
    undian: true,
    mulai_berlaku: '2026-12-31',
    sampai_berlaku: '2027-01-31',
    masa_hari: 30,
  };
  expect(await kirim('para-kupon/create', kupon)).toMatchObject({
    status: 409,
    message: 'Masa Berlaku Bertumpuk Dengan Kupon Lain',
  });
  expect(await kirim('para-kupon/create', { ...kupon, mulai_berlaku: '2027-01-01' })).toMatchObject({
    status: 200,
  });
  const poin = {
    kode_get_point: 'AF',
    keterangan: 'bawa teman',
    jenis_transaksi: 'AFILIASI',
    minimal_rp: 0,
    persentase: 50,
    poin_tetap: 2,
    mulai_berlaku: '2026-11-01',
    sampai_berlaku: null,
  };
  expect(await kirim('para-get-point/create', poin)).toMatchObject({ status: 200 });
  expect(
    await kirim('para-get-point/create', { ...poin, kode_get_point: 'AF2', mulai_berlaku: '2027-01-01' }),
  ).toMatchObject({ status: 409 });
  expect((await kit.as('OWNER').get('parameter-member-afiliasi', portal)).data).toMatchObject([
    { kode_get_point: 'AF', persentase: 50, poin_tetap: 2 },
  ]);
});

test('a shop that lends by the price of the day keeps no table of its own', async () => {
  const tulis = (value: string) =>
    kit.owner.query(
      "insert into para_system (kode_toko, key, value) values ('JKT1', 'HUTANG_POKOK', $1) on conflict (kode_toko, key) do update set value = $1",
      [value],
    );
  const list = () => kit.as('OWNER').get('para-hutang-pokok', portal);
  await tulis('HARGA_EMAS');
  kit.deps.stores.forget('JKT1');
  expect(await list()).toMatchObject({ status: 403, code: 'TIDAK_BERHAK' });
  await tulis('PARAMETER');
  kit.deps.stores.forget('JKT1');
  expect(await list()).toMatchObject({ status: 200, total: 3 });
});
