/** Laporan Analisis Harga Barang, to the letter. */
import { gram, kode, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * The pieces of the store by what they cost at the till now, dearest or cheapest first. Filters, columns, call, answer
 * and texts are prescribed: Spec 2 §2.4, §3, §7, §8. "The pieces" are not said to be those in stock; we take what can be
 * or is being sold (TERSEDIA, DITAHAN), because only they have a price of today.
 */
export const laporanAnalisisHargaBarang = defineReport({
  name: 'laporan-analisis-harga-barang',
  title: 'Laporan Analisis Harga Barang',
  screen: '/laporan-analisis-harga-barang',
  api: 'barang/laporan-analisis-harga-barang',
  filters: {
    kode_dept: ref('Jenis', () => jenisResource, { all: true, hurufNama: 8 }),
    sort_by: pilihan(
      'Sort',
      [
        ['HARGA_MAX', 'Harga Tertinggi'],
        ['HARGA_MIN', 'Harga Terendah'],
      ],
      { initial: 'HARGA_MAX' },
    ),
  },
  columns: {
    kode_barcode: kode('Kode', { total: 'count', width: 10 }),
    kode_group: kode('Group', { width: 8 }),
    kode_dept: kode('Jenis', { width: 8 }),
    kode_intern: kode('Intern'),
    nama_barang: teks('Nama Barang'),
    berat: gram('Berat', { total: 'sum' }),
    harga_jual: uang('Harga Jual', { total: 'sum' }),
  },
  drill: { column: 'kode_barcode', to: '/data-barang', param: 'q', fixed: { stok: 'semua' } },
  messages: { empty: 'Data Yang Anda Cari Tidak Ada', failed: 'Terjadi Kesalahan Saat Request Data' },
});
