/** Stock, piece by piece. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { groupResource } from '../../master/group.resource.ts';
import { gudangResource } from '../../master/gudang.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * The pieces of the store with weight, fine weight and cost, per group. Fine weight is weight x karat, half-up to the
 * milligram (Domain R3.10), summed piece by piece so that it ties to the books.
 * Spec 1 §2.2 names the screen only; the cost is left out for cashiers, because a price on the counter is bargained
 * against it. It opens on what is in the trays now; sold and cancelled pieces are a choice.
 */
export const laporanBarangDetail = defineReport({
  name: 'laporan-barang-detail',
  title: 'Laporan Barang Detail',
  screen: '/laporan-barang-detail',
  api: 'reportbarang/barang-detail',
  stok: 'BARANG',
  filters: {
    kode_gudang: ref('Gudang', () => gudangResource, { all: true }),
    kode_baki: ref('Baki', () => bakiResource, { all: true }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    status: pilihan(
      'Status',
      [
        ['STOK', 'STOK (TERSEDIA, DITAHAN, DITITIP)'],
        'TERSEDIA',
        'BERJUMLAH',
        'DITAHAN',
        'DITITIP',
        'TERJUAL',
        'TUNGGU_BELI',
        'DIBELI',
        'DISORTIR',
        'ROSOK',
        'DISERAHKAN',
        'HILANG',
        'DIKIRIM',
        'TERKIRIM',
        'BATAL',
      ],
      {
        all: true,
        initial: 'STOK',
      },
    ),
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
    kadar: kadar('KADAR'),
    berat: gram('BERAT', { total: 'sum' }),
    jumlah: angka('PCS', { total: 'sum', width: 6 }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    nama_atribut: teks('ATRIBUT', { width: 12 }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    tanggal_masuk: tanggal('TGL MASUK'),
    status: kode('STATUS', { kata: true }),
  },
  drill: { column: 'kode_barcode', to: '/data-barang', param: 'q', fixed: { stok: 'semua' } },
});
