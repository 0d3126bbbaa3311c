/** Who sold how much. */
import { angka, gram, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { salesResource } from '../../master/sales.resource.ts';

/**
 * Sold pieces of a period summed by salesperson and day; cancelled notas are no sales. TOTAL is what customers paid for
 * them, PPN the part of it that is tax. Spec 1 §2.2 names the screen only; the call follows Domain R11.7, the columns are
 * ours.
 */
export const laporanPenjualanSales = defineReport({
  name: 'laporan-penjualan-sales',
  title: 'Laporan Penjualan Sales',
  screen: '/laporan-penjualan-sales',
  api: 'penjualan/get/reportsales',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
  },
  groupBy: { kode_sales: kode('SALES') },
  columns: {
    nama_sales: teks('NAMA SALES'),
    tanggal: tanggal('TANGGAL'),
    jumlah_nota: angka('NOTA'),
    jumlah_qty: angka('PCS', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    harga_emas: uang('HARGA EMAS', { total: 'sum' }),
    ongkos: uang('ONGKOS', { total: 'sum' }),
    harga_atribut: uang('ATRIBUT', { total: 'sum' }),
    diskon: uang('DISKON', { total: 'sum' }),
    ppn: uang('PPN', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
  },
  drill: {
    column: 'tanggal',
    to: '/laporan-transaksi-penjualan',
    carry: ['kode_group', 'kode_dept'],
    row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal', kode_sales: 'kode_sales' },
  },
  messages: { empty: 'Laporan Penjualan Tidak Tersedia', failed: 'Laporan Penjualan Tidak Tersedia' },
});
