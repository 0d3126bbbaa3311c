import { angka, kode, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Batu Clarity: how free of inclusions a stone is, FL to I3; SI3 is of the trade, not of the GIA.
 * `urutan` is the order of grades, best first. One list for the chain, filled after the GIA (Domain R10.2); list call:
 * Spec 1 §7.
 */
export const clarityResource = defineResource({
  name: 'batu_clarity',
  label: 'Master Batu Clarity',
  screen: '/master-batu-clarity',
  gate: flag('BERLIAN_MODULE'),
  scope: 'chain',
  api: crudPaths('batu-clarity', 'kode_clarity'),
  key: 'kode_clarity',
  sort: 'urutan',
  fields: {
    kode_clarity: kode('Kode', { max: 10 }),
    nama_clarity: teks('Nama'),
    urutan: angka('Urutan', { initial: 0, max: 9999 }),
  },
});
