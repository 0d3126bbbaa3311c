/** Pieces traded in, with what the exchange they belong to came to. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kondisiPembelianResource } from '../../master/kondisi-pembelian.resource.ts';
import { salesResource } from '../../master/sales.resource.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Every piece traded in during a period, per day. What the whole nota came to (HRG JUAL, the TITIPAN that paid a part of it,
 * TUKAR TAMBAH the customer paid, TUKAR KURANG the shop paid out) stands on the first of its pieces only, so that every
 * column adds up. A cancelled exchange stands once more, with a minus and its worth in NILAI BATAL, on the day it was
 * cancelled. Spec 1 §2.2 names the screen only;
 * columns and filters are ours, Domain R4.4, R4.12.
 */
export const laporanBarangTukar = defineReport({
  name: 'laporan-barang-tukar',
  title: 'Laporan Barang Tukar',
  screen: '/laporan-barang-tukar',
  api: 'penjualan/get/report-tukar',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    jenis: pilihan('Jenis Tukar', ['SEMUA', 'TUKAR TAMBAH', 'TUKAR KURANG'], { initial: 'SEMUA' }),
    kondisi: ref('Kondisi', () => kondisiPembelianResource, { all: true }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    no_faktur_group: kode('NO NOTA', { width: 20 }),
    jenis: teks('JENIS', { kata: true, width: 13 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    kasir: kode('KASIR'),
    kode_sales: kode('SALES'),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA BARANG'),
    kadar: kadar('KADAR'),
    kondisi_barang: kode('KONDISI'),
    no_faktur_jual: kode('NOTA ASAL', { width: 22 }),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    harga_nota: uang('HRG NOTA', { total: 'sum' }),
    harga: uang('HRG TUKAR', { total: 'sum' }),
    harga_jual: uang('HRG JUAL', { total: 'sum' }),
    titipan: uang('TITIPAN', { total: 'sum', hidden: true }),
    tukar_tambah: uang('TUKAR TAMBAH', { total: 'sum' }),
    tukar_kurang: uang('TUKAR KURANG', { total: 'sum' }),
    nilai_batal: uang('NILAI BATAL', { total: 'sum' }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan', param: 'no_faktur_group' },
});
