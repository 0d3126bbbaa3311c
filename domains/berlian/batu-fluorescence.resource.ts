import { angka, kode, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Batu Fluorescence: how much a stone glows under ultraviolet light, NON to VST. The route misspells it as prescribed.
 * `urutan` is the order of grades, best first. One list for the chain, filled after the GIA (Domain R10.2); list call:
 * Spec 1 §7.
 */
export const fluorescenceResource = defineResource({
  name: 'batu_fluorescence',
  label: 'Master Batu Fluorescence',
  screen: '/master-batu-fluorencence',
  gate: flag('BERLIAN_MODULE'),
  scope: 'chain',
  api: crudPaths('batu-fluorescence', 'kode_fluorescence'),
  key: 'kode_fluorescence',
  sort: 'urutan',
  fields: {
    kode_fluorescence: kode('Kode', { max: 10 }),
    nama_fluorescence: teks('Nama'),
    urutan: angka('Urutan', { initial: 0, max: 9999 }),
  },
});
