import { angka, kode, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Batu Cut Grade: how well a stone is cut, EX to P.
 * `urutan` is the order of grades, best first. One list for the chain, filled after the GIA (Domain R10.2); list call:
 * Spec 1 §7.
 */
export const cutgradeResource = defineResource({
  name: 'batu_cutgrade',
  label: 'Master Batu Cut Grade',
  screen: '/master-batu-cutgrade',
  gate: flag('BERLIAN_MODULE'),
  scope: 'chain',
  api: crudPaths('batu-cutgrade', 'kode_cutgrade'),
  key: 'kode_cutgrade',
  sort: 'urutan',
  fields: {
    kode_cutgrade: kode('Kode', { max: 10 }),
    nama_cutgrade: teks('Nama'),
    urutan: angka('Urutan', { initial: 0, max: 9999 }),
  },
});
