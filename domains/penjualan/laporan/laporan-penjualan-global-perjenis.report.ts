/** Each kind of piece, by karat group and store. */
import { angka, gram, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * The other way round from Laporan Penjualan Global Jenis: kind by kind, which karat groups of it which store sold, at
 * what average price per gram. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanPenjualanGlobalPerjenis = defineReport({
  name: 'laporan-penjualan-global-perjenis',
  title: 'Laporan Penjualan Global Per Jenis',
  screen: '/laporan-penjualan-global-perjenis',
  api: 'penjualan/get/report-global-perjenis',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    ...lingkupToko,
  },
  groupBy: { jenis: teks('JENIS') },
  columns: {
    kode_group: kode('GROUP', { width: 8 }),
    toko: kode('TOKO', { width: 8 }),
    jumlah_qty: angka('PCS', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga_emas: uang('HARGA EMAS', { total: 'sum' }),
    ongkos: uang('ONGKOS', { total: 'sum' }),
    harga_atribut: uang('ATRIBUT', { total: 'sum' }),
    diskon: uang('DISKON', { total: 'sum' }),
    ppn: uang('PPN', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
    harga_rata: uang('RATA2/GR'),
  },
  drill: {
    column: 'kode_group',
    to: '/laporan-transaksi-penjualan',
    param: 'kode_group',
    carry: ['tgl_awal', 'tgl_akhir', 'kode_dept'],
    toko: 'toko',
  },
  messages: { empty: 'Laporan Penjualan Tidak Tersedia', failed: 'Laporan Penjualan Tidak Tersedia' },
});
