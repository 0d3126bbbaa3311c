/** The kinds of pieces that carry diamonds. Prescribed call: Spec 1 §7 (`jenis/get/berlian`). */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, teks, ya } from '@mustika/kernel/field.ts';
import { jenisResource } from '../master/jenis.resource.ts';

/** Living kinds that Master Jenis marks as berlian; open for every screen that picks a kind. */
export const jenisBerlianCommand = defineCommand({
  name: 'jenis-get-berlian',
  label: 'Jenis Berlian',
  method: 'GET',
  path: 'jenis/get/berlian',
  list: () => jenisResource,
  fields: {},
  answer: baris({
    kode_dept: kode(''),
    nama_dept: teks(''),
    kode_kategori: kode('', { opsional: true }),
    berlian: ya(''),
  }),
});
