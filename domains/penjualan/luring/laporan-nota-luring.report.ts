/** Notas that were sold without the network, and what was another way when they came in. */
import { kode, tanggal, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Each nota by the day of the books it came to: when it was sold, by whom, under which number, and whether its day had been closed or its
 * prices had changed meanwhile. A nota that was taken back says so. Ours, docs/decisions/0160.
 */
export const laporanNotaLuring = defineReport({
  name: 'laporan-nota-luring',
  title: 'Laporan Nota Tanpa Jaringan',
  screen: '/laporan-nota-luring',
  api: 'penjualan/report-luring',
  gate: flag('JUAL_TANPA_JARINGAN_MODULE'),
  filters: {
    tgl_from: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_to: tanggal('Tanggal Akhir', { initial: 'today' }),
  },
  columns: {
    tanggal: tanggal('Tanggal'),
    no_faktur_group: kode('No Nota', { width: 20 }),
    no_luring: kode('No Sementara', { width: 11, total: 'count' }),
    kasir: kode('Kasir'),
    waktu: waktu('Waktu Jual'),
    masuk: waktu('Masuk'),
    hari_lain: ya('Hari Lain'),
    total: uang('Total', { total: 'sum' }),
    selisih: uang('Beda Harga Saat Masuk', { total: 'sum' }),
    status: kode('Status'),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan', param: 'no_faktur_group' },
  messages: {
    empty: 'Tidak Ada Nota Tanpa Jaringan Di Tanggal Itu',
    failed: 'Laporan Nota Tanpa Jaringan Tidak Tersedia',
  },
});
