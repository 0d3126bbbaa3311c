/** The pledges in the shop on the evening of any day. */
import {
  angka,
  gram,
  kadar,
  kode,
  persen,
  pilihan,
  ref,
  tanggal,
  teks,
  uang,
} from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { salesResource } from '../../master/sales.resource.ts';

/**
 * What lies in the shop for whom, and what is lent on it, on the evening of a day: today's, or any before, which then says what it
 * said that evening whatever was settled or taken back since. One row per piece; POKOK, BUNGA and the weight with plastic stand once
 * for each contract, on its first piece, so the sum of POKOK is the balance of loans in the books of that day. BUNGA is what was owed
 * of it that evening. LEWAT lists what was past its due date. Spec 1 §2.2 names the screen, Domain R5.12 the columns.
 */
export const laporanStockHutang = defineReport({
  name: 'laporan-stock-hutang',
  title: 'Laporan Stock Hutang',
  screen: '/laporan-stock-hutang',
  api: 'hutang/get/report-stock',
  stok: 'JAMINAN',
  filters: {
    tanggal: tanggal('Per Tanggal', { initial: 'today' }),
    tgl_hutang: tanggal('Tanggal Hutang', { opsional: true }),
    tempo: pilihan('Tempo', ['SEMUA', 'BERJALAN', 'LEWAT'], { initial: 'SEMUA' }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
  },
  columns: {
    no_faktur_hutang: kode('NO HUTANG', { width: 18 }),
    tgl_hutang: tanggal('TANGGAL', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 14 }),
    nama_barang: teks('MODEL', { width: 18 }),
    jumlah: angka('QTY', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    kadar: kadar('KADAR'),
    berat_plastik: gram('BRT PLASTIK', { total: 'sum' }),
    taksir: uang('TAKSIR', { total: 'sum' }),
    pokok: uang('POKOK', { total: 'sum' }),
    persen: persen('BUNGA %', { width: 7 }),
    bunga: uang('BUNGA', { total: 'sum' }),
    lama_pinjam: angka('LAMA', { width: 6 }),
    tgl_jatuh_tempo: tanggal('JATUH TEMPO', { width: 11 }),
    lewat: angka('LEWAT', { width: 6 }),
    no_paket: kode('NO PAKET', { width: 10 }),
    tempat_simpan: teks('TEMPAT', { width: 12 }),
  },
  drill: { column: 'no_faktur_hutang' },
});
