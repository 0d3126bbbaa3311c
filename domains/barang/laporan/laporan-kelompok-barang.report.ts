/** Laporan Kelompok Barang, to the letter. */
import { angka, gram, pilihan, ref, teks } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * The stock of the store by name, or by name and size: how many pieces and how many grams. Filters, columns, call, answer
 * (each name with its sums and its `detail`) and texts are prescribed, and that changing the grouping clears the rows:
 * Spec 2 §2.5, §3, §7, §8. By name alone the only detail row has no size.
 */
export const laporanKelompokBarang = defineReport({
  name: 'laporan-kelompok-barang',
  title: 'Laporan Kelompok Barang',
  screen: '/laporan-kelompok-barang',
  api: 'reportbarang/kelompok-barang',
  stok: 'BARANG',
  filters: {
    kode_dept: ref('Jenis', () => jenisResource, { all: true, hurufNama: 8 }),
    group_by: pilihan('Berdasarkan', ['NAMA BARANG', 'NAMA BARANG DAN SIZE'], { initial: 'NAMA BARANG' }),
  },
  detail: 'detail',
  detailBy: ['nama_barang'],
  detailTotals: ['berat', 'jumlah'],
  clears: ['group_by'],
  columns: {
    nama_barang: teks('NAMA BARANG', { width: 28 }),
    size: teks('SIZE', { width: 10 }),
    berat: gram('BERAT', { total: 'sum' }),
    jumlah: angka('JUMLAH', { total: 'sum' }),
  },
  drill: { column: 'nama_barang', to: '/data-barang', param: 'q', carry: ['kode_dept'] },
  messages: { empty: 'Laporan Penjualan Tidak Tersedia', failed: 'Laporan Penjualan Tidak Tersedia' },
});
