import { kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/** Kategori: the widest sorting of goods (perhiasan, batangan, aksesoris); a kind names one. Spec 1 §3 (categories). */
export const kategoriResource = defineResource({
  name: 'kategori',
  label: 'Master Kategori',
  screen: '/master-kategori',
  scope: 'chain',
  api: crudPaths('kategori', 'kode_kategori', 'kategori/get/all'),
  key: 'kode_kategori',
  fields: { kode_kategori: kode('Kode Kategori'), nama_kategori: teks('Nama Kategori') },
});
