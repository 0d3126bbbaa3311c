/** Pieces this store sold, as a choice of forms. */
import { gram, kode, tanggal, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * A piece that comes back to be mended recalls its nota: what it is, what it weighed, and who bought it. Only a picker: it is in no
 * table of contents, brings no screen, and its list is the call `service/barang-terjual`.
 */
export const barangTerjualResource = defineResource({
  name: 'penjualan_barang',
  label: 'Barang Terjual',
  screen: '/transaksi-services',
  api: crudPaths('service/barang-terjual', 'kode_barcode', 'service/barang-terjual'),
  key: 'kode_barcode',
  display: 'nama_barang',
  readOnly: true,
  fields: {
    kode_barcode: kode('Barcode'),
    nama_barang: teks('Nama Barang'),
    berat: gram('Berat'),
    no_faktur_group: kode('Nota Penjualan'),
    tanggal: tanggal('Tanggal'),
    kode_member: kode('Member', { opsional: true }),
    nama_customer: teks('Nama Customer', { opsional: true }),
    no_hp_customer: kode('No HP', { opsional: true }),
  },
});
