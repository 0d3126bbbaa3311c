/** The shop's list of purchases, piece by piece. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { kondisiPembelianResource } from '../../master/kondisi-pembelian.resource.ts';
import { salesResource } from '../../master/sales.resource.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Every bought piece of a period, per day: what its nota was worth, what was paid, and how far that lies below the nota
 * (Domain R4.4 Selisih). Spec 1 §2.2 names the screen only; the call and its filters follow Domain R11.7. A cancelled
 * purchase stands once more, with a minus and its worth in NILAI BATAL, on the day it was cancelled, as in the report of the
 * sales. The screen starts with what fits beside each other at 1366; the other columns are a click away, and on paper all are there.
 */
export const laporanTransaksiPembelian = defineReport({
  name: 'laporan-transaksi-pembelian',
  title: 'Laporan Transaksi Pembelian',
  screen: '/laporan-transaksi-pembelian',
  api: 'pembelian/get/report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    kondisi: ref('Kondisi', () => kondisiPembelianResource, { all: true }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
    barcode_option: pilihan('Nota', ['SEMUA', 'DENGAN NOTA', 'NOTA LAMA', 'TANPA NOTA'], {
      initial: 'SEMUA',
    }),
    jenis: pilihan('Jenis Pembelian', ['SEMUA', 'BELI', 'TUKAR'], { initial: 'SEMUA' }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    no_faktur_group: kode('NO NOTA BELI', { width: 20 }),
    jenis: teks('JENIS BELI', { kata: true, width: 8, hidden: true }),
    nama_customer: teks('PENJUAL', { width: 16, hidden: true }),
    kasir: kode('KASIR', { hidden: true }),
    kode_sales: kode('SALES', { width: 7, hidden: true }),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA BARANG'),
    kode_group: kode('GROUP', { width: 7, hidden: true }),
    kadar: kadar('KADAR', { width: 7 }),
    kondisi_barang: kode('KONDISI', { hidden: true }),
    no_faktur_jual: kode('NOTA JUAL', { width: 22, hidden: true }),
    asal_nota: teks('ASAL NOTA', { kata: true, width: 11, hidden: true }),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat_nota: gram('BRT NOTA', { total: 'sum', hidden: true }),
    berat: gram('BERAT', { total: 'sum' }),
    selisih_berat: gram('S.BERAT', { total: 'sum', hidden: true }),
    harga_nota: uang('HRG NOTA', { total: 'sum' }),
    harga: uang('HRG BELI', { total: 'sum' }),
    selisih: uang('SELISIH', { total: 'sum' }),
    harga_rata: uang('RATA2', { hidden: true }),
    nilai_batal: uang('NILAI BATAL', { total: 'sum', hidden: true }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-pembelian', param: 'no_faktur_group' },
});
