/** What was taken into stock. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * The pieces of each intake as they came in: tray, weight and cost of that day, whatever became of them since. A
 * cancelled intake stands once more, with a minus and its weight in BERAT BATAL, on the day it was cancelled, so that BERAT is
 * what the book took in on those days and kept. Spec 1 §2.2 names the screen only.
 */
export const laporanTambahBarang = defineReport({
  name: 'laporan-tambah-barang',
  title: 'Laporan Tambah Barang',
  screen: '/laporan-tambah-barang',
  api: 'reportbarang/tambah-barang',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    asal: pilihan('Asal', ['SUPPLIER', 'AWAL'], { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    no_masuk: kode('NO DOKUMEN', { width: 20 }),
    user_id: kode('OLEH'),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA BARANG'),
    kode_group: kode('GROUP', { width: 8 }),
    kode_dept: kode('JENIS', { width: 8 }),
    tempat: kode('GUDANG/BAKI', { width: 12 }),
    kadar: kadar('KADAR'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    supplier: teks('SUPPLIER', { width: 14 }),
    berat_batal: gram('BERAT BATAL', { total: 'sum' }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'kode_barcode', to: '/data-barang', param: 'q', fixed: { stok: 'semua' } },
});
