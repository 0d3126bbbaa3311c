/** The kinds of pieces that carry diamonds. Prescribed call: Spec 1 §7 (`jenis/get/berlian`). */
import { defineCommand } from '@mustika/kernel/command.ts';

/** Living kinds that Master Jenis marks as berlian; open as long as diamonds are traded at all. */
export const jenisBerlianCommand = defineCommand({
  name: 'jenis-get-berlian',
  label: 'Jenis Berlian',
  method: 'GET',
  path: 'jenis/get/berlian',
  fields: {},
});
