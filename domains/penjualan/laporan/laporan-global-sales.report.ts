/** What each salesperson of each store sold and bought. */
import { angka, gram, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';

/**
 * One line a salesperson, store by store: sold and bought in a period in notas, pieces, grams, fine grams and rupiah, less what
 * was taken back in it; empty where he did not sell or did not buy at all. Totals are the sums of the Laporan Penjualan Sales and the
 * Laporan Pembelian Sales of the stores, to which a line leads. Codes of sales people are a store's own: the same code in two stores is
 * two people. Spec 1 §2.2 names the screen and its module only; call and columns are ours.
 */
export const laporanGlobalSales = defineReport({
  name: 'laporan-global-sales',
  title: 'Laporan Global Sales',
  screen: '/laporan-global-sales',
  api: 'penjualan/get/report-global-sales',
  gate: flag('HIDUP_FEATURE_MODULE'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    ...lingkupToko,
  },
  groupBy: { toko: kode('TOKO') },
  columns: {
    kode_sales: kode('SALES', { width: 8 }),
    nama_sales: teks('NAMA SALES', { width: 18 }),
    jual_nota: angka('NOTA JUAL'),
    jual_qty: angka('PCS JUAL', { total: 'sum' }),
    jual_berat: gram('BRT JUAL', { total: 'sum' }),
    jual_murni: gram('MURNI JUAL', { total: 'sum' }),
    jual_rp: uang('JUAL', { total: 'sum' }),
    beli_nota: angka('NOTA BELI'),
    beli_qty: angka('PCS BELI', { total: 'sum' }),
    beli_berat: gram('BRT BELI', { total: 'sum' }),
    beli_murni: gram('MURNI BELI', { total: 'sum' }),
    beli_rp: uang('BELI', { total: 'sum' }),
  },
  drill: [
    {
      column: 'jual_rp',
      to: '/laporan-penjualan-sales',
      carry: ['tgl_awal', 'tgl_akhir'],
      row: { kode_sales: 'kode_sales' },
      toko: 'toko',
    },
    {
      column: 'beli_rp',
      to: '/laporan-pembelian-sales',
      carry: ['tgl_awal', 'tgl_akhir'],
      row: { kode_sales: 'kode_sales' },
      toko: 'toko',
    },
  ],
});
