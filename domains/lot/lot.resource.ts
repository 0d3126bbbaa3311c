/** Lots as a choice of forms. */
import { angka, gram, kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { BARANG_MANUAL } from './punya-lot.rule.ts';

/**
 * Lots of which there is something, told by what they are, where they lie and how much there is. Only a picker: it is in no table of
 * contents, brings no screen, and its list is the call `lot/get/ada`; documents make lots. `berat` and `qty` are all that there is.
 */
export const lotResource = defineResource({
  name: 'lot',
  label: 'Lot',
  screen: '/data-barang-manual',
  gate: BARANG_MANUAL,
  api: crudPaths('lot', 'kode_lot', 'lot/get/ada'),
  key: 'kode_lot',
  display: 'nama_lot',
  readOnly: true,
  fields: {
    kode_lot: kode('Kode Lot'),
    nama_lot: teks('Nama'),
    jenis_lot: kode('Jenis Lot'),
    berat: gram('Berat'),
    qty: angka('Pcs'),
  },
});
