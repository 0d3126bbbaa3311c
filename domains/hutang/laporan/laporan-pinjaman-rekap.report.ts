/** What was lent, day by day and by who served. */
import { angka, gram, kode, ref, tanggal, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { salesResource } from '../../master/sales.resource.ts';

/**
 * Loans of a period in a line per day and sales person: new contracts, renewals with what they lent anew, and what was cancelled
 * that day of either. TOTAL is what the books lent (new + renewed - cancelled), KELUAR what of it left the shop as money: without the
 * fee that was kept, and of a renewal only what goes beyond the old principal. Spec 1 §2.2 names the screen only; columns after
 * Domain R11.2.
 */
export const laporanPinjamanRekap = defineReport({
  name: 'laporan-pinjaman-rekap',
  title: 'Laporan Pinjaman Rekap',
  screen: '/laporan-pinjaman-rekap',
  api: 'hutang/get/report-rekap',
  gate: flag('HIDUP_FEATURE_MODULE'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    kode_sales: kode('SALES', { width: 10 }),
    nota: angka('NOTA', { total: 'sum', width: 7 }),
    jumlah_barang: angka('QTY', { total: 'sum', width: 7 }),
    berat: gram('BERAT', { total: 'sum' }),
    baru: uang('BARU', { total: 'sum' }),
    peremajaan: uang('PEREMAJAAN', { total: 'sum' }),
    batal: uang('BATAL', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
    biaya_adm: uang('ADM', { total: 'sum' }),
    keluar: uang('KELUAR', { total: 'sum' }),
  },
  drill: {
    column: 'total',
    to: '/laporan-pinjaman-detail',
    row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal', kode_sales: 'kode_sales' },
  },
});
