/**
 * Protects: the demo chain is worked by the house's own rules, every kind of document is in it, every report has something to
 * show, its days were closed by the house, it sells until now, and its books balance.
 */

import type { Fields } from '@mustika/kernel/field.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { DEMO, HARI, type Kit, SEKARANG, testApp } from '../kit/app.ts';

const TOKO = ['JKT1', 'BDG1', 'SBY1', 'PUSAT'] as const;
let kit: Kit;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), dari: DEMO });
});
afterAll(() => kit?.close());

test('every branch has lived all the kinds of documents of an ordinary month', async () => {
  const { rows } = await kit.owner.query<{ kode_toko: string; jenis: string[] }>(
    `select kode_toko, array_agg(distinct jenis order by jenis) as jenis
       from (select kode_toko, jenis from dokumen
             union select kode_toko, 'pembayaran ' || jenis from pembayaran where arah = 'MASUK' and jenis in ('TUKAR', 'TITIPAN', 'CICILAN')) d
      group by 1 order by 1`,
  );
  const jenis = [
    'aksesoris',
    'bayar_bonus_sales',
    'bayar_cicilan',
    'bayar_supplier',
    'cicilan',
    'closing_po',
    ...[
      'gesek_tunai',
      'hancur_barang',
      'hancur_manual',
      'hancur_pembelian',
      'hutang',
      'jual_emas',
      'kirim_barang',
      'kirim_cuci',
      'kirim_uang',
      'mutasi_uang',
      'opname_penerimaan',
      'pembayaran CICILAN',
      'pembayaran TITIPAN',
    ],
    ...[
      'pembayaran TUKAR',
      'pembelian',
      'penerimaan_barang',
      'penjualan',
      'pesanan',
      'pindah_barang',
      'pindah_manual',
      'pindah_sortir',
      'pre_order',
      'service',
      'sortir_pembelian',
      'stock_cuci',
      'stock_opname',
      'tambah_barang',
      'tambah_manual',
      'terima_barang',
      'terima_sepuhan',
      'timbang_baki',
      'titipan',
      'transaksi_poin',
      'tukar_point',
      'tutup_toko',
      'ubah_profit',
    ],
    'validasi_susut',
    'wasting_sepuhan',
  ];
  expect(rows).toEqual([
    ...['BDG1', 'JKT1'].map((kode_toko) => ({ kode_toko, jenis })),
    { kode_toko: 'PUSAT', jenis: ['kirim_barang', 'terima_barang', 'terima_pusat', 'terima_uang'] },
    { kode_toko: 'SBY1', jenis },
  ]);
});

test('its days were counted and closed by the house, and today sells until now', async () => {
  const { rows } = await kit.owner.query<{ tutup: number; tanpa: number; terakhir: number }>(
    `select (select count(*)::int from hari_toko where status = 'CLOSED') as tutup,
            (select count(*)::int from hari_toko h where status = 'CLOSED'
               and not exists (select from dokumen d where d.kode_toko = h.kode_toko and d.jenis = 'tutup_toko' and d.tanggal = h.tanggal)) as tanpa,
            (select extract(epoch from $1::timestamptz - max(dibuat))::int / 60 from dokumen where jenis = 'penjualan') as terakhir`,
    [SEKARANG],
  );
  expect(rows).toEqual([{ tutup: 3 * 24, tanpa: 0, terakhir: 0 }]);
});

/** What a month of an ordinary shop has none of, and why. */
const KOSONG: Readonly<Record<string, string>> = {
  'laporan-kirim-barang-online': 'KIRIM_BARANG_ONLINE_STORE_MODULE is off',
  'laporan-nota-luring': 'JUAL_TANPA_JARINGAN_MODULE is off',
  'laporan-lelang-hutang': 'no loan is past its day and its grace within a month',
  'laporan-stock-opname-global': 'OPNAME_GLOBAL_DAILY_MODULE is off',
  'laporan-stock-opname-rfid': 'RFID_MODULE is off',
  'laporan-ppatk': 'nobody trades for half a billion a day',
  'laporan-tagihan-qris': 'no store of the demo has a payment gateway',
  'laporan-transaksi-harian': 'DAILY_SALDO_TRANSACTION_REPORT_MODULE is off',
};

const semua = (filters: Fields): string => {
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(filters)) {
    if (/^tgl_(awal|from)$/.test(name)) query.set(name, `${HARI.slice(0, 4)}-10-20`);
    else if (field.all) query.set(name, 'ALL');
  }
  return query.size === 0 ? '' : `?${query}`;
};
const terisi = async (report: Report): Promise<boolean> => {
  for (const portal of TOKO) {
    const { data } = await kit.as('OWNER').get(`${report.api}${semua(report.filters)}`, { portal });
    if (Array.isArray(data) && data.length > 0) return true;
  }
  return false;
};

test('every report has something to show in one of its stores', async () => {
  const kosong: string[] = [];
  for (const report of house.reports) if (!(await terisi(report))) kosong.push(report.name);
  expect(kosong.sort()).toEqual(Object.keys(KOSONG).sort());
});

test('its books balance, and no drawer went below nothing', async () => {
  expect(await kit.periksa()).toEqual([]);
  const { rows } = await kit.owner.query("select * from saldo_uang where akun = 'KAS' and saldo < 0");
  expect(rows).toEqual([]);
});

/** The end of every day of every store, counted up from the first day as the book has it, against what is counted back from now. */
const HARI_BUKU = `hari as (select t.kode_toko, d::date as hari from toko t,
  generate_series((select min(tanggal) - 1 from buku_barang), (select max(tanggal) from buku_barang), '1 day') d)`;
const STOK = `with ${HARI_BUKU},
  buku as (select h.kode_toko, h.hari, g.kode_barcode, g.tempat, g.kadar, sum(g.masuk_qty - g.keluar_qty) as qty,
                  sum(g.masuk_berat - g.keluar_berat)::bigint as berat
             from hari h join gerak_barang g on g.kode_toko = h.kode_toko and g.tanggal <= h.hari and left(g.tempat, 1) <> '@'
             join barang b on b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode
            group by 1, 2, 3, 4, 5 having sum(g.masuk_qty - g.keluar_qty) <> 0),
  mundur as (select h.kode_toko, h.hari, s.kode_barcode, s.tempat, s.kadar, s.qty, s.berat from hari h, stok_barang_pada(h.kode_toko, h.hari) s)
  select count(*)::int as banyak, count(distinct hari)::int as hari,
         (select count(*)::int from ((table buku except table mundur) union all (table mundur except table buku)) x) as beda from buku`;
const LOT = `with ${HARI_BUKU},
  buku as (select h.kode_toko, h.hari, g.kode_barcode, g.tempat, sum(g.masuk_qty - g.keluar_qty) as qty, sum(g.masuk_berat - g.keluar_berat)::bigint as berat
             from hari h join gerak_barang g on g.kode_toko = h.kode_toko and g.tanggal <= h.hari and left(g.tempat, 1) <> '@'
             join lot l on l.kode_toko = g.kode_toko and l.kode_lot = g.kode_barcode
            group by 1, 2, 3, 4 having sum(g.masuk_berat - g.keluar_berat) <> 0),
  mundur as (select h.kode_toko, h.hari, g.kode_lot, l.tempat, sum(k * g.qty) as qty, sum(k * g.berat)::bigint as berat
               from hari h join gerak_lot g on g.kode_toko = h.kode_toko and g.tanggal <= h.hari and not g.tahan and not g.gugur
               join lot l on l.kode_toko = g.kode_toko and l.kode_lot = g.kode_lot and left(l.tempat, 1) <> '@'
              cross join lateral (select case g.arah when 'MASUK' then 1 else -1 end as k) x
              group by 1, 2, 3, 4 having sum(k * g.berat) <> 0)
  select count(*)::int as banyak, count(distinct hari)::int as hari,
         (select count(*)::int from ((table buku except table mundur) union all (table mundur except table buku)) x) as beda from buku`;
const UANG = `with ${HARI_BUKU},
  buku as (select h.kode_toko, h.hari, g.akun, g.dimensi, sum(g.masuk - g.keluar)::bigint as saldo
             from hari h join gerak_uang g on g.kode_toko = h.kode_toko and g.tanggal <= h.hari
             join peran_akun p on p.akun = g.akun and p.bersaldo group by 1, 2, 3, 4 having sum(g.masuk - g.keluar) <> 0),
  mundur as (select h.kode_toko, h.hari, s.* from hari h, saldo_uang_pada(h.kode_toko, h.hari) s)
  select count(*)::int as banyak, count(distinct hari)::int as hari,
         (select count(*)::int from ((table buku except table mundur) union all (table mundur except table buku)) x) as beda from buku`;

test.each([
  ['stock', STOK],
  ['lots', LOT],
  ['money', UANG],
])('%s of any day is the same counted back from now as counted up by the book', async (_nama, teks) => {
  const { rows } = await kit.owner.query<{ banyak: number; hari: number; beda: number }>(teks);
  expect(rows[0]?.banyak).toBeGreaterThan(100);
  expect(rows[0]?.hari).toBeGreaterThan(20);
  expect(rows[0]?.beda).toBe(0);
});

test('gold of any days adds up: what there was, what came, what went, what there is, for every group', async () => {
  const hari = HARI.slice(0, 4);
  let baris = 0;
  for (const portal of TOKO)
    for (const [awal, akhir] of [
      [`${hari}-09-01`, HARI],
      [`${hari}-11-02`, `${hari}-11-08`],
    ]) {
      const { data } = await kit
        .as('OWNER')
        .get(`tutup-toko/harian-emas?tgl_awal=${awal}&tgl_akhir=${akhir}`, { portal });
      for (const row of data as unknown as Record<string, number>[]) {
        const mg = (...kolom: readonly string[]): number =>
          kolom.reduce((total, nama) => total + Math.round((row[nama] ?? 0) * 1000), 0);
        const datang = mg('awal', 'tambah', 'beli', 'terima', 'sortir');
        const pergi = mg('jual', 'hancur', 'kirim', 'cuci', 'lebur');
        expect(datang - pergi, `${portal} ${awal} ${row['kode_group']}`).toBe(mg('akhir'));
        baris += 1;
      }
    }
  expect(baris).toBeGreaterThan(30);
});
