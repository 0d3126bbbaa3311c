import { kode, ref, teks, ya } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { kategoriResource } from './kategori.resource.ts';

/**
 * Jenis (kode_dept, in the trade also kode_jenis): the kind of piece, such as cincin or kalung. Domain 2.1, Spec 2 §3.
 * A kind marked berlian can be sold only while BERLIAN_MODULE is on (Spec 1 §6).
 */
export const jenisResource = defineResource({
  name: 'jenis',
  label: 'Master Jenis',
  screen: '/master-jenis',
  scope: 'chain',
  api: crudPaths('jenis', 'kode_dept', 'jenis/get/all'),
  key: 'kode_dept',
  display: 'nama_dept',
  fields: {
    kode_dept: kode('Kode Jenis'),
    nama_dept: teks('Nama Jenis'),
    kode_kategori: ref('Kategori', () => kategoriResource, { opsional: true }),
    berlian: ya('Berlian', { initial: false }),
  },
});
