import { angka, kode, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Batu Shape: the outline a stone is cut to (RB round brilliant, PR princess ...).
 * `urutan` is the order of grades, best first. One list for the chain, filled after the GIA (Domain R10.2); list call:
 * Spec 1 §7.
 */
export const shapeResource = defineResource({
  name: 'batu_shape',
  label: 'Master Batu Shape',
  screen: '/master-batu-shape',
  gate: flag('BERLIAN_MODULE'),
  scope: 'chain',
  api: crudPaths('batu-shape', 'kode_shape'),
  key: 'kode_shape',
  sort: 'urutan',
  fields: {
    kode_shape: kode('Kode', { max: 10 }),
    nama_shape: teks('Nama'),
    urutan: angka('Urutan', { initial: 0, max: 9999 }),
  },
});
