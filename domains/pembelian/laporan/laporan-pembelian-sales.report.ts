/** Who bought how much. */
import { angka, gram, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { salesResource } from '../../master/sales.resource.ts';

/**
 * Bought pieces of a period summed by salesperson and day; what was cancelled counts against the day it
 * was taken back. Spec 1 §2.2 names the screen only; the call is Domain
 * R11.7's, the columns are ours.
 */
export const laporanPembelianSales = defineReport({
  name: 'laporan-pembelian-sales',
  title: 'Laporan Pembelian Sales',
  screen: '/laporan-pembelian-sales',
  api: 'pembelian/get/reportsales',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
  },
  groupBy: { kode_sales: kode('SALES') },
  columns: {
    nama_sales: teks('NAMA SALES'),
    tanggal: tanggal('TANGGAL'),
    jumlah: angka('PCS', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    harga_nota: uang('HRG NOTA', { total: 'sum' }),
    harga: uang('HRG BELI', { total: 'sum' }),
  },
  drill: {
    column: 'tanggal',
    to: '/laporan-transaksi-pembelian',
    row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal', kode_sales: 'kode_sales' },
  },
});
