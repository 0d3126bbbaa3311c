/** Kinds of documents as a choice of filters. */
import { kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * The kinds of documents the house declares: only a picker. It is in no table of contents and has no table; its list is
 * the call `akuntansi/jenis-dokumen`.
 */
export const jenisDokumenResource = defineResource({
  name: 'jenis_dokumen',
  label: 'Jenis Dokumen',
  screen: '/daftar-jurnal',
  api: crudPaths('akuntansi/jenis-dokumen', 'jenis'),
  key: 'jenis',
  readOnly: true,
  fields: { jenis: kode('Jenis', { asTyped: true }), label: teks('Nama', { asTyped: true }) },
});
