import { angka, kode, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Batu Polish: how smooth the facets are, EX to P.
 * `urutan` is the order of grades, best first. One list for the chain, filled after the GIA (Domain R10.2); list call:
 * Spec 1 §7.
 */
export const polishResource = defineResource({
  name: 'batu_polish',
  label: 'Master Batu Polish',
  screen: '/master-batu-polish',
  gate: flag('BERLIAN_MODULE'),
  scope: 'chain',
  api: crudPaths('batu-polish', 'kode_polish'),
  key: 'kode_polish',
  sort: 'urutan',
  fields: {
    kode_polish: kode('Kode', { max: 10 }),
    nama_polish: teks('Nama'),
    urutan: angka('Urutan', { initial: 0, max: 9999 }),
  },
});
