/** What was redeemed, day by day and by who served. */
import { angka, gram, kode, persen, ref, tanggal, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { salesResource } from '../../master/sales.resource.ts';

/**
 * Redemptions of a period in a line per day and sales person: what came back of principal, interest and late fee, and the rate per
 * month that was really earned (R RIIL, over the days of all its loans, weighted with their principal). Figures are those of
 * laporan-penebusan-detail, which each line leads to; a redemption that was taken back goes off again on that day. Spec 1 §2.2 names
 * the screen only.
 */
export const laporanPenebusanRekap = defineReport({
  name: 'laporan-penebusan-rekap',
  title: 'Laporan Penebusan Rekap',
  screen: '/laporan-penebusan-rekap',
  api: 'hutang/report-penebusan-rekap',
  gate: flag('HIDUP_FEATURE_MODULE'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
  },
  groupBy: { tgl_lunas: tanggal('TEBUS') },
  columns: {
    kode_sales: kode('SALES', { width: 10 }),
    nota: angka('NOTA', { total: 'sum', width: 7 }),
    jumlah_barang: angka('QTY', { total: 'sum', width: 7 }),
    berat: gram('BERAT', { total: 'sum' }),
    jumlah_hutang: uang('POKOK', { total: 'sum' }),
    bunga_rp: uang('BUNGA', { total: 'sum' }),
    r_riil: persen('R RIIL', { width: 7 }),
    denda: uang('DENDA', { total: 'sum' }),
    potongan: uang('POTONGAN', { total: 'sum' }),
    total_bayar: uang('DI BAYAR', { total: 'sum' }),
  },
  drill: {
    column: 'total_bayar',
    to: '/laporan-penebusan-detail',
    row: { tgl_from: 'tgl_lunas', tgl_to: 'tgl_lunas' },
  },
});
