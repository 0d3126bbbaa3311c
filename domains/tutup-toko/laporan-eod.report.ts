/** The cash of a day (EOD), by what moved it. */
import { angka, gram, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * End of day: opening balance of every drawer, then each kind of event with what it moved in cash, outside of cash and
 * in gold. Spec 1 §2.2 names the screen only; Domain R11.2 gives the sum: the total of KAS BERSIH is the closing balance
 * of the drawers (opening + sales + income - purchases - loans - expenses, cash only). Read from the books, so a new kind
 * of document is in it by itself. Gold stands on a line of its own, because a piece has no drawer;
 * what left the trays is negative. Pledges of loans are not the shop's gold: what came of them and went has columns of its own.
 */
export const laporanEod = defineReport({
  name: 'laporan-eod',
  title: 'Laporan EOD',
  screen: '/laporan-eod',
  api: 'tutup-toko/eod',
  filters: { tanggal: tanggal('Tanggal', { initial: 'today' }) },
  groupBy: { bagian: teks('BAGIAN', { kata: true }) },
  columns: {
    uraian: teks('URAIAN', { kata: true, width: 24 }),
    dokumen: angka('DOKUMEN', { width: 9 }),
    qty: angka('QTY', { total: 'sum', width: 8 }),
    berat: gram('BERAT', { total: 'sum' }),
    kas_masuk: uang('KAS MASUK', { total: 'sum' }),
    kas_keluar: uang('KAS KELUAR', { total: 'sum' }),
    kas_bersih: uang('KAS BERSIH', { total: 'sum' }),
    non_kas: uang('NON KAS', { total: 'sum' }),
    qty_jaminan: angka('PCS JAMINAN', { total: 'sum', width: 8 }),
    berat_jaminan: gram('BRT JAMINAN', { total: 'sum' }),
  },
  drill: [
    {
      column: 'uraian',
      to: '/laporan-transaksi-harian',
      asked: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
    },
    {
      column: 'uraian',
      to: '/laporan-transaksi-keuangan-cash',
      asked: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
    },
  ],
  messages: { empty: 'Laporan EOD Tidak Tersedia', failed: 'Laporan EOD Tidak Tersedia' },
});
