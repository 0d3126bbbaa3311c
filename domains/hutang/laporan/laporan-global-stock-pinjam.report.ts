/** The stock of pledges by the day they came in, over stores. */
import { angka, gram, kode, tanggal, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';

/**
 * Loan stock per date of the loan: what was out before the period, what was lent in it, what came back (settled, renewed, sold),
 * what is out after it; in pieces, grams and rupiah of principal. A cancellation counts on its own day, in the column of what it
 * took back. RP AKHIR is the balance of loans in the books of the last day. Spec 1 §2.2 names the screen, Domain R5.12 its figures.
 */
export const laporanGlobalStockPinjam = defineReport({
  name: 'laporan-global-stock-pinjam',
  title: 'Laporan Global Stock Pinjam',
  screen: '/laporan-global-stock-pinjam',
  api: 'hutang/get/report-global-stock',
  stok: 'JAMINAN',
  gate: flag('HIDUP_FEATURE_MODULE'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    ...lingkupToko,
  },
  groupBy: { toko: kode('TOKO') },
  columns: {
    tgl_hutang: tanggal('TANGGAL HUTANG', { width: 11 }),
    awal_qty: angka('PCS AWAL', { total: 'sum' }),
    awal_berat: gram('BRT AWAL', { total: 'sum' }),
    awal_rp: uang('RP AWAL', { total: 'sum' }),
    masuk_qty: angka('PCS MASUK', { total: 'sum' }),
    masuk_berat: gram('BRT MASUK', { total: 'sum' }),
    masuk_rp: uang('RP MASUK', { total: 'sum' }),
    keluar_qty: angka('PCS KELUAR', { total: 'sum' }),
    keluar_berat: gram('BRT KELUAR', { total: 'sum' }),
    keluar_rp: uang('RP KELUAR', { total: 'sum' }),
    akhir_qty: angka('PCS AKHIR', { total: 'sum' }),
    akhir_berat: gram('BRT AKHIR', { total: 'sum' }),
    akhir_rp: uang('RP AKHIR', { total: 'sum' }),
  },
  drill: {
    column: 'tgl_hutang',
    to: '/laporan-stock-hutang',
    asked: { tanggal: 'tgl_akhir' },
    row: { tgl_hutang: 'tgl_hutang' },
    toko: 'toko',
  },
});
