import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startMaster } from '../../tests/kit/master.ts';

let on: Awaited<ReturnType<typeof startMaster>>;
beforeAll(async () => {
  on = await startMaster(inject('pgUrl'));
});
afterAll(() => on?.stop());

const group = (kode_group: string, more: object = {}) => ({
  kode_group,
  nama_group: `emas ${kode_group}`,
  harga: 1_050_000,
  harga_modal: 980_000,
  kadar: 75,
  kadar_jual: 75.5,
  jenis_group: 'EMAS',
  markis: false,
  aksesoris: false,
  ...more,
});

describe('a master row lives through its calls', () => {
  test('create, list, update, deactivate, DELETED, activate, history', async () => {
    const made = await on.call('POST', 'group/create', { body: group('750') });
    expect(made).toMatchObject({
      status: 200,
      body: {
        message: 'Berhasil Menyimpan Data',
        data: { nama_group: 'EMAS 750', kadar_jual: 75.5, versi: 1 },
      },
    });
    const list = await on.call('GET', 'group/get/all?q=emas&sort=harga&arah=desc');
    expect(list.body).toMatchObject({
      total: 1,
      data: [{ kode_group: '750', harga: 1_050_000, aktif: true, diubah_oleh: 'SPV1' }],
    });

    const changed = await on.call('PUT', 'group/update/750', { body: { harga: 1_060_000, versi: 1 } });
    expect(changed.body).toMatchObject({
      message: 'Berhasil Mengedit Data',
      data: { harga: 1_060_000, nama_group: 'EMAS 750', versi: 2 },
    });
    const stale = await on.call('PUT', 'group/update/750', { body: { harga: 1, versi: 1 } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'SUDAH_BERUBAH', detail: { versi: 2 } } });

    expect((await on.call('DELETE', 'group/delete/750')).body.message).toBe('Berhasil Menghapus Data');
    expect((await on.call('GET', 'group/get/all')).body.total).toBe(0);
    expect((await on.call('GET', 'group/get/all?aktif=tidak')).body.total).toBe(1);
    expect(await on.call('POST', 'group/create', { body: group('750') })).toMatchObject({
      status: 409,
      body: { code: 'DELETED' },
    });
    expect(await on.call('PUT', 'group/update/750', { body: { harga: 5 } })).toMatchObject({
      status: 409,
      body: { code: 'DELETED' },
    });
    expect((await on.call('PUT', 'group/aktifkan/750')).body).toMatchObject({
      data: { aktif: true, versi: 4 },
    });
    expect(await on.call('POST', 'group/create', { body: group('750') })).toMatchObject({
      status: 409,
      body: { code: 'SUDAH_ADA' },
    });

    const history = await on.call('GET', 'group/riwayat/750');
    expect((history.body.data as { aksi: string }[]).map((entry) => entry.aksi)).toEqual([
      'aktif',
      'nonaktif',
      'ubah',
      'tambah',
    ]);
    expect(history.body.data[2]).toMatchObject({
      user_id: 'SPV1',
      sebelum: { harga: 1_050_000 },
      sesudah: { harga: 1_060_000 },
    });
  });

  test('a price leaves its trace', async () => {
    const rows = await on.db.read({ kode_toko: 'JKT1', user_id: 'X', lintas: false }, (sql) =>
      sql
        .selectFrom('perubahan_harga')
        .select(['kolom', 'harga_lama', 'harga_baru'])
        .where('kode', '=', '750')
        .where('kolom', '=', 'harga')
        .orderBy('waktu')
        .execute(),
    );
    expect(rows).toEqual([
      { kolom: 'harga', harga_lama: null, harga_baru: 1_050_000 },
      { kolom: 'harga', harga_lama: 1_050_000, harga_baru: 1_060_000 },
    ]);
  });

  test('a double click makes one row, and its answer is the same', async () => {
    const options = { body: group('999'), key: 'kunci-0001' };
    const [first, second] = await Promise.all([
      on.call('POST', 'group/create', options),
      on.call('POST', 'group/create', options),
    ]);
    expect(second.body).toEqual(first.body);
    expect(first.status).toBe(200);
    const other = await on.call('POST', 'group/create', { ...options, body: group('998') });
    expect(other).toMatchObject({ status: 422, body: { code: 'KUNCI_DIPAKAI_LAIN' } });
  });
});

describe('bad input is named and never a server error', () => {
  test.each([
    [group('375', { warna: 'merah' }), 'Field Tidak Dikenal: warna'],
    [group(''), 'Kode Group Harus Diisi !!!'],
    [group('375', { kadar: 500.001 }), 'Kadar (%) Maksimal 500'],
    [group('375', { kadar: 75.1234 }), 'Kadar (%) Paling Banyak 3 Angka Di Belakang Koma'],
    [group('375', { harga: 10.5 }), 'Harga Jual / Gram Harus Berupa Rupiah Bulat'],
    [group('375', { jenis_group: 'PERAK' }), 'Jenis Group Tidak Ditemukan'],
  ])('create %#', async (body, message) => {
    const answer = await on.call('POST', 'group/create', { body });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  test.each([
    ['GET', 'group/get/all?warna=merah'],
    ['GET', 'group/get/all?sort=harga%20desc'],
    ['GET', 'group/get/all?harga=mahal'],
    ['GET', 'group/get/all?q=%00'],
    ['GET', 'group/get/all?limit=-1'],
    ['GET', 'group/export?format=exe'],
    ['DELETE', 'group/delete/%00'],
    ['DELETE', 'group/delete/TIDAKADA'],
    ['GET', 'baki/get/by-kode-gudang/%27%3B--'],
  ] as const)('%s %s', async (method, path) => {
    const { status } = await on.call(method, path);
    expect([200, 400, 404]).toContain(status);
  });

  test('an update may not change the key, and named warehouses stay', async () => {
    expect((await on.call('PUT', 'gudang/update/TOKO', { body: { kode_gudang: 'LAIN' } })).status).toBe(400);
    expect(await on.call('DELETE', 'gudang/delete/TOKO')).toMatchObject({
      status: 400,
      body: { code: 'INPUT_TIDAK_VALID' },
    });
  });

  test('a living row of the same group and kind is named', async () => {
    const ongkos = (kode_ongkos: string) => ({
      kode_ongkos,
      tipe_ongkos: 'GRAM',
      ongkos: 25_000,
      ongkos_minimum: 0,
    });
    expect((await on.call('POST', 'parameter-ongkos/create', { body: ongkos('A') })).status).toBe(200);
    expect(await on.call('POST', 'parameter-ongkos/create', { body: ongkos('B') })).toMatchObject({
      status: 409,
      body: { message: 'Group Dan Jenis Sudah Ada' },
    });
  });
});

describe('who sees and who writes', () => {
  test('a row of one store is not there for another, not even for head office without its portal', async () => {
    await on.call('POST', 'sales/create', { body: { kode_sales: 'S1', nama_sales: 'BUDI' } });
    for (const as of ['SPV2', 'PUSAT1'] as const)
      expect((await on.call('GET', 'sales/get/all', { as })).body.total).toBe(0);
    expect((await on.call('GET', 'sales/get/all', { as: 'PUSAT1', portal: 'JKT1' })).body.total).toBe(1);
    expect((await on.call('PUT', 'sales/update/S1', { as: 'SPV2', body: { nama_sales: 'X' } })).status).toBe(
      404,
    );
    expect((await on.call('GET', 'sales/riwayat/S1', { as: 'SPV2' })).body.data).toEqual([]);
    expect((await on.call('GET', 'sales/get/all', { as: 'SPV2', portal: 'JKT1' })).status).toBe(403);
  });

  test('chain lists are read by all, written by head office and owners', async () => {
    const bank = (kode_bank: string) => ({ body: { kode_bank, nama_bank: `BANK ${kode_bank}` } });
    expect(await on.call('POST', 'banks/create', bank('BCA'))).toMatchObject({
      status: 403,
      body: { code: 'TIDAK_BERHAK' },
    });
    expect((await on.call('POST', 'banks/create', { ...bank('BCA'), as: 'PUSAT1' })).status).toBe(200);
    expect((await on.call('POST', 'banks/create', { ...bank('BRI'), as: 'OWNER1' })).status).toBe(200);
    expect((await on.call('GET', 'banks')).body.total).toBe(2);
    expect((await on.call('GET', 'banks/riwayat/BCA')).body.data).toMatchObject([
      { user_id: 'PUSAT1', aksi: 'tambah' },
    ]);
  });

  test('nobody makes a second head office', async () => {
    const toko = {
      kode_toko: 'SBY1',
      nama_toko: 'SURABAYA',
      alamat_toko: 'SURABAYA',
      pkp: false,
      zona: 'WIB',
    };
    expect(
      (await on.call('POST', 'tokos/create', { as: 'OWNER1', body: { ...toko, tipe: 'PUSAT' } })).status,
    ).toBe(400);
    expect((await on.call('POST', 'tokos/create', { as: 'OWNER1', body: toko })).body).toMatchObject({
      data: { tipe: 'CABANG' },
    });
    expect((await on.call('GET', 'gudang/get/all', { as: 'PUSAT1', portal: 'SBY1' })).body.total).toBe(4);
  });
});

describe('the other lists', () => {
  test('trays by warehouse and ready for sale', async () => {
    for (const [kode_baki, kode_gudang] of [
      ['CC01', 'TOKO'],
      ['BL01', 'BELI'],
    ])
      await on.call('POST', 'baki/create', {
        body: { kode_baki, nama_baki: kode_baki, kode_gudang, berat_baki: 120.5 },
      });
    expect((await on.call('GET', 'baki/ready')).body.data).toEqual([
      { kode_baki: 'CC01', nama_baki: 'CC01', kode_gudang: 'TOKO', berat_baki: 120.5 },
    ]);
    expect((await on.call('GET', 'baki/get/by-kode-gudang/BELI')).body.data).toMatchObject([
      { kode_baki: 'BL01' },
    ]);
    expect((await on.call('GET', 'gudang/get/all/master')).body.data).toHaveLength(4);
    expect((await on.call('GET', 'gudang/get/hancur-barang')).body.data).toMatchObject([
      { kode_gudang: 'BELI' },
      { kode_gudang: 'TOKO' },
    ]);
  });

  test('accounts of a bank', async () => {
    const rekening = {
      no_rekening: '123',
      nama_rekening: 'TOKO',
      kode_bank: 'BCA',
      bisa_debet: true,
      bisa_credit: false,
      bisa_transfer: true,
    };
    await on.call('POST', 'rekenings/create', {
      body: { ...rekening, fee_persen: 0.75, fee_ditanggung: 'TOKO' },
    });
    expect((await on.call('GET', 'rekenings/get-by-kode-bank?kode_bank=BCA')).body.data).toMatchObject([
      // Who does not know QRIS yet says nothing of it.
      { no_rekening: '123', fee_persen: 0.75, bisa_qris: false, mdr_qris: 0.7 },
    ]);
  });
});
