/** Cashiers as a choice of filters. */
import { kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * The people of level KASIR of a store: what 'Valid By' offers besides ALL (Spec 2 §6). Only a picker: it is in no
 * table of contents, brings no screen, and its list is the call `users/get/kasir`; users are kept by another resource.
 */
export const kasirResource = defineResource({
  name: 'kasir',
  label: 'Kasir',
  screen: '/hak-akses-users',
  api: crudPaths('users/kasir', 'user_id', 'users/get/kasir'),
  key: 'user_id',
  readOnly: true,
  fields: { user_id: kode('User ID'), nama: teks('Nama') },
});
