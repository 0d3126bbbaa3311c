/** All drawers of a store together. */
import { angka, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * What moved cash, by day and kategori, all drawers added up: the day of the shop on one line per kind of event.
 * Spec 1 §2.2 names the screen; kategori as in Domain 2.4, columns ours.
 */
export const laporanKeuanganCashGlobal = defineReport({
  name: 'laporan-keuangan-cash-global',
  title: 'Laporan Keuangan Cash Global',
  screen: '/laporan-keuangan-cash-global',
  api: 'reportcash/global',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    kategori: teks('KATEGORI', { kata: true }),
    dokumen: angka('JUMLAH DOKUMEN', { total: 'sum' }),
    masuk: uang('UANG MASUK', { total: 'sum' }),
    keluar: uang('UANG KELUAR', { total: 'sum' }),
    selisih: uang('MASUK - KELUAR', { total: 'sum' }),
  },
  drill: {
    column: 'kategori',
    to: '/laporan-transaksi-keuangan-cash',
    row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
  },
});
