/** What came back and is still here. */
import { angka, gram, kadar, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * Pieces bought over the counter, or kept of a pledge (LELANG), that were not sorted, sent or destroyed yet, by kind: what was paid, a gram of it, and
 * how many days they lie here. Spec 1 §2.2 names the screen only; Domain R4.11 keeps bought gold by kode_dept.
 */
export const laporanStockBeli = defineReport({
  name: 'laporan-stock-beli',
  title: 'Laporan Stock Beli',
  screen: '/laporan-stock-beli',
  api: 'reportbarang/stock-beli',
  stok: 'BARANG',
  filters: {
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    kode_group: ref('Group', () => groupResource, { all: true }),
  },
  groupBy: { kode_dept: kode('JENIS') },
  columns: {
    kode_barcode: kode('BARCODE', { total: 'count', width: 10 }),
    nama_barang: teks('NAMA BARANG'),
    kode_group: kode('GROUP', { width: 8 }),
    kode_baki: kode('BAKI', { width: 8 }),
    no_faktur_group: kode('NO NOTA BELI', { width: 20 }),
    tanggal: tanggal('TGL BELI'),
    umur: angka('HARI', { width: 6 }),
    kondisi_barang: kode('KONDISI'),
    kadar: kadar('KADAR'),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga: uang('HRG BELI', { total: 'sum' }),
    harga_rata: uang('RATA2'),
  },
  // A trade-in is a purchase under the number of its sale; a pledge that was kept leads to its loan.
  drill: { column: 'no_faktur_group', at: { penjualan: '/lihat-pembelian' } },
});
