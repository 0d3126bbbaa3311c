/** Which kinds of pieces sell fast, and which lie. */
import { angka, gram, kode, persen, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';

/**
 * Kinds by what was sold of them in a period, fast movers first (or slow ones): pieces, weight and money, net of
 * cancelled notas; beside it what is left, how many days it lies here on average, and the turnover: weight sold / mean of
 * the stock at the beginning and at the end. A kind with stock and no sale is the slowest of all, so it is listed.
 * Spec 1 §2.2 names the screen (with this spelling of its path); figures Domain R11.5.
 */
export const laporanManagerialAnalisys = defineReport({
  name: 'laporan-managerial-analisys',
  title: 'Laporan Managerial Analisys',
  screen: '/laporan-managerial-analisys',
  api: 'reportbarang/managerial-analisys',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    sort: pilihan('Urut', ['QTY', 'BERAT', 'NOMINAL'], { initial: 'QTY' }),
    gerak: pilihan('Gerak', ['FAST MOVING', 'SLOW MOVING'], { initial: 'FAST MOVING' }),
  },
  columns: {
    peringkat: angka('NO', { width: 5 }),
    kode_dept: kode('JENIS', { width: 8 }),
    nama_dept: teks('NAMA JENIS', { width: 16 }),
    qty: angka('QTY JUAL', { total: 'sum', width: 8 }),
    berat: gram('BERAT JUAL', { total: 'sum' }),
    nominal: uang('NOMINAL', { total: 'sum' }),
    porsi: persen('PORSI (%)', { width: 8 }),
    stok_qty: angka('STOK PCS', { total: 'sum', width: 8 }),
    stok: gram('STOK BERAT', { total: 'sum' }),
    umur: angka('UMUR (HARI)', { width: 9 }),
    perputaran: persen('PUTARAN (%)', { width: 9 }),
  },
  drill: {
    column: 'kode_dept',
    to: '/laporan-transaksi-penjualan',
    param: 'kode_dept',
    carry: ['tgl_awal', 'tgl_akhir', 'kode_group'],
  },
});
