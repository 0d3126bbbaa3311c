import { kode, teks } from '@mustika/kernel/field.ts';
import { all, level, orang } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Kode goAML: the words that the report to PPATK is written in. They are lists of the authority, given to whoever is registered with it, so the
 * product knows their names and not their values: the owner types them in once, and `XML goAML` of Laporan PPATK is refused until he has.
 * One list for the chain. The spec names no such screen. Interfaces 3; Domain 14.1; docs/decisions/0106.
 */
export const kodeGoamlResource = defineResource({
  name: 'kode_goaml',
  label: 'Kode goAML',
  screen: '/kode-goaml',
  gate: all(orang, level('OWN', 'SU')),
  scope: 'chain',
  api: crudPaths('kode-goaml', 'nama_kode'),
  key: 'nama_kode',
  display: 'arti',
  search: ['nama_kode', 'arti'],
  fields: {
    nama_kode: kode('Nama Kode', { max: 20 }),
    nilai: teks('Nilai', { opsional: true, max: 80, asTyped: true }),
    arti: teks('Arti', { max: 80 }),
  },
});
