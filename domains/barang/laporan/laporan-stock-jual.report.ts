/** What lies in the shop windows, and what it is worth. */
import { angka, gram, kode, ref, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * Stock for sale now: pieces in warehouses that sell, by group and kind, with fine weight, cost and what they would
 * bring at the prices of this moment. Pieces in an open document (DITAHAN) are still the shop's. Cost is not a
 * cashier's to see. Spec 1 §2.2 names the screen only; Domain 2.4 calls the figure stock_jual.
 */
export const laporanStockJual = defineReport({
  name: 'laporan-stock-jual',
  title: 'Laporan Stock Jual',
  screen: '/laporan-stock-jual',
  api: 'reportbarang/stock-jual',
  stok: 'BARANG',
  filters: {
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    kode_baki: ref('Baki', () => bakiResource, { all: true }),
  },
  groupBy: { kode_group: kode('GROUP') },
  columns: {
    kode_dept: kode('JENIS', { width: 8 }),
    nama_dept: teks('NAMA JENIS'),
    jumlah: angka('PCS', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    nilai_jual: uang('NILAI JUAL', { total: 'sum' }),
  },
  drill: {
    column: 'kode_dept',
    to: '/laporan-barang-detail',
    param: 'kode_dept',
    carry: ['kode_baki'],
    row: { kode_group: 'kode_group' },
  },
});
