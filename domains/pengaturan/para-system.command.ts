/** The prescribed reads of a store's settings and modules. Spec 1 §7. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, teks } from '@mustika/kernel/field.ts';

/** All flags and settings of the store: a list of key and value. */
export const paraSystemCommand = defineCommand({
  name: 'para-system',
  label: 'Pengaturan Sistem',
  method: 'GET',
  path: 'para-system',
  fields: {},
  answer: baris({ key: kode(''), value: teks('') }),
});

/** One value; null when the key is not set. */
export const paraSystemKeyCommand = defineCommand({
  name: 'para-system-key',
  label: 'Satu Pengaturan',
  method: 'GET',
  path: 'para-system/key/{key}',
  fields: { key: kode('Key', { asTyped: true, max: 80 }) },
  answer: objek({ key: kode(''), value: teks('', { opsional: true }) }),
});
