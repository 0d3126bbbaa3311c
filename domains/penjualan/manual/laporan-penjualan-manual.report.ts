/** What was sold without a barcode. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { BARANG_MANUAL } from '../../lot/punya-lot.rule.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { salesResource } from '../../master/sales.resource.ts';

/** A cashier sees no cost: who knows what was earned on a sale knows what it cost. */
const MODAL = { total: 'sum', rahasia: 'modal' } as const;

/**
 * The lines of each nota of goods without a barcode: which lot, how much of it, what was asked for it, what it cost. MARGIN is the total
 * without its PPN, less the cost; fine gold and cost are what left the lot. A cancelled nota stands once more, with a minus, on the day it
 * was cancelled, so that every sum is what the books moved in that period; one that was never validated moved nothing. Spec 1 §2.2 names
 * the screen only; path and columns are ours.
 */
export const laporanPenjualanManual = defineReport({
  name: 'laporan-penjualan-manual',
  title: 'Laporan Penjualan Manual',
  screen: '/laporan-penjualan-manual',
  api: 'reportbarangmanual/penjualan',
  gate: BARANG_MANUAL,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { no_faktur_group: kode('NO NOTA') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    nama_customer: teks('CUSTOMER', { width: 14 }),
    kasir: kode('KASIR', { hidden: true }),
    kode_sales: kode('SALES', { width: 7 }),
    kode_lot: kode('LOT', { width: 10 }),
    nama_barang: teks('NAMA BARANG', { width: 18 }),
    kode_group: kode('GROUP', { width: 7, hidden: true }),
    kode_dept: kode('JENIS', { width: 7, hidden: true }),
    kode_baki: kode('BAKI', { width: 7, hidden: true }),
    kadar: kadar('KADAR', { width: 7 }),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum', hidden: true }),
    harga_per_gram: uang('HARGA/GR'),
    harga_emas: uang('HARGA EMAS', { total: 'sum', hidden: true }),
    ongkos: uang('ONGKOS', { total: 'sum', hidden: true }),
    diskon: uang('DISKON', { total: 'sum', hidden: true }),
    pembulatan: uang('PEMBULATAN', { total: 'sum', hidden: true }),
    ppn_transaksi_rp: uang('PPN', { total: 'sum', hidden: true }),
    total: uang('TOTAL', { total: 'sum' }),
    harga_modal: uang('MODAL', MODAL),
    total_margin: uang('MARGIN', MODAL),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan-manual', param: 'no_faktur_group' },
});
