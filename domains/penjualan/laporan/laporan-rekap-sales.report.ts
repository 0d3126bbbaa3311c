/** What each salesperson sold and bought. */
import { angka, gram, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { storeList } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { salesResource } from '../../master/sales.resource.ts';

/**
 * One line a salesperson: sold and cancelled, bought and cancelled, in pieces, grams and rupiah (Domain R11.2). Sales and
 * purchases count on their own day, cancellations on the day they were made, so that the period is what the books moved.
 * Spec 1 §2.2 shows it only to stores of a list that is not shown; ours is the setting DAFTAR_TOKO_REKAP. Call: Domain
 * R11.7.
 */
export const laporanRekapSales = defineReport({
  name: 'laporan-rekap-sales',
  title: 'Laporan Rekap Sales',
  screen: '/laporan-rekap-sales',
  api: 'penjualan/get/reportsales/v2/rekap',
  gate: storeList('DAFTAR_TOKO_REKAP'),
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
    jual_rp: uang('JUAL', { total: 'sum' }),
    batal_jual_qty: angka('PCS BTL JUAL', { total: 'sum', width: 12 }),
    batal_jual_rp: uang('BATAL JUAL', { total: 'sum' }),
    beli_qty: angka('PCS BELI', { total: 'sum' }),
    beli_berat: gram('BRT BELI', { total: 'sum' }),
    beli_rp: uang('BELI', { total: 'sum' }),
    batal_beli_qty: angka('PCS BTL BELI', { total: 'sum', width: 12 }),
    batal_beli_rp: uang('BATAL BELI', { total: 'sum' }),
    bersih: uang('JUAL - BELI', { total: 'sum' }),
  },
  drill: {
    column: 'kode_sales',
    to: '/laporan-transaksi-penjualan',
    param: 'kode_sales',
    carry: ['tgl_awal', 'tgl_akhir'],
  },
});
