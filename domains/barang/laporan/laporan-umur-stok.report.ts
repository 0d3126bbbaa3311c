/** Stock as it lay in the trays on a day, and how long it had been there. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { groupResource } from '../../master/group.resource.ts';
import { gudangResource } from '../../master/gudang.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/** Days in stock: up to a month, a quarter, half a year, a year, and what lies longer. */
export const UMUR = ['0-30', '31-90', '91-180', '181-365', '366+'] as const;

/**
 * The pieces that lay in the store at the end of a day, in the trays in which they lay then, by how many days before they came
 * in. Read from the book of gold, so that any day of the past ties to the balance of that day; grams are those that came to the
 * tray. Gold that does not sell is money asleep: the oldest pieces stand last. The specification names no report of age.
 */
export const laporanUmurStok = defineReport({
  name: 'laporan-umur-stok',
  title: 'Laporan Umur Stok',
  screen: '/laporan-umur-stok',
  api: 'reportbarang/umur-stok',
  stok: 'BARANG',
  filters: {
    per_tanggal: tanggal('Per Tanggal', { initial: 'today' }),
    kode_gudang: ref('Gudang', () => gudangResource, { all: true }),
    kode_baki: ref('Baki', () => bakiResource, { all: true }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    umur: pilihan('Umur (hari)', UMUR, { all: true }),
  },
  groupBy: { kelompok: teks('UMUR (HARI)') },
  columns: {
    kode_barcode: kode('BARCODE', { total: 'count', width: 10 }),
    nama_barang: teks('NAMA BARANG', { width: 26 }),
    kode_group: kode('GROUP', { width: 8 }),
    kode_dept: kode('JENIS', { width: 8 }),
    kode_gudang: kode('GUDANG', { width: 8 }),
    kode_baki: kode('BAKI', { width: 8 }),
    kadar: kadar('KADAR', { width: 7 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    tanggal_masuk: tanggal('TGL MASUK'),
    hari: angka('HARI', { width: 6 }),
  },
  drill: { column: 'kode_barcode', to: '/data-barang', param: 'q', fixed: { stok: 'semua' } },
});
