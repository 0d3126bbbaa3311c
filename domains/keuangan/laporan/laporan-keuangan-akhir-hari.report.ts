/** Where the shop's money was at the end of each day. */
import { kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Every drawer and every account day by day: SALDO AWAL + UANG MASUK - UANG KELUAR = SALDO AKHIR, and one day's end is
 * the next one's beginning (Domain R11.1). Balances carry no total, because the sum of several days means nothing. Spec 1 §2.2
 * names the screen.
 */
export const laporanKeuanganAkhirHari = defineReport({
  name: 'laporan-keuangan-akhir-hari',
  title: 'Laporan Keuangan Akhir Hari',
  screen: '/laporan-keuangan-akhir-hari',
  api: 'reportcash/akhir-hari',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    tempat: teks('TEMPAT', { width: 12 }),
    kode: kode('KASIR / REKENING'),
    saldo_awal: uang('SALDO AWAL'),
    masuk: uang('UANG MASUK', { total: 'sum' }),
    keluar: uang('UANG KELUAR', { total: 'sum' }),
    saldo_akhir: uang('SALDO AKHIR'),
  },
  drill: [
    {
      column: 'kode',
      to: '/laporan-transaksi-keuangan-cash',
      param: 'user_id',
      row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
      when: { tempat: ['CASH'] },
    },
    {
      column: 'kode',
      to: '/laporan-keuangan-non-cash',
      param: 'no_rekening',
      row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
    },
  ],
});
