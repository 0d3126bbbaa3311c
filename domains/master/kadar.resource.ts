import { kadar, kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/** Kadar: a karat grade with its true percentage and the text printed on the nota (kadar_cetak). Domain 2.1, R3.9. */
export const kadarResource = defineResource({
  name: 'kadar',
  label: 'Master Kadar',
  screen: '/master-kadar',
  scope: 'chain',
  api: crudPaths('kadar', 'kode_kadar', 'kadar/get/all'),
  key: 'kode_kadar',
  fields: {
    kode_kadar: kode('Kode Kadar'),
    nama_kadar: teks('Nama Kadar'),
    kadar: kadar('Kadar (%)'),
    kadar_cetak: teks('Kadar Cetak', { asTyped: true, max: 20 }),
  },
});
