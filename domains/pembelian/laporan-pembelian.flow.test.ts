/** Protects: the reports of purchases tell what was bought, for how much, and what was taken back. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../tests/kit/app.ts';
import { BELI_BAKU, beli, dibeli, jualDulu, NOTA_BAKU } from '../../tests/kit/beli.ts';
import { atur, denganOtorisasi } from '../../tests/kit/jual.ts';

let kit: Kit;
let nomor: string;
let batal: string;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { HIDUP_FEATURE_MODULE: 'true' });
  await jualDulu(kit, 'LAPBELI1');
  await jualDulu(kit, 'LAPBELI2');
  nomor = await dibeli(kit.as('KASIR1'), beli([{ kode_barcode: 'LAPBELI1', berat: 3.24 }], BELI_BAKU));
  batal = await dibeli(kit.as('KASIR1'), beli(['LAPBELI2'], BELI_BAKU));
  const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
  const body = { no_faktur_group: batal, alasan: 'salah timbang' };
  await denganOtorisasi(kit.as('SPV1'), 'pembelian/batal', body, signer);
});
afterAll(() => kit?.close());

type Laporan = Answer & { totals: Record<string, number> };
const laporan = async (path: string): Promise<Laporan> =>
  (await kit.as('OWNER').get(`pembelian/${path}`, { portal: 'JKT1' })) as Laporan;

test('per faktur: rows by condition, and how far below the gold price a gram was bought', async () => {
  const { data, totals } = await laporan('hidup/report-limited?kondisi=MULUS&kelompok_harga=CC');
  expect(data).toMatchObject([
    {
      kondisi: 'MULUS',
      detail: [
        {
          no_faktur_beli: `${nomor}-1`,
          kode_group: '750',
          harga_emas: 1_050_000,
          berat_nota: 3.25,
          berat: 3.24,
          harga: BELI_BAKU,
          rata_asal: 1_096_153,
          harga_rata: 1_066_666,
          // (1.050.000 - 3.456.000 / 3.24) / 1.050.000 = -1.587 %, to two decimals.
          persen: -1.59,
        },
      ],
    },
  ]);
  expect(totals).toMatchObject({ harga: BELI_BAKU, harga_nota: NOTA_BAKU, berat: 3.24 });
  expect(await laporan('hidup/report-limited?kelompok_harga=XX')).toMatchObject({ status: 200, data: [] });
});

test('the list keeps what was taken back, without its amounts', async () => {
  const { data, totals } = await laporan('get/report');
  expect(data).toMatchObject([
    { no_faktur_group: nomor, status: 'SAH', selisih_berat: -0.01, selisih: 106_500, nilai_batal: null },
    { no_faktur_group: batal, status: 'BATAL', harga: null, nilai_batal: BELI_BAKU },
  ]);
  expect(totals).toMatchObject({ harga: BELI_BAKU, nilai_batal: BELI_BAKU });
  expect((await laporan('get/report?barcode_option=TANPA NOTA')).data).toEqual([]);
});

test('what was taken back, when, why and by whom', async () => {
  expect((await laporan('get/report-batal')).data).toMatchObject([
    {
      no_faktur_group: batal,
      tgl_beli: HARI,
      total: BELI_BAKU,
      dibatalkan_oleh: 'SPV1',
      disetujui: 'OWNER',
      alasan: 'SALAH TIMBANG',
    },
  ]);
});

test.each([
  ['get/report-kondisi', { kondisi_barang: 'MULUS', kode_group: '750', harga_rata: 1_066_666 }],
  ['get/reportsales', { kode_sales: 'S1', tanggal: HARI }],
])('%s sums what was not taken back', async (path, row) => {
  expect((await laporan(path)).data).toMatchObject([{ ...row, jumlah: 1, berat: 3.24, harga: BELI_BAKU }]);
});
