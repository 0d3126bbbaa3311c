/** The prescribed reads of a store's settings and modules. Spec 1 §7. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode } from '@mustika/kernel/field.ts';

/** All flags and settings of the store: a list of key and value. */
export const paraSystemCommand = defineCommand({
  name: 'para-system',
  label: 'Pengaturan Sistem',
  method: 'GET',
  path: 'para-system',
  fields: {},
});

/** One value; null when the key is not set. */
export const paraSystemKeyCommand = defineCommand({
  name: 'para-system-key',
  label: 'Satu Pengaturan',
  method: 'GET',
  path: 'para-system/key/{key}',
  fields: { key: kode('Key', { asTyped: true, max: 80 }) },
});
