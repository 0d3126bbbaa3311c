import { kode, persen, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Plafond Hutang: what share of the taksir is lent at most, by how high the taksir is: the row with the highest
 * `taksir_mulai` that the taksir reaches (Domain R5.2; 70 % is common). The list call is prescribed (`plafond-hutang`, Spec 1 §7).
 */
export const plafondHutangResource = defineResource({
  name: 'plafond_hutang',
  label: 'Master Plafond Hutang',
  screen: '/master-plafond-hutang',
  gate: flag('PLAFOND_HUTANG_MODULE'),
  api: crudPaths('plafond-hutang', 'kode_plafond'),
  key: 'kode_plafond',
  fields: {
    kode_plafond: kode('Kode Plafond', { max: 20 }),
    keterangan: teks('Keterangan'),
    taksir_mulai: uang('Taksir Mulai', { initial: 0 }),
    persentase: persen('Plafond (%)', { initial: 70, min: 1 }),
  },
});
