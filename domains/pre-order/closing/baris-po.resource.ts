/** Lines of pre-orders that wait for pieces, as a choice of forms. */
import { angka, gram, kode, tanggal, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { MODUL_PO } from '../pre-order.command.ts';

/** Only a picker: it is in no table of contents, brings no screen, and its list is the call `closing-barang-po/menunggu`. */
export const barisPoResource = defineResource({
  name: 'baris_po',
  label: 'Barang Yang Ditunggu',
  screen: '/closing-barang-po',
  gate: MODUL_PO,
  api: crudPaths('closing-barang-po/menunggu', 'baris', 'closing-barang-po/menunggu'),
  key: 'baris',
  display: 'nama_barang',
  readOnly: true,
  fields: {
    baris: kode('No PO', { max: 50 }),
    nama_barang: teks('Model'),
    nama_customer: teks('Customer'),
    kode_group: kode('Group'),
    kode_dept: kode('Jenis'),
    kode_intern: kode('Kode Model', { opsional: true }),
    berat: gram('Berat / Pcs'),
    sisa: angka('Belum Datang'),
    tanggal: tanggal('Sejak'),
    umur: angka('Umur (Hari)'),
  },
});
