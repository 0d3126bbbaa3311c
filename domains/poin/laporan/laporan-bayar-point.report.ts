/** Sales that were paid with points. */
import { angka, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Every nota of a period that a member paid with points, with what they paid of it in rupiah; once more with a minus on the day its
 * cancellation gave them back. So the points are what the book of points moved to the shop on those days, and the rupiah are the
 * payments POIN of `laporan-penjualan-bayar`. Domain R9.3; the spec names the screen only, the call and the columns are ours.
 */
export const laporanBayarPoint = defineReport({
  name: 'laporan-bayar-point',
  title: 'Laporan Bayar Point',
  screen: '/laporan-bayar-point',
  gate: flag('PENJUALAN_BAYAR_POIN_MODULE'),
  api: 'penjualan/get/report-bayar-point',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
  },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_faktur_group: kode('NO NOTA', { width: 20, total: 'count' }),
    kode_member: kode('MEMBER', { width: 12 }),
    nama_member: teks('NAMA MEMBER', { width: 20 }),
    kasir: kode('KASIR'),
    total: uang('TOTAL NOTA', { total: 'sum' }),
    poin: angka('POIN', { total: 'sum' }),
    jumlah: uang('DIBAYAR POIN', { total: 'sum' }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan', param: 'no_faktur_group' },
});
