/** What the stores sold, side by side. */
import { angka, gram, kode, persen, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * One line a store: notas, pieces, grams, fine grams and rupiah sold in a period, less what was taken back in it, and the share of
 * the store in what all of them sold. TOTAL is with PPN, RATA2/GR is of it. A branch that sold nothing while others did stands there with nothing. The
 * totals are the sums of the Laporan Transaksi Penjualan of the stores, to which a line leads. Spec 1 §2.2 names the screen and its
 * module only; call and columns are ours.
 */
export const laporanGlobalPenjualan = defineReport({
  name: 'laporan-global-penjualan',
  title: 'Laporan Global Penjualan',
  screen: '/laporan-global-penjualan',
  api: 'penjualan/get/report-global-penjualan',
  gate: flag('HIDUP_FEATURE_MODULE'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    ...lingkupToko,
  },
  columns: {
    toko: kode('TOKO', { width: 8 }),
    nama_toko: teks('NAMA TOKO', { width: 18 }),
    jumlah_nota: angka('NOTA', { total: 'sum', width: 7 }),
    jumlah_qty: angka('PCS', { total: 'sum', width: 7 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga_emas: uang('HARGA EMAS', { total: 'sum' }),
    ongkos: uang('ONGKOS', { total: 'sum' }),
    harga_atribut: uang('ATRIBUT', { total: 'sum' }),
    diskon: uang('DISKON', { total: 'sum' }),
    ppn: uang('PPN', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
    harga_rata: uang('RATA2/GR'),
    persen: persen('% SEMUA', { width: 8 }),
  },
  drill: {
    column: 'toko',
    to: '/laporan-transaksi-penjualan',
    carry: ['tgl_awal', 'tgl_akhir', 'kode_group', 'kode_dept'],
    toko: 'toko',
  },
  messages: { empty: 'Laporan Penjualan Tidak Tersedia', failed: 'Laporan Penjualan Tidak Tersedia' },
});
