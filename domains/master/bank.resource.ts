import { kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/** Bank: one list for the chain; a rekening belongs to one. Spec 2 §3. */
export const bankResource = defineResource({
  name: 'bank',
  label: 'Master Bank',
  screen: '/master-bank',
  scope: 'chain',
  api: crudPaths('banks', 'kode_bank'),
  key: 'kode_bank',
  fields: { kode_bank: kode('Kode Bank'), nama_bank: teks('Nama Bank') },
});
