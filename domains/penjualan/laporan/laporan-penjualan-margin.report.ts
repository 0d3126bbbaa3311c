/** What the shop earned on what it sold. */
import { angka, gram, kode, persen, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { RAHASIA } from '@mustika/kernel/rahasia.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { jenisGroupResource } from '../../master/jenis-group.resource.ts';

/** A cashier sees no cost: a tag with its cost on the counter is a leak. The spec does not say. */
const MODAL = { rahasia: 'modal' } as const;

/**
 * Sold pieces with their cost and what is left: margin = dijual - modal, margin % of what it was sold for (Domain R3.13,
 * vector 37). DIJUAL is without the PPN, which is not the shop's. DETAIL lists pieces, REKAP adds them up by kind; what was
 * cancelled counts against the day it was taken back. Cost is
 * that of the piece at intake, so MODAL is the HPP of the books. Call and filters: Domain R11.7.
 */
export const laporanPenjualanMargin = defineReport({
  name: 'laporan-penjualan-margin',
  title: 'Laporan Penjualan Margin',
  screen: '/laporan-penjualan-margin',
  api: 'penjualan/reports-margin-penjualan',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    jenis_group: ref('Jenis Group', () => jenisGroupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    type_laporan: pilihan('Tipe Laporan', ['DETAIL', 'REKAP'], { initial: 'DETAIL' }),
  },
  groupBy: { kode_group: kode('GROUP') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_faktur_group: kode('NO NOTA', { width: 20 }),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA'),
    kode_dept: kode('JENIS', { width: 7 }),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    total_modal: uang('MODAL', { total: 'sum', ...MODAL }),
    total_dijual: uang('DIJUAL', { total: 'sum' }),
    total_margin: uang('MARGIN', { total: 'sum', ...MODAL }),
    persen: persen('MARGIN %', { width: 9, gate: RAHASIA.modal }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan', param: 'no_faktur_group' },
  messages: { empty: 'Laporan Penjualan Tidak Tersedia', failed: 'Laporan Penjualan Tidak Tersedia' },
});
