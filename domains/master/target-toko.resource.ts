import { kode, tanggal, uang } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Target Toko: what a store should sell in a month, in rupiah. As the target of a salesperson it holds from its day on until another one
 * begins. The dashboard of head office
 * holds a day against its share of the month. The specification shows no such screen.
 */
export const targetTokoResource = defineResource({
  name: 'target_toko',
  label: 'Target Toko',
  screen: '/target-toko',
  group: 'pengaturan',
  gate: level('OWN', 'SU', 'MU'),
  api: crudPaths('target-toko', 'kode_target'),
  key: 'kode_target',
  display: 'kode_target',
  fields: {
    kode_target: kode('Kode Target', { max: 20 }),
    mulai_berlaku: tanggal('Mulai Berlaku'),
    target_rp: uang('Target Rupiah Sebulan', { min: 1 }),
  },
});
