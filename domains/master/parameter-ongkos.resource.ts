import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { kode, pilihan, ref, uang } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { groupResource } from './group.resource.ts';
import { jenisResource } from './jenis.resource.ts';

/**
 * Parameter Ongkos: the making charge offered for a group and a kind; empty means every one. GRAM is per gram of
 * `berat`, TOTAL per piece; never less than ongkos_minimum. One living row per group and kind. Domain R3.3.
 */
export const parameterOngkosResource = defineResource({
  name: 'parameter_ongkos',
  label: 'Parameter Ongkos',
  screen: '/parameter-ongkos',
  api: crudPaths('parameter-ongkos', 'kode_ongkos'),
  key: 'kode_ongkos',
  display: 'ongkos',
  search: ['kode_ongkos', 'kode_group', 'kode_dept'],
  dated: ['ongkos', 'ongkos_minimum'],
  fields: {
    kode_ongkos: kode('Kode Ongkos'),
    kode_group: ref('Group', () => groupResource, { opsional: true }),
    kode_dept: ref('Jenis', () => jenisResource, { opsional: true }),
    tipe_ongkos: pilihan('Tipe Ongkos', ['GRAM', 'TOTAL'], { initial: 'GRAM' }),
    ongkos: uang('Ongkos', { max: BATAS_PER_GRAM }),
    ongkos_minimum: uang('Ongkos Minimum', { initial: 0, max: BATAS_PER_GRAM }),
  },
});
