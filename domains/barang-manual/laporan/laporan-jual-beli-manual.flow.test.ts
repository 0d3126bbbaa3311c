/** Protects: reports of what was sold and bought without a barcode say for any days what the books moved, line by line and by salesperson. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import {
  atur,
  denganIzin,
  denganOtorisasi,
  gantiHari,
  HARGA_750,
  hargaGrup,
  numberOf,
  SANDI_OWNER,
  SANDI_SPV,
} from '../../../tests/kit/jual.ts';
import { lotDi, MODUL_MANUAL, tambahLot } from '../../../tests/kit/lot.ts';

/** Two days: what was done on the first is taken back in part on the second. */
const BESOK = '2026-11-22';
type Masa = readonly [awal: string, akhir: string];
const MASA: Masa[] = [
  [HARI, HARI],
  [BESOK, BESOK],
  [HARI, BESOK],
];
const SEMUA = `tgl_awal=${HARI}&tgl_akhir=${BESOK}`;

type Baris = Record<string, string | number | null>;
type Laporan = Omit<Answer, 'data'> & { data: Baris[]; totals: Record<string, number> };

let kit: Kit;
/** Numbers of notas, and codes of lots, by what they are. */
const nomor: Record<string, string> = {};
/** What is paid for the goods below. */
const harga = { lima: 0, satu: 0 };

const kasir = () => kit.as('KASIR1');
const laporan = async (path: string): Promise<Laporan> => {
  const answer = await kit.as('OWNER').get(`reportbarangmanual/${path}`, { portal: 'JKT1' });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer as unknown as Laporan;
};
const dari = async (path: string, nota: string): Promise<Baris[]> =>
  (await laporan(path)).data.filter((row) => row['no_faktur_group'] === nomor[nota]);

const SITI = { nama_customer: 'SITI', nik_sim_passport: '3171012345678901' };
const LIMA = { kode_group: '750', kode_dept: 'CC', kadar: 75, kondisi_barang: 'MULUS', qty: 2, berat: 5 };
const SATU = { ...LIMA, qty: 1, berat: 1 };

type Ambil = readonly [lot: string, qty: number, berat: number];
/** So many grams at the price of the group, for cash where nothing else was agreed. */
async function jual(kode_sales: string | null, ambil: readonly Ambil[], more: object = {}): Promise<string> {
  const total = ambil.reduce((jumlah, [, , berat]) => jumlah + berat * HARGA_750, 0);
  const barang = ambil.map(([lot, qty, berat]) => ({ kode_lot: nomor[lot], qty, berat }));
  const body = { kode_sales, barang, total, bayar: [{ jenis: 'CASH', jumlah: total }], ...more };
  return numberOf(await kasir().post('penjualan-manual/simpan', body));
}

const beli = async (kode_sales: string): Promise<string> => {
  const body = { ...SITI, kode_sales, barang: [LIMA], total: harga.lima };
  return numberOf(await kasir().post('pembelian-manual/simpan', body));
};

const nilai = async (barang: object): Promise<number> => {
  const answer = await kasir().post('pembelian-manual/hitung', { barang: [barang] });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.total;
};

/** Cancelled by the owner on the day after, which a second person agrees to. */
const batalBesok = async (jenis: 'penjualan' | 'pembelian', nota: string): Promise<void> => {
  const body = { no_faktur_group: nomor[nota], alasan: 'salah timbang', kasir: 'KASIR1' };
  const call = { method: 'POST' as const, path: `${jenis}/batal`, body };
  numberOf(await denganIzin(kit.as('OWNER'), call, SANDI_SPV, { portal: 'JKT1' }));
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { [MODUL_MANUAL]: 'true' });
  await hargaGrup(kit);
  await tambahLot(kit, { kode_baki: 'CC01' });
  // Each brings half a milligram of fine gold more than it weighs.
  const ganjil = { kode_baki: 'CC02', qty: 5, berat: 10.002, modal_total: 10_002_000 };
  await tambahLot(kit, ganjil, ganjil);
  for (const baki of ['CC01', 'CC02']) nomor[baki] = (await lotDi(kit, baki)).kode_lot;
  [harga.lima, harga.satu] = [await nilai(LIMA), await nilai(SATU)];
  nomor['dua'] = await jual('S1', [
    ['CC01', 2, 6],
    ['CC02', 1, 2],
  ]);
  nomor['batal'] = await jual('S2', [['CC01', 1, 3]], { nama_customer: 'BUDI' });
  nomor['tukar'] = await jual('S2', [['CC01', 1, 3]], {
    ...SITI,
    tukar: [SATU],
    nilai_tukar: harga.satu,
    bayar: [{ jenis: 'CASH', jumlah: 3 * HARGA_750 - harga.satu }],
  });
  nomor['beli'] = await beli('S1');
  nomor['beliBatal'] = await beli('S1');
  await atur(kit, { DISABLE_KODE_SALES_TRANSACTION: 'true' });
  nomor['tanpa'] = await jual(null, [['CC01', 1, 1]]);
  await atur(kit, { DISABLE_KODE_SALES_TRANSACTION: null, VALIDASI_PENJUALAN_MODULE: 'true' });
  nomor['gugur'] = await jual('S1', [['CC01', 1, 2]]);
  const gugur = { no_faktur_group: nomor['gugur'], alasan: 'tidak jadi' };
  numberOf(await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', gugur, SANDI_OWNER));
  await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
  await gantiHari(kit, BESOK);
  await batalBesok('penjualan', 'batal');
  await batalBesok('pembelian', 'beliBatal');
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

type Buku = { qty: number; berat: number; murni: number; nilai: number };

/** What such notas moved over the counter in lots of this kind: what left the trays, or what came to gudang BELI. */
async function lot(jenis: 'MANUAL' | 'BALENAN', [awal, akhir]: Masa): Promise<Buku> {
  const { rows } = await kit.owner.query<Buku>(
    `select coalesce(sum(k * g.qty), 0)::int as qty, coalesce(sum(k * g.berat), 0)::float8 / 1000 as berat,
            coalesce(sum(k * g.murni), 0)::float8 / 1000 as murni, coalesce(sum(k * g.nilai), 0)::float8 as nilai
       from gerak_lot g join lot l on l.kode_toko = g.kode_toko and l.kode_lot = g.kode_lot and l.jenis_lot = $1
      cross join lateral (select case when (g.arah = 'KELUAR') = ($1 = 'MANUAL') then 1 else -1 end as k) a
      where g.kode_toko = 'JKT1' and g.lawan = '@PELANGGAN' and not g.tahan and not g.gugur and g.tanggal between $2 and $3`,
    [jenis, awal, akhir],
  );
  return rows[0] as Buku;
}

/** What notas of goods without a barcode brought in, as the book of money has it. */
async function pendapatan([awal, akhir]: Masa): Promise<number> {
  const { rows } = await kit.owner.query<{ n: number }>(
    `select coalesce(sum(g.keluar - g.masuk), 0)::float8 as n from gerak_uang g
       join penjualan p on p.kode_toko = g.kode_toko and p.no_faktur_group = g.no_dokumen and p.manual
      where g.kode_toko = 'JKT1' and g.akun in ('PENJUALAN_EMAS', 'PEMBULATAN') and g.tanggal between $1 and $2`,
    [awal, akhir],
  );
  return rows[0]?.n as number;
}

test('a sale stands with what each line took of its lot, and once more with a minus on the day it was cancelled', async () => {
  const sama = { tanggal: HARI, kode_sales: 'S1', kasir: 'KASIR1', kode_group: '750', kode_dept: 'CC' };
  expect(await dari(`penjualan?${SEMUA}`, 'dua')).toMatchObject([
    {
      ...{ ...sama, kode_lot: nomor['CC01'], kode_baki: 'CC01', kadar: 75, jumlah_qty: 2, berat: 6 },
      ...{ berat_murni: 4.5, harga_per_gram: HARGA_750, harga_emas: 6_300_000, total: 6_300_000 },
      ...{ harga_modal: 6_000_000, total_margin: 300_000, status: 'SAH' },
    },
    // Fine gold as the lot gives it away, and not as it would be of two grams alone.
    { ...sama, kode_lot: nomor['CC02'], jumlah_qty: 1, berat: 2, berat_murni: 1.501, total: 2_100_000 },
  ]);
  const [sah, batal, ...lagi] = await dari(`penjualan?${SEMUA}`, 'batal');
  expect(sah).toMatchObject({
    nama_customer: 'BUDI',
    jumlah_qty: 1,
    berat: 3,
    total_margin: 150_000,
    status: 'SAH',
  });
  expect([batal, lagi]).toEqual([
    {
      ...sah,
      ...{ tanggal: BESOK, jumlah_qty: -1, berat: -3, berat_murni: -2.25, harga_emas: -3_150_000 },
      ...{ ongkos: 0, diskon: 0, pembulatan: 0, ppn_transaksi_rp: 0, total: -3_150_000 },
      ...{ harga_modal: -3_000_000, total_margin: -150_000, status: 'BATAL' },
    },
    [],
  ]);
  // What was never validated moved nothing.
  expect(await dari(`penjualan?${SEMUA}`, 'gugur')).toEqual([]);
});

test.each(MASA)('sales from %s to %s are what the books moved', async (...masa) => {
  const { totals } = await laporan(`penjualan?tgl_awal=${masa[0]}&tgl_akhir=${masa[1]}`);
  const buku = await lot('MANUAL', masa);
  expect(totals).toMatchObject({ jumlah_qty: buku.qty, berat: buku.berat, berat_murni: buku.murni });
  expect(totals['harga_modal']).toBe(buku.nilai);
  expect(totals['total']).toBe(await pendapatan(masa));
  expect(totals['total_margin']).toBe((await pendapatan(masa)) - buku.nilai);
});

test('a purchase stands with what it was worth and what was paid, a trade-in under the number of its nota', async () => {
  const sama = { nama_customer: 'SITI', nama_barang: expect.any(String), kadar: 75, kondisi_barang: 'MULUS' };
  const [dibeli, ...lagi] = await dari(`pembelian?${SEMUA}`, 'beli');
  expect([dibeli, lagi]).toMatchObject([
    {
      ...{ ...sama, tanggal: HARI, jenis: 'BELI', kode_sales: 'S1', kasir: 'KASIR1', jumlah_qty: 2 },
      ...{ berat: 5, berat_murni: 3.75, harga: harga.lima, status: 'SAH' },
      ...{ harga_rata: Math.trunc(harga.lima / 5), selisih: Number(dibeli?.['harga_nota']) - harga.lima },
    },
    [],
  ]);
  expect(await dari(`pembelian?${SEMUA}`, 'tukar')).toMatchObject([
    {
      ...{ ...sama, jenis: 'TUKAR', kode_sales: 'S2', jumlah_qty: 1, berat: 1, harga: harga.satu },
      kode_lot: dibeli?.['kode_lot'],
    },
  ]);
  expect(await dari(`pembelian?${SEMUA}`, 'beliBatal')).toMatchObject([
    { tanggal: HARI, jumlah_qty: 2, berat: 5, harga: harga.lima, status: 'SAH' },
    { tanggal: BESOK, jumlah_qty: -2, berat: -5, berat_murni: -3.75, harga: -harga.lima, status: 'BATAL' },
  ]);
});

test.each(MASA)('purchases from %s to %s are what the books moved', async (...masa) => {
  const { totals } = await laporan(`pembelian?tgl_awal=${masa[0]}&tgl_akhir=${masa[1]}`);
  const buku = await lot('BALENAN', masa);
  expect(totals).toMatchObject({ jumlah_qty: buku.qty, berat: buku.berat, berat_murni: buku.murni });
  expect(totals['harga']).toBe(buku.nilai);
});

test('lines are found by group, kind, salesperson, way and state', async () => {
  const banyak = async (path: string, more: string): Promise<number> =>
    (await laporan(`${path}?${SEMUA}&${more}`)).data.length;
  expect([
    await banyak('penjualan', 'kode_sales=S1'),
    await banyak('penjualan', 'kode_group=750&kode_dept=CC&status=SAH'),
    await banyak('penjualan', 'status=BATAL'),
    await banyak('penjualan', 'kode_dept=GL'),
  ]).toEqual([2, 5, 1, 0]);
  expect([
    await banyak('pembelian', 'jenis=TUKAR'),
    await banyak('pembelian', 'jenis=BELI&kode_sales=S1&kondisi=MULUS'),
    await banyak('pembelian', 'status=BATAL'),
    await banyak('pembelian', 'kode_sales=S2&jenis=BELI'),
  ]).toEqual([1, 3, 1, 0]);
});

test('what was cancelled says when, by whom, why and who agreed, and what it was worth', async () => {
  const oleh = { tanggal: BESOK, kasir: 'KASIR1', dibatalkan_oleh: 'OWNER', disetujui: 'SPV1' };
  const alasan = 'SALAH TIMBANG';
  expect(await laporan(`batal-penjualan?tgl_awal=${BESOK}&tgl_akhir=${BESOK}`)).toMatchObject({
    data: [
      {
        ...{ ...oleh, no_faktur_group: nomor['batal'], tgl_jual: HARI, nama_customer: 'BUDI', alasan },
        ...{ jumlah_qty: 1, berat: 3, ppn: 0, total: 3_150_000, belum_validasi: null },
      },
    ],
    totals: { no_faktur_group: 1, total: 3_150_000, belum_validasi: 0 },
  });
  expect((await laporan(`batal-penjualan?tgl_awal=${HARI}&tgl_akhir=${HARI}`)).data).toMatchObject([
    { no_faktur_group: nomor['gugur'], berat: 2, total: null, belum_validasi: 2_100_000 },
  ]);
  expect((await laporan(`batal-pembelian?${SEMUA}`)).data).toMatchObject([
    {
      ...{ ...oleh, no_faktur_group: nomor['beliBatal'], jenis: 'BELI', tgl_beli: HARI, alasan },
      ...{ nama_customer: 'SITI', jumlah_qty: 2, berat: 5, total: harga.lima, belum_validasi: null },
    },
  ]);
});

test('each salesperson has what he sold and bought, and nobody what nobody did', async () => {
  const { data } = await laporan(`jual-beli-sales?${SEMUA}`);
  const beli_rp = harga.lima;
  expect(data).toMatchObject([
    {
      ...{ kode_sales: 'S1', jual_qty: 3, jual_berat: 8, jual_murni: 6.001, jual_rp: 8_400_000 },
      ...{ beli_qty: 2, beli_berat: 5, beli_murni: 3.75, beli_rp, bersih: 8_400_000 - beli_rp },
    },
    {
      ...{ kode_sales: 'S2', jual_qty: 1, jual_berat: 3, jual_rp: 3_150_000, beli_qty: 1, beli_berat: 1 },
      ...{ beli_rp: harga.satu, bersih: 3_150_000 - harga.satu },
    },
    { kode_sales: null, nama_sales: 'TANPA SALES', jual_qty: 1, jual_rp: 1_050_000, beli_qty: 0 },
  ]);
  // The day of the cancellations has them alone.
  expect((await laporan(`jual-beli-sales?tgl_awal=${BESOK}&tgl_akhir=${BESOK}`)).data).toMatchObject([
    { kode_sales: 'S1', jual_qty: 0, beli_qty: -2, beli_berat: -5, beli_rp: -beli_rp, bersih: beli_rp },
    { kode_sales: 'S2', jual_qty: -1, jual_berat: -3, jual_rp: -3_150_000, bersih: -3_150_000 },
  ]);
  expect((await laporan(`jual-beli-sales?${SEMUA}&kode_sales=S2`)).data).toHaveLength(1);
});

test.each(MASA)('people from %s to %s did together what the lines say', async (...masa) => {
  const query = `tgl_awal=${masa[0]}&tgl_akhir=${masa[1]}`;
  const { totals } = await laporan(`jual-beli-sales?${query}`);
  const jualan = (await laporan(`penjualan?${query}`)).totals;
  const belian = (await laporan(`pembelian?${query}`)).totals;
  expect(totals).toEqual({
    ...{ jual_qty: jualan['jumlah_qty'], jual_berat: jualan['berat'], jual_murni: jualan['berat_murni'] },
    ...{ jual_rp: jualan['total'], beli_qty: belian['jumlah_qty'], beli_berat: belian['berat'] },
    ...{ beli_murni: belian['berat_murni'], beli_rp: belian['harga'] },
    bersih: (jualan['total'] as number) - (belian['harga'] as number),
  });
});

test('a cashier who may read it learns what was sold, and not what it cost', async () => {
  await kit.owner.query(
    `insert into hak_akses (user_id, path, is_show) values ('KASIR2', '/laporan-penjualan-manual', true)
       on conflict (user_id, path) do update set is_show = true`,
  );
  const { status, data } = await kit.as('KASIR2').get(`reportbarangmanual/penjualan?${SEMUA}`);
  expect(status).toBe(200);
  expect(data).toHaveLength(6);
  for (const column of ['harga_modal', 'total_margin']) expect(data[0]).not.toHaveProperty(column);
});
