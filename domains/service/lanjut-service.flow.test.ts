// Protects: more money ahead is owed and taxed like the first, comes back with it, and a promise that moves is kept with its reason and told each time.
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuUang, jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import { atur, gantiHari } from '../../tests/kit/jual.ts';
import {
  diambil,
  dibatalkan,
  dijanjikan,
  diselesaikan,
  ditambah,
  diterima,
  keadaanService,
  servis,
} from '../../tests/kit/service.ts';
import { bahanPesan } from '../integrasi/isi-pesan.query.ts';

const TABEL = [...TABEL_BUKU, 'service_gerak', 'service_janji', 'pembayaran'];
const SISTEM = { kode_toko: 'JKT1', user_id: 'SISTEM', lintas: false };
let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const satu = async (no: string) => (await kasir().get(`service/satu?no_dokumen=${no}`)).data;

describe('more money ahead', () => {
  test('is paid in every state until it is fetched, and leaves the job where it is', async () => {
    const no = await diterima(kasir());
    expect(await ditambah(kasir(), no, 10_000)).toMatchObject({
      status: 200,
      message: 'Tambah Uang Muka Service Berhasil Disimpan',
      data: { status: 'MASUK', jumlah: 10_000, uang_muka: 35_000 },
    });
    await kasir().post('service/kerja', { no_dokumen: no, kode_tukang: null });
    expect(await ditambah(kasir(), no, 10_000)).toMatchObject({ data: { status: 'KERJA' } });
    await diselesaikan(kasir(), no);
    expect(await ditambah(kasir(), no, 10_000)).toMatchObject({
      data: { status: 'DONE', uang_muka: 55_000 },
    });
    expect(await diambil(kasir(), no, 20_000)).toMatchObject({ data: { status: 'CLOS', total: 75_000 } });
    expect(await bukuUang(kit.owner, no)).toEqual([
      '1 SERVICE/CASH UANG_MUKA_SERVICE > KAS:KASIR1 25.000',
      '2 SERVICE/CASH UANG_MUKA_SERVICE > KAS:KASIR1 10.000',
      '4 SERVICE/CASH UANG_MUKA_SERVICE > KAS:KASIR1 10.000',
      '6 SERVICE/CASH UANG_MUKA_SERVICE > KAS:KASIR1 10.000',
      '7 SERVICE AMBIL/CASH UANG_MUKA_SERVICE > KAS:KASIR1 20.000',
      '7 SERVICE AMBIL/ONGKOS PENDAPATAN_SERVICE > UANG_MUKA_SERVICE 75.000',
    ]);
    expect(await ditambah(kasir(), no, 1)).toMatchObject({ code: 'STATUS_TIDAK_SESUAI' });
  });

  test('goes back with the first, with the tax that was remitted of both', async () => {
    await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
    const no = await diterima(kasir(), servis(50_000, [{ ongkos: 101_100 }]));
    await ditambah(kasir(), no, 30_000);
    await ditambah(kasir(), no, 21_100);
    await dibatalkan(kasir(), no);
    await atur(kit, { PPN_TRANSAKSI_MODULE: null });
    expect(await bukuUang(kit.owner, no)).toEqual([
      '1 SERVICE/CASH UANG_MUKA_SERVICE > KAS:KASIR1 50.000',
      '1 SERVICE/PPN PPN_KELUARAN > UANG_MUKA_SERVICE 544',
      '2 SERVICE/CASH UANG_MUKA_SERVICE > KAS:KASIR1 30.000',
      '2 SERVICE/PPN PPN_KELUARAN > UANG_MUKA_SERVICE 326',
      '3 SERVICE/CASH UANG_MUKA_SERVICE > KAS:KASIR1 21.100',
      // All of it was paid, so all of its tax is remitted.
      '3 SERVICE/PPN PPN_KELUARAN > UANG_MUKA_SERVICE 230',
      '4 BATAL SERVICE/CASH KAS:KASIR1 > UANG_MUKA_SERVICE 101.100',
      '4 BATAL SERVICE/PPN UANG_MUKA_SERVICE > PPN_KELUARAN 1.100',
    ]);
    const rekap = 'penjualan/get/report-rekap-pajak?tgl_awal=2026-11-21&tgl_akhir=2026-11-21&kelas_ppn=JASA';
    const { data } = await kit.as('SPV1').get(rekap);
    expect((data as { status: string; ppn: number }[]).map(({ status, ppn }) => `${status} ${ppn}`)).toEqual([
      ...['UANG MUKA 544', 'UANG MUKA 326', 'UANG MUKA 230', 'BATAL -1100'],
    ]);
  });

  test('of work that grew may be more than was thought at first, never more than is left', async () => {
    const no = await diterima(kasir(), servis(75_000));
    await diselesaikan(kasir(), no, { ongkos: 100_000 });
    const before = await jumlahBaris(kit.owner, TABEL);
    expect(await ditambah(kasir(), no, 25_001)).toMatchObject({
      status: 400,
      code: 'UANG_MUKA_SERVICE_LEBIH',
      message: 'Uang Muka Tidak Boleh Melebihi Total Service: Rp 25.000',
    });
    expect(await jumlahBaris(kit.owner, TABEL)).toEqual(before);
    expect(await ditambah(kasir(), no, 25_000)).toMatchObject({ data: { uang_muka: 100_000 } });
    expect(await diambil(kasir(), no, 0)).toMatchObject({ data: { status: 'CLOS' } });
  });

  test('of two tills at once is taken once for what is left', async () => {
    const no = await diterima(kasir(), servis(0));
    const both = await Promise.all([ditambah(kasir(), no, 75_000), ditambah(kit.as('KASIR2'), no, 75_000)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await keadaanService(kit, no)).toBe('MASUK 75000');
  });

  test('is money of its day in the report of what came in', async () => {
    await gantiHari(kit, '2026-11-22');
    const no = await diterima(kasir());
    await ditambah(kasir(), no, 10_000);
    expect(await dijanjikan(kasir(), no, '2027-01-09')).toMatchObject({ status: 200 });
    const { data } = await kit
      .as('SPV1')
      .get('service/get/report-masuk?tgl_awal=2026-11-22&tgl_akhir=2026-11-22');
    expect(data).toMatchObject([
      { no_dokumen: no, pcs: 1, uang_muka: 25_000, status: 'SAH' },
      { no_dokumen: no, pcs: 0, uang_muka: 10_000, status: 'TAMBAH' },
    ]);
  });
});

describe('another promised day', () => {
  test('is kept with its reason, every one of them', async () => {
    const no = await diterima(kasir());
    expect(await dijanjikan(kasir(), no, '2027-01-09')).toMatchObject({
      status: 200,
      message: 'Tanggal Janji Berhasil Diubah',
      data: { status: 'MASUK', tgl_janji: '2027-01-09' },
    });
    await kasir().post('service/kerja', { no_dokumen: no, kode_tukang: null });
    expect(await dijanjikan(kasir(), no, '2027-01-07')).toMatchObject({ data: { status: 'KERJA' } });
    expect(await satu(no)).toMatchObject({
      tgl_janji: '2027-01-07',
      janji: [
        { janji_lama: '2027-01-05', janji_baru: '2027-01-09', alasan: 'TUKANG SAKIT' },
        { janji_lama: '2027-01-09', janji_baru: '2027-01-07' },
      ],
    });
    await diselesaikan(kasir(), no);
    expect(await dijanjikan(kasir(), no, '2027-01-08')).toMatchObject({ code: 'STATUS_TIDAK_SESUAI' });
  });

  test.each([
    ['a day that is over', '2026-11-20', 'JANJI_SEBELUM_HARI_INI'],
    ['the day it has', '2027-01-05', 'JANJI_TETAP'],
  ])('%s is none', async (_what, tgl_janji, code) => {
    expect(await dijanjikan(kasir(), await diterima(kasir()), tgl_janji)).toMatchObject({
      status: 400,
      code,
    });
  });

  test('is told to the customer each time, by its event', async () => {
    await atur(kit, { WHATSAPP_MODULE: 'true' });
    const no = await diterima(kasir());
    await dijanjikan(kasir(), no, '2027-01-09');
    await dijanjikan(kasir(), no, '2027-01-05');
    await atur(kit, { WHATSAPP_MODULE: null });
    const { rows } = await kit.owner.query(
      `select (payload ->> 'peristiwa')::int as peristiwa from graphile_worker._private_jobs
        where payload ->> 'jenis' = 'SERVICE_JANJI' and payload ->> 'no_dokumen' = $1 order by id`,
      [no],
    );
    expect(rows).toEqual([{ peristiwa: 2 }, { peristiwa: 3 }]);
    const bahan = await kit.deps.db.tx(SISTEM, (sql) => bahanPesan(sql, 'SERVICE_JANJI', 'JKT1', no));
    expect(bahan).toMatchObject({ status: 'MASUK', nilai: { tempo: '5 Jan 2027' } });
  });
});
