import { angka, kode, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Batu Color: the colour grade of a stone, D (none) to Z, or fancy.
 * `urutan` is the order of grades, best first. One list for the chain, filled after the GIA (Domain R10.2); list call:
 * Spec 1 §7.
 */
export const colorResource = defineResource({
  name: 'batu_color',
  label: 'Master Batu Color',
  screen: '/master-batu-color',
  gate: flag('BERLIAN_MODULE'),
  scope: 'chain',
  api: crudPaths('batu-color', 'kode_color'),
  key: 'kode_color',
  sort: 'urutan',
  fields: {
    kode_color: kode('Kode', { max: 10 }),
    nama_color: teks('Nama'),
    urutan: angka('Urutan', { initial: 0, max: 9999 }),
  },
});
