import { kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/** Jenis group: what a karat group is made of for reports (EMAS, BERLIAN, AKSESORIS). Spec 1 §7 (para-jenis-group). */
export const jenisGroupResource = defineResource({
  name: 'jenis_group',
  label: 'Parameter Jenis Group',
  screen: '/master-parameter-jenis-group',
  scope: 'chain',
  api: crudPaths('para-jenis-group', 'jenis_group'),
  key: 'jenis_group',
  fields: { jenis_group: kode('Jenis Group'), nama: teks('Nama') },
});
