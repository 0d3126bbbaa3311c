import { kode, teks, ya } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Jenis Batu: what a stone is (berlian, ruby, safir ...). One list for the chain. Spec 1 §2.2, Domain R10.1; its calls are ours,
 * the spec shows none.
 */
export const jenisBatuResource = defineResource({
  name: 'jenis_batu',
  label: 'Jenis Batu',
  screen: '/jenis-batu',
  gate: flag('BERLIAN_MODULE'),
  scope: 'chain',
  api: crudPaths('jenis-batu', 'kode_batu'),
  key: 'kode_batu',
  fields: {
    kode_batu: kode('Kode Batu', { max: 20 }),
    nama_batu: teks('Nama Batu'),
    /** A piece with such a stone is a diamond piece. Domain R10.4. */
    berlian: ya('Berlian', { initial: false }),
  },
});
