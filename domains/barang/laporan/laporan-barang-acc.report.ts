/** Accessories, piece by piece and article by article. */
import { angka, gram, kode, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { gudangResource } from '../../master/gudang.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * Goods of groups marked aksesoris (in the trade ACC: boxes, straps, silver), which take no price from the gold: what
 * lies where, its cost and its price. An article by quantity is one row with all there is of it. Cost is not a cashier's to see. Spec 1 §2.2 names the screen only; Domain 2.1.
 */
export const laporanBarangAcc = defineReport({
  name: 'laporan-barang-acc',
  title: 'Laporan Barang Acc',
  screen: '/laporan-barang-acc',
  api: 'reportbarang/barang-acc',
  stok: 'BARANG',
  filters: {
    kode_gudang: ref('Gudang', () => gudangResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    status: pilihan('Status', [['STOK', 'STOK (TERSEDIA DAN DITAHAN)'], 'BERJUMLAH', 'TERJUAL', 'BATAL'], {
      all: true,
      initial: 'STOK',
    }),
  },
  groupBy: { kode_group: kode('GROUP') },
  columns: {
    kode_barcode: kode('BARCODE', { total: 'count', width: 10 }),
    kode_intern: kode('INTERN'),
    nama_barang: teks('NAMA BARANG'),
    kode_dept: kode('JENIS', { width: 8 }),
    kode_gudang: kode('GUDANG', { width: 8 }),
    kode_baki: kode('BAKI', { width: 8 }),
    size: teks('SIZE', { width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    jumlah: angka('PCS', { total: 'sum', width: 6 }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    harga_jual: uang('HARGA JUAL'),
    nilai_jual: uang('NILAI JUAL', { total: 'sum' }),
    status: kode('STATUS', { kata: true }),
  },
  drill: { column: 'kode_barcode', to: '/data-barang', param: 'q', fixed: { stok: 'semua' } },
});
