/** The shop's list of sales, line by line. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { salesResource } from '../../master/sales.resource.ts';
import { CARA_BAYAR, CARA_SISI } from '../../pembayaran/cara-bayar.rule.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Every sold piece of a period with what it was made of, per day; PPN is in the total, whether it was in the price or on
 * top of it. Spec 1 §2.2 names the screen only; the call and its
 * filters follow Domain R11.7, 'Valid By' offers the cashiers and ALL (Spec 2 §6).
 *
 * A cancellation is a row of its own, marked BATAL, with a minus on the day it was made; the sale keeps its row on its day.
 * So every sum of a column, ours or one made in Excel, is what the books moved on those days, and a month that is locked
 * says the same for ever: TOTAL is what was sold less what was taken back, TOTAL + NILAI BATAL what was sold. A nota that
 * was never validated touched no book and is not listed.
 */
export const laporanTransaksiPenjualan = defineReport({
  name: 'laporan-transaksi-penjualan',
  title: 'Laporan Transaksi Penjualan',
  screen: '/laporan-transaksi-penjualan',
  api: 'penjualan/get/report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
    cara_bayar: pilihan('Cara Bayar', [...CARA_BAYAR, ...CARA_SISI], { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    no_faktur_group: kode('NO NOTA', { width: 20 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    kode_member: kode('MEMBER'),
    kasir: kode('KASIR'),
    kode_sales: kode('SALES'),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA BARANG'),
    kode_group: kode('GROUP', { width: 8 }),
    kode_dept: kode('JENIS', { width: 8 }),
    kadar: kadar('KADAR'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    harga_per_gram: uang('HARGA/GR'),
    harga_emas: uang('HARGA EMAS', { total: 'sum' }),
    ongkos: uang('ONGKOS', { total: 'sum' }),
    harga_atribut: uang('ATRIBUT', { total: 'sum' }),
    diskon: uang('DISKON', { total: 'sum' }),
    pembulatan: uang('PEMBULATAN', { total: 'sum' }),
    ppn_transaksi_rp: uang('PPN', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
    nilai_batal: uang('NILAI BATAL', { total: 'sum' }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan', param: 'no_faktur_group' },
  messages: { empty: 'Laporan Penjualan Tidak Tersedia', failed: 'Laporan Penjualan Tidak Tersedia' },
});
