/** What there was of gold for refining, what came, what went, and what there is. */
import { angka, gram, kadar, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { JENIS_STOCK, STOCK_CUCI } from '../stock-cuci/stock-cuci.rule.ts';

/**
 * The stock card of what is washed, mended and melted, and of bars, lot by lot: AWAL + MASUK MANUAL + MASUK LAIN - KELUAR +- TIMBANG = AKHIR in
 * grams. MASUK LAIN is what sorting, craftsmen and moves brought, KELUAR what went to them; TIMBANG what a scale said more or less. A
 * cancellation takes back what it cancels, in the column of the original, on its own day. Fine gold and cost of AKHIR are those the books
 * say. Spec 1 §2.2 names the screen only; path and columns are ours.
 */
export const laporanStockCuciManual = defineReport({
  name: 'laporan-stock-cuci-manual',
  title: 'Laporan Stock Cuci Manual',
  screen: '/laporan-stock-cuci-manual',
  api: 'sepuhan/report-stock-cuci',
  gate: STOCK_CUCI,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    jenis_lot: pilihan('Jenis', JENIS_STOCK, { all: true }),
  },
  groupBy: { jenis_lot: pilihan('JENIS', JENIS_STOCK) },
  columns: {
    kode_lot: kode('LOT', { width: 10 }),
    nama_lot: teks('NAMA BARANG', { width: 20 }),
    tempat: kode('GUDANG/BAKI', { width: 12 }),
    kadar: kadar('KADAR'),
    awal: gram('AWAL', { total: 'sum' }),
    masuk: gram('MASUK MANUAL', { total: 'sum' }),
    masuk_lain: gram('MASUK LAIN', { total: 'sum' }),
    keluar: gram('KELUAR', { total: 'sum' }),
    timbang: gram('TIMBANG', { total: 'sum', min: -1_000_000_000 }),
    akhir_qty: angka('AKHIR PCS', { total: 'sum', width: 7 }),
    akhir: gram('AKHIR', { total: 'sum' }),
    akhir_murni: gram('AKHIR MURNI', { total: 'sum' }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
  },
  drill: {
    column: 'kode_lot',
    to: '/kartu-lot',
    param: 'kode_lot',
    carry: ['tgl_awal', 'tgl_akhir'],
  },
});
