/** Laporan Buku Berlian: the book of stones. */
import { angka, gram, kode, ref, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { jenisBatuResource } from './jenis-batu.resource.ts';
import { supplierBerlianResource } from './supplier-berlian.resource.ts';

/**
 * The stones the shop keeps, by kind, with their number and carats. Columns kode intern, nama, jenis, jumlah and karat
 * after Domain R10.1; grades and certificate stand beside them, because that is what a stone is looked up by. The call is
 * ours, the spec shows none.
 */
export const laporanBukuBerlian = defineReport({
  name: 'laporan-buku-berlian',
  title: 'Laporan Buku Berlian',
  screen: '/laporan-buku-berlian',
  api: 'parameter-berlian/buku',
  gate: flag('BERLIAN_MODULE'),
  filters: {
    kode_batu: ref('Jenis Batu', () => jenisBatuResource, { all: true }),
    kode_supplier_berlian: ref('Supplier', () => supplierBerlianResource, { all: true }),
  },
  groupBy: { jenis: teks('JENIS') },
  columns: {
    kode_berlian: kode('KODE', { width: 12 }),
    kode_intern: kode('KODE INTERN', { width: 12 }),
    nama_berlian: teks('NAMA', { width: 24 }),
    kode_shape: kode('SHAPE', { width: 6 }),
    kode_color: kode('COLOR', { width: 6 }),
    kode_clarity: kode('CLARITY', { width: 7 }),
    sertifikat: teks('SERTIFIKAT', { width: 18 }),
    jumlah: angka('JUMLAH', { total: 'sum' }),
    karat: gram('KARAT', { total: 'sum' }),
  },
  drill: { column: 'kode_berlian', to: '/master-berlian', param: 'q' },
});
