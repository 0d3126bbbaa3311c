import { angka, gram, kode, persen, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { BONUS_SALES } from '../../jual/bonus.rule.ts';
import { salesResource } from '../../master/sales.resource.ts';

/**
 * One line a salesperson: what he sold (as Laporan Penjualan Sales has it), what was wanted of him in the months that the period touches,
 * what he earned and was paid, and what is owed to him at the end of the period. Cancellations count on the day they were made. Whoever
 * sold nothing is there when something was wanted of him or is owed to him. Ours; docs/decisions/0163.
 */
export const laporanBonusSales = defineReport({
  name: 'laporan-bonus-sales',
  title: 'Laporan Bonus Sales',
  screen: '/laporan-bonus-sales',
  api: 'penjualan/report-bonus-sales',
  gate: BONUS_SALES,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_sales: ref('Sales', () => salesResource, { all: true, alsoInactive: true }),
  },
  columns: {
    kode_sales: kode('SALES', { width: 7 }),
    nama_sales: teks('NAMA SALES', { width: 16 }),
    jumlah_nota: angka('NOTA', { total: 'sum', width: 6 }),
    total: uang('TOTAL', { total: 'sum', width: 13 }),
    target_rp: uang('TARGET', { total: 'sum', width: 13, opsional: true }),
    capai_rp: persen('CAPAI (%)', { width: 8, opsional: true }),
    bonus: uang('BONUS', { total: 'sum', width: 11 }),
    dibayar: uang('DIBAYAR', { total: 'sum', width: 11 }),
    terutang: uang('TERUTANG', { total: 'sum', width: 11 }),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum', width: 10 }),
    target_berat: gram('TARGET BERAT', { total: 'sum', width: 10, opsional: true }),
    capai_berat: persen('CAPAI BERAT (%)', { width: 9, opsional: true }),
  },
  drill: {
    column: 'kode_sales',
    to: '/rincian-bonus-sales',
    param: 'kode_sales',
    carry: ['tgl_awal', 'tgl_akhir'],
  },
});
