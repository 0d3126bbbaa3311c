/** What the stores have, side by side. */
import { angka, gram, kode, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';

/**
 * The stock of the stores at this moment, by store and warehouse: pieces, articles by quantity and gold without a barcode, in pieces,
 * grams, fine grams and at their cost. What waits in an open document is the shop's still; pledges are the customers' and not among it,
 * nor is what is on its way or with a craftsman. Grams are those of the gold book, the AKHIR of the Laporan Barang Summary of the
 * stores; a line leads to the pieces. Cost is for whoever may see it. Spec 1 §2.2 names the screen and its module only; call and
 * columns are ours.
 */
export const laporanGlobalStockToko = defineReport({
  name: 'laporan-global-stock-toko',
  title: 'Laporan Global Stock Toko',
  screen: '/laporan-global-stock-toko',
  api: 'reportbarang/global-stock-toko',
  stok: 'BARANG',
  gate: flag('HIDUP_FEATURE_MODULE'),
  filters: { ...lingkupToko },
  groupBy: { toko: kode('TOKO') },
  columns: {
    nama_toko: teks('NAMA TOKO', { width: 18 }),
    kode_gudang: kode('GUDANG', { width: 10 }),
    nama_gudang: teks('NAMA GUDANG', { width: 18 }),
    jumlah: angka('PCS', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    modal_rata: uang('MODAL/GR', { rahasia: 'modal' }),
  },
  drill: {
    column: 'kode_gudang',
    to: '/laporan-barang-detail',
    row: { kode_gudang: 'kode_gudang' },
    toko: 'toko',
  },
});
