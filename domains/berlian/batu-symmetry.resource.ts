import { angka, kode, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Batu Symmetry: how well the facets match, EX to P. The route misspells it as prescribed.
 * `urutan` is the order of grades, best first. One list for the chain, filled after the GIA (Domain R10.2); list call:
 * Spec 1 §7.
 */
export const symmetryResource = defineResource({
  name: 'batu_symmetry',
  label: 'Master Batu Symmetry',
  screen: '/master-batu-symetry',
  gate: flag('BERLIAN_MODULE'),
  scope: 'chain',
  api: crudPaths('batu-symmetry', 'kode_symmetry'),
  key: 'kode_symmetry',
  sort: 'urutan',
  fields: {
    kode_symmetry: kode('Kode', { max: 10 }),
    nama_symmetry: teks('Nama'),
    urutan: angka('Urutan', { initial: 0, max: 9999 }),
  },
});
