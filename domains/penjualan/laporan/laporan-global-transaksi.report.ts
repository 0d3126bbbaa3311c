/** Everything the stores did, by day and kind. */
import { angka, gram, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';

/**
 * One line per store, day and kind of event: how many documents, what gold came into the trays and left them, what money
 * came into drawers and banks (cards included) and left them. Read from the books alone, so every kind of document is in
 * it, also one that is added later, and the sums are the movements of the books. A cancellation is a line of its own on
 * its own day. Spec 1 §2.2 names the screen only; the call and the columns are ours.
 */
export const laporanGlobalTransaksi = defineReport({
  name: 'laporan-global-transaksi',
  title: 'Laporan Global Transaksi',
  screen: '/laporan-global-transaksi',
  api: 'penjualan/get/report-global-transaksi',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    ...lingkupToko,
  },
  groupBy: { toko: kode('TOKO'), tanggal: tanggal('TANGGAL') },
  columns: {
    transaksi: teks('TRANSAKSI', { kata: true, width: 26 }),
    dokumen: angka('DOKUMEN', { total: 'sum' }),
    qty_masuk: angka('PCS MASUK', { total: 'sum' }),
    berat_masuk: gram('BRT MASUK', { total: 'sum' }),
    qty_keluar: angka('PCS KELUAR', { total: 'sum' }),
    berat_keluar: gram('BRT KELUAR', { total: 'sum' }),
    uang_masuk: uang('UANG MASUK', { total: 'sum' }),
    uang_keluar: uang('UANG KELUAR', { total: 'sum' }),
    selisih: uang('MASUK - KELUAR', { total: 'sum' }),
  },
  drill: [
    {
      column: 'transaksi',
      to: '/laporan-transaksi-harian',
      row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
      toko: 'toko',
    },
    {
      column: 'transaksi',
      to: '/laporan-transaksi-keuangan-cash',
      row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
      toko: 'toko',
    },
  ],
});
