/** Pieces that lie on the trays of the store, as a choice of forms. */
import { gram, kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * What an order is made after, and what was made for it. Only a picker: it is in no table of contents, brings no screen, and its list is
 * the call `pesanan/barang-siap`.
 */
export const barangSiapResource = defineResource({
  name: 'barang_siap',
  label: 'Barang Di Baki',
  screen: '/transaksi-pesanan',
  api: crudPaths('pesanan/barang-siap', 'kode_barcode', 'pesanan/barang-siap'),
  key: 'kode_barcode',
  display: 'nama_barang',
  readOnly: true,
  fields: {
    kode_barcode: kode('Barcode'),
    nama_barang: teks('Nama Barang'),
    berat: gram('Berat'),
    kode_group: kode('Group'),
    kode_dept: kode('Jenis'),
    kode_baki: kode('Baki'),
  },
});
