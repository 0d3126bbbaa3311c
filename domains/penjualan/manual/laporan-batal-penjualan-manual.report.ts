/** Sales of goods without a barcode that were taken back. */
import { defineReport } from '@mustika/kernel/report.ts';
import { BARANG_MANUAL } from '../../lot/punya-lot.rule.ts';
import { batalNota } from '../laporan/laporan-batal-penjualan.report.ts';

/**
 * Cancelled notas of goods without a barcode by the day of their cancellation: when, by whom, why, and who agreed. TOTAL is what the
 * books took back; a nota that was cancelled before anybody validated it had touched no book, and its worth stands in BELUM VALIDASI.
 * Spec 1 §2.2 names the screen only; path and columns are ours.
 */
export const laporanBatalPenjualanManual = defineReport({
  name: 'laporan-batal-penjualan-manual',
  title: 'Laporan Batal Penjualan Manual',
  screen: '/laporan-batal-penjualan-manual',
  api: 'reportbarangmanual/batal-penjualan',
  gate: BARANG_MANUAL,
  ...batalNota,
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan-manual', param: 'no_faktur_group' },
});
