/**
 * Protects: the demo chain is worked by the house's own rules, every kind of document is in it, every report has something to
 * show, its days were closed by the house, it sells until now, and its books balance.
 */

import { manualClock } from '@mustika/kernel/date.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { ensureTemplate } from '@mustika/server-kit/testing.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buatRantaiDemo } from '../../database/demo/chain.ts';
import { house } from '../../domains/house.ts';
import { HARI, type Kit, MURAH, PASSWORD, SEKARANG, testApp } from '../kit/app.ts';

const TEMPLAT = 'templat_demo_lengkap';
const TOKO = ['JKT1', 'BDG1', 'SBY1', 'PUSAT'] as const;
let kit: Kit;

const isi = (url: string): Promise<void> =>
  buatRantaiDemo({
    ...{ url, house, clock: manualClock(SEKARANG), password: PASSWORD, passwordCost: MURAH },
    ukuran: { hari: 24, barang: 300, notaPerHari: 5, lengkap: true },
  });

beforeAll(async () => {
  const pgUrl = inject('pgUrl');
  await ensureTemplate(pgUrl, TEMPLAT, isi);
  kit = await testApp({ pgUrl, dari: { templat: TEMPLAT, kini: SEKARANG } });
});
afterAll(() => kit?.close());

test('every branch has lived all the kinds of documents of an ordinary month', async () => {
  const { rows } = await kit.owner.query<{ kode_toko: string; jenis: string[] }>(
    `select kode_toko, array_agg(distinct jenis order by jenis) as jenis
       from (select kode_toko, jenis from dokumen
             union select kode_toko, 'pembayaran ' || jenis from penjualan_bayar where jenis in ('TUKAR', 'TITIPAN')) d
      group by 1 order by 1`,
  );
  const jenis = [
    'aksesoris',
    'bayar_supplier',
    ...[
      'gesek_tunai',
      'hancur_barang',
      'hancur_pembelian',
      'kirim_barang',
      'kirim_uang',
      'mutasi_uang',
      'opname_penerimaan',
      'pembayaran TITIPAN',
    ],
    ...[
      'pembayaran TUKAR',
      'pembelian',
      'penerimaan_barang',
      'penjualan',
      'pindah_barang',
      'stock_opname',
      'tambah_barang',
      'terima_barang',
      'timbang_baki',
      'titipan',
      'tutup_toko',
      'ubah_profit',
    ],
    'validasi_susut',
  ];
  expect(rows).toEqual([
    ...['BDG1', 'JKT1'].map((kode_toko) => ({ kode_toko, jenis })),
    { kode_toko: 'PUSAT', jenis: ['kirim_barang', 'terima_barang', 'terima_uang'] },
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
  'laporan-pembelian-perfaktur': 'HIDUP_FEATURE_MODULE is off',
  'laporan-stock-opname-global': 'OPNAME_GLOBAL_DAILY_MODULE is off',
  'laporan-stock-opname-rfid': 'RFID_MODULE is off',
  'laporan-ppatk': 'nobody trades for half a billion a day',
  'laporan-transaksi-cash': 'HIDUP_FEATURE_MODULE is off',
  'laporan-transaksi-harian': 'HIDUP_FEATURE_MODULE is off',
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
