/** Diamonds that were sold, stone by stone. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { jenisBatuResource } from '../../berlian/jenis-batu.resource.ts';
import { salesResource } from '../../master/sales.resource.ts';

/** A cashier sees no cost, as in Laporan Penjualan Margin. */
const MODAL = { rahasia: 'modal' } as const;

/**
 * The stones of diamond pieces (Domain R10.4) that were sold in a period: carats, grades and certificate, dollars by the carat (CT) or
 * by the stone (PCS), and the rate. Both stayed with the line, so what they say today they say for ever; HARGA BATU is dollars times rate
 * (R10.3, vector 38), without the profit and the ongkos that Master Berlian adds, and empty of a stone that was priced by hand. A
 * piece with several stones has as many lines: its price, cost and margin stand on the first of them, so that they add up to the books (MODAL
 * is HPP_BERLIAN). DIJUAL is without PPN. A cancellation is a line with a minus on its own day. The path is misspelt in the
 * specification, Spec 1 §2.2, which shows neither columns nor call.
 */
export const laporanTransaksiPenjualaBerlian = defineReport({
  name: 'laporan-transaksi-penjuala-berlian',
  title: 'Laporan Transaksi Penjualan Berlian',
  screen: '/laporan-transaksi-penjuala-berlian',
  api: 'penjualan/get/report-berlian',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_batu: ref('Jenis Batu', () => jenisBatuResource, { all: true }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    no_faktur_group: kode('NO NOTA', { width: 20 }),
    nama_customer: teks('CUSTOMER', { width: 14, hidden: true }),
    kode_sales: kode('SALES', { width: 7, hidden: true }),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA BARANG', { width: 18 }),
    berat: gram('BERAT', { total: 'sum' }),
    jenis: teks('JENIS BATU', { width: 10 }),
    jumlah: angka('BATU', { total: 'sum', width: 6 }),
    karat: gram('KARAT', { total: 'sum', satuan: 'ct' }),
    mutu: teks('MUTU', { width: 10 }),
    sertifikat: teks('SERTIFIKAT', { width: 16 }),
    harga_usd: angka('USD', { width: 8 }),
    satuan_harga: teks('PER', { kata: true, width: 5 }),
    kurs: uang('KURS', { width: 9 }),
    harga_batu: uang('HARGA BATU', { total: 'sum' }),
    total_dijual: uang('DIJUAL', { total: 'sum' }),
    total_modal: uang('MODAL', { total: 'sum', ...MODAL }),
    total_margin: uang('MARGIN', { total: 'sum', ...MODAL }),
    status: teks('STATUS', { kata: true, width: 7, hidden: true }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan', param: 'no_faktur_group' },
  messages: { empty: 'Laporan Penjualan Tidak Tersedia', failed: 'Laporan Penjualan Tidak Tersedia' },
});
