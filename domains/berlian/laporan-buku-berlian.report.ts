/** Laporan Buku Berlian: the book of stones, loose and in pieces. */
import { angka, gram, kode, pilihan, ref, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { jenisBatuResource } from './jenis-batu.resource.ts';
import { supplierBerlianResource } from './supplier-berlian.resource.ts';

const KEADAAN = [
  ['STOK', 'Di Barang'],
  ['LEPAS', 'Lepas'],
  ['TERJUAL', 'Terjual'],
  ['KELUAR', 'Keluar'],
] as const;

/**
 * Every stone the store has or had, by where it is and by kind, with number and carats: in pieces in stock, loose (what of a
 * parcel of Master Berlian no piece was set with), sold with its piece, or gone otherwise. Columns kode intern, nama, jenis, jumlah
 * and karat after Domain R10.1; grades and certificate stand beside them, because that is what a stone is looked up by. The call
 * is ours, the spec shows none.
 */
export const laporanBukuBerlian = defineReport({
  name: 'laporan-buku-berlian',
  title: 'Laporan Buku Berlian',
  screen: '/laporan-buku-berlian',
  api: 'parameter-berlian/buku',
  gate: flag('BERLIAN_MODULE'),
  filters: {
    keadaan: pilihan('Keadaan', KEADAAN, { all: true }),
    kode_batu: ref('Jenis Batu', () => jenisBatuResource, { all: true }),
    kode_supplier_berlian: ref('Supplier', () => supplierBerlianResource, { all: true }),
  },
  groupBy: { keadaan: pilihan('KEADAAN', KEADAAN), jenis: teks('JENIS') },
  columns: {
    kode_barcode: kode('BARCODE', { width: 10 }),
    kode_berlian: kode('KODE', { width: 10 }),
    kode_intern: kode('KODE INTERN', { width: 12 }),
    nama: teks('NAMA', { width: 24 }),
    kode_shape: kode('SHAPE', { width: 6 }),
    kode_color: kode('COLOR', { width: 6 }),
    kode_clarity: kode('CLARITY', { width: 7 }),
    sertifikat: teks('SERTIFIKAT', { width: 18 }),
    jumlah: angka('JUMLAH', { total: 'sum' }),
    karat: gram('KARAT', { total: 'sum' }),
    no_terakhir: kode('DOKUMEN', { width: 18 }),
  },
  drill: { column: 'kode_barcode', to: '/data-barang', param: 'q' },
});
