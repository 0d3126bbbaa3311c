/** What each salesperson sold and bought without a barcode. */
import { angka, gram, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { BARANG_MANUAL } from '../../lot/punya-lot.rule.ts';
import { salesResource } from '../../master/sales.resource.ts';

/**
 * One line a salesperson: pieces, grams, fine gold and rupiah of goods without a barcode that were sold, and that were bought or traded
 * in; lines without a salesperson stand together in the last one. What was cancelled is taken off on the day of its cancellation, so that
 * the period is what the books moved. Spec 1 §2.2 names the screen only; path and columns are ours.
 */
export const laporanJualBeliSalesManual = defineReport({
  name: 'laporan-jual-beli-sales-manual',
  title: 'Laporan Jual Beli Sales Manual',
  screen: '/laporan-jual-beli-sales-manual',
  api: 'reportbarangmanual/jual-beli-sales',
  gate: BARANG_MANUAL,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
  },
  columns: {
    kode_sales: kode('SALES', { width: 8 }),
    nama_sales: teks('NAMA SALES', { width: 18 }),
    jual_qty: angka('PCS JUAL', { total: 'sum' }),
    jual_berat: gram('BRT JUAL', { total: 'sum' }),
    jual_murni: gram('MURNI JUAL', { total: 'sum' }),
    jual_rp: uang('JUAL', { total: 'sum' }),
    beli_qty: angka('PCS BELI', { total: 'sum' }),
    beli_berat: gram('BRT BELI', { total: 'sum' }),
    beli_murni: gram('MURNI BELI', { total: 'sum' }),
    beli_rp: uang('BELI', { total: 'sum' }),
    bersih: uang('JUAL - BELI', { total: 'sum' }),
  },
  drill: {
    column: 'kode_sales',
    to: '/laporan-penjualan-manual',
    param: 'kode_sales',
    carry: ['tgl_awal', 'tgl_akhir'],
  },
});
