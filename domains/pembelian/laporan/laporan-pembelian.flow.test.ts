/** Protects: the reports of purchases tell what was bought, for how much, and what was taken back. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { BELI_BAKU, beli, dibeli, jualDulu, NOTA_BAKU } from '../../../tests/kit/beli.ts';
import { atur, denganOtorisasi } from '../../../tests/kit/jual.ts';

let kit: Kit;
let nomor: string;
let batal: string;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { HIDUP_FEATURE_MODULE: 'true', DAFTAR_TOKO_REKAP: 'BDG1,JKT1' });
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
        { no_faktur_beli: `${batal}-1`, berat: 3.25, harga: BELI_BAKU },
        { no_faktur_beli: `${batal}-1`, berat: -3.25, harga: -BELI_BAKU },
      ],
    },
  ]);
  expect(totals).toMatchObject({ harga: BELI_BAKU, harga_nota: NOTA_BAKU, berat: 3.24 });
  expect(await laporan('hidup/report-limited?kelompok_harga=XX')).toMatchObject({ status: 200, data: [] });
});

test('the list has what was bought and what was taken back', async () => {
  const { data, totals } = await laporan('get/report');
  expect(data).toMatchObject([
    { no_faktur_group: nomor, status: 'SAH', selisih_berat: -0.01, selisih: 106_500, nilai_batal: null },
    { no_faktur_group: batal, status: 'SAH', harga: BELI_BAKU },
    { no_faktur_group: batal, status: 'BATAL', harga: -BELI_BAKU, nilai_batal: BELI_BAKU },
  ]);
  expect(totals).toMatchObject({ harga: BELI_BAKU, nilai_batal: BELI_BAKU, jumlah_qty: 1 });
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

/** What a role of the money book moved on a day by purchases: in minus out. */
async function buku(akun: string): Promise<number> {
  const { rows } = await kit.owner.query(
    `select coalesce(sum(case when b.ke_akun = $1 then b.jumlah::bigint else 0 end)
                   - sum(case when b.dari_akun = $1 then b.jumlah::bigint else 0 end), 0)::float8 as gerak
       from buku_uang b where b.kode_toko = 'JKT1' and b.tanggal = $2 and b.kategori in ('PEMBELIAN', 'BATAL PEMBELIAN')`,
    [akun, HARI],
  );
  return rows[0]?.gerak as number;
}

describe('paid by transfer, and everything tied to the books', () => {
  let transfer: string;
  let no_rekening: string;
  beforeAll(async () => {
    const { rows } = await kit.owner.query(
      "select no_rekening from rekening where kode_toko = 'JKT1' and bisa_transfer order by 1 limit 1",
    );
    no_rekening = rows[0].no_rekening as string;
    await atur(kit, { MODULE_BIAYA_ADMIN_PEMBELIAN: 'true' });
    await jualDulu(kit, 'LAPBELI3');
    transfer = await dibeli(
      kit.as('KASIR1'),
      beli(['LAPBELI3'], BELI_BAKU, {
        biaya_admin: 6000,
        bayar: [
          { jenis: 'TRANSFER', no_rekening, jumlah: 3_000_000 },
          { jenis: 'CASH', jumlah: 450_000 },
        ],
      }),
    );
  });

  test('transfers stand under their account', async () => {
    const { data, totals } = await laporan('get/report-transfer');
    expect(data).toMatchObject([
      {
        no_rekening,
        no_faktur_group: transfer,
        total: BELI_BAKU,
        tunai: 450_000,
        transfer: 3_000_000,
        status: 'SAH',
      },
    ]);
    expect(totals).toMatchObject({ transfer: 3_000_000 });
    expect(-(await buku('BANK'))).toBe(3_000_000);
    expect((await laporan('get/report-transfer?status=BATAL')).data).toEqual([]);
  });

  test('history: what was taken back stands on its own day below zero, and the sums are the books', async () => {
    const { data, totals } = await laporan('get/report-history');
    expect(data).toMatchObject([
      { no_faktur_group: nomor, peristiwa: 'PEMBELIAN', total: BELI_BAKU, tunai: BELI_BAKU, berat: 3.24 },
      { no_faktur_group: batal, peristiwa: 'PEMBELIAN', total: BELI_BAKU },
      {
        no_faktur_group: batal,
        peristiwa: 'BATAL',
        tgl_beli: HARI,
        user_id: 'SPV1',
        total: -BELI_BAKU,
        tunai: -BELI_BAKU,
        berat: -3.25,
        disetujui: 'OWNER',
        alasan: 'SALAH TIMBANG',
      },
      { no_faktur_group: transfer, tunai: 450_000, transfer: 3_000_000, biaya_admin: 6000 },
    ]);
    expect(totals.total).toBe(await buku('PERSEDIAAN_BELI'));
    expect(totals.tunai).toBe(-(await buku('KAS')));
    expect(totals.transfer).toBe(-(await buku('BANK')));
    expect(totals.biaya_admin).toBe(-(await buku('PENDAPATAN_LAIN')));
    expect((await laporan('get/report-history?peristiwa=BATAL')).data).toHaveLength(1);
  });

  test('the recap says the same in one line', async () => {
    const { data, totals } = await laporan('get/report-rekap');
    expect(data).toMatchObject([
      {
        tanggal: HARI,
        kasir: 'KASIR1',
        nota: 3,
        jumlah_barang: 3,
        total: 3 * BELI_BAKU,
        nota_batal: 1,
        total_batal: BELI_BAKU,
        bersih: 2 * BELI_BAKU,
      },
    ]);
    expect(totals.bersih).toBe(await buku('PERSEDIAAN_BELI'));
    expect(totals.tunai).toBe(-(await buku('KAS')));
    expect(totals.transfer).toBe(-(await buku('BANK')));
    await atur(kit, { DAFTAR_TOKO_REKAP: 'BDG1' });
    expect((await kit.as('OWNER').get('pembelian/get/report-rekap', { portal: 'JKT1' })).status).toBe(403);
    await atur(kit, { DAFTAR_TOKO_REKAP: 'BDG1,JKT1' });
  });

  test('every other report of purchases comes to the same sum', async () => {
    const tersisa = await buku('PERSEDIAAN_BELI');
    for (const path of ['get/report', 'get/report-kondisi', 'get/reportsales', 'hidup/report-limited'])
      expect((await laporan(path)).totals.harga, path).toBe(tersisa);
    const hari = (await kit.as('OWNER').get('dashboard/ringkas', { portal: 'JKT1' })).data;
    expect(hari.beli).toMatchObject({ omzet: tersisa, nota: 2, barang: 2 });
    const grafik = (await kit.as('OWNER').get('pembelian/chart?type=today', { portal: 'JKT1' })).data;
    expect(grafik).toMatchObject({ total_pembelian: tersisa, total_penjualan: 0, datagram_penjualan: [] });
    expect(grafik.datagram_pembelian).toHaveLength(1);
  });
});
