/** Sales that were taken back. */
import { angka, gram, kode, ref, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/** What every report of cancelled notas asks and shows. */
export const batalNota = {
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
  },
  groupBy: { tanggal: tanggal('TANGGAL BATAL') },
  columns: {
    no_faktur_group: kode('NO NOTA', { total: 'count', width: 20 }),
    tgl_jual: tanggal('TGL JUAL'),
    waktu: waktu('WAKTU BATAL', { width: 16 }),
    nama_customer: teks('CUSTOMER', { width: 18 }),
    kasir: kode('KASIR'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    ppn: uang('PPN', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
    belum_validasi: uang('BELUM VALIDASI', { total: 'sum' }),
    dibatalkan_oleh: kode('DIBATALKAN'),
    disetujui: kode('DISETUJUI'),
    alasan: teks('ALASAN', { width: 24 }),
  },
} as const;

/**
 * Cancelled notas by the day of their cancellation: when, by whom, why, and who agreed. TOTAL is what the books took
 * back; a nota that was cancelled before anybody validated it had touched no book, and its worth stands in BELUM
 * VALIDASI. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanBatalPenjualan = defineReport({
  name: 'laporan-batal-penjualan',
  title: 'Laporan Batal Penjualan',
  screen: '/laporan-batal-penjualan',
  api: 'penjualan/get/report-batal',
  ...batalNota,
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan', param: 'no_faktur_group' },
  messages: { empty: 'Laporan Penjualan Tidak Tersedia', failed: 'Laporan Penjualan Tidak Tersedia' },
});
