/** The money of each day on one page. */
import { angka, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Day by day, what every kind of event brought or took, by where the money went (drawers, banks, card machines), with
 * the balance all of them reach together. SALDO AWAL heads each day and is in no total. Spec 1 §2.2 names the screen and
 * its flag; the columns are ours.
 */
export const laporanTransaksiHarian = defineReport({
  name: 'laporan-transaksi-harian',
  title: 'Laporan Transaksi Harian',
  screen: '/laporan-transaksi-harian',
  api: 'reportcash/harian',
  gate: flag('DAILY_SALDO_TRANSACTION_REPORT_MODULE'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    kategori: teks('KATEGORI', { kata: true }),
    tempat: teks('TEMPAT', { width: 12 }),
    dokumen: angka('JUMLAH DOKUMEN', { total: 'sum' }),
    masuk: uang('UANG MASUK', { total: 'sum' }),
    keluar: uang('UANG KELUAR', { total: 'sum' }),
    saldo: uang('SALDO'),
  },
  drill: [
    {
      column: 'kategori',
      to: '/laporan-transaksi-cash',
      row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
      when: { tempat: ['CASH'] },
    },
    {
      column: 'kategori',
      to: '/laporan-keuangan-non-cash',
      row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
    },
  ],
});
