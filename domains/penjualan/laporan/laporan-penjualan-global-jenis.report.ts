/** What kinds of pieces the stores sell. */
import { angka, gram, kode, persen, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';

/**
 * Sold pieces of a period by store and kind, with the share of each kind in its store's sales: one line a kind. Head
 * office looks at one, several or all stores. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanPenjualanGlobalJenis = defineReport({
  name: 'laporan-penjualan-global-jenis',
  title: 'Laporan Penjualan Global Jenis',
  screen: '/laporan-penjualan-global-jenis',
  api: 'penjualan/get/report-global-jenis',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    ...lingkupToko,
  },
  groupBy: { toko: kode('TOKO') },
  columns: {
    kode_dept: kode('JENIS', { width: 8 }),
    nama_dept: teks('NAMA JENIS'),
    jumlah_qty: angka('PCS', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    diskon: uang('DISKON', { total: 'sum' }),
    ppn: uang('PPN', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
    persen: persen('% TOKO', { width: 8 }),
  },
  drill: {
    column: 'kode_dept',
    to: '/laporan-transaksi-penjualan',
    param: 'kode_dept',
    carry: ['tgl_awal', 'tgl_akhir', 'kode_group'],
    toko: 'toko',
  },
  messages: { empty: 'Laporan Penjualan Tidak Tersedia', failed: 'Laporan Penjualan Tidak Tersedia' },
});
