import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { angka, gram, kode, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { groupResource } from '../master/group.resource.ts';

/**
 * Parameter Point: how many points a piece of a group earns (empty: every other group), per so many grams or per so many
 * rupiah, and what a point is worth when it is paid with. One living row per group. Domain R9.1, R9.2; the list call is
 * prescribed (`parapoin/get/all`, Spec 1 §7).
 */
export const parameterPointResource = defineResource({
  name: 'para_poin',
  label: 'Parameter Point',
  screen: '/master-parameter-point',
  api: crudPaths('parapoin', 'kode_poin', 'parapoin/get/all'),
  key: 'kode_poin',
  search: ['kode_poin', 'keterangan', 'kode_group'],
  fields: {
    kode_poin: kode('Kode Poin', { max: 20 }),
    keterangan: teks('Keterangan'),
    kode_group: ref('Group', () => groupResource, { opsional: true }),
    type_poin: pilihan('Type Poin', ['GRAM', 'RP'], { initial: 'GRAM' }),
    per_gram: gram('Per Gram', { opsional: true, min: 1 }),
    per_rp: uang('Per Rupiah', { opsional: true, min: 1 }),
    poin: angka('Poin', { initial: 1, min: 1, max: 1_000_000 }),
    nilai_poin: uang('Nilai Satu Poin', { initial: 0, max: BATAS_PER_GRAM }),
  },
});
