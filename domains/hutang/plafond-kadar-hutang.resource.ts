import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { kadar, kode, persen, pilihan, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Plafond Kadar Hutang: what a gram of a karat is lent on at most: a share of its taksir, or rupiah. A piece takes the row with
 * the highest `kadar_mulai` that its karat reaches (Domain R5.2). The list call is prescribed (`plafond-hutang-kadar`, Spec 1 §7).
 */
export const plafondKadarHutangResource = defineResource({
  name: 'plafond_hutang_kadar',
  label: 'Plafond Kadar Hutang',
  screen: '/plafond-kadar-hutang',
  gate: flag('PLAFOND_HUTANG_MODULE'),
  api: crudPaths('plafond-hutang-kadar', 'kode_plafond_kadar'),
  key: 'kode_plafond_kadar',
  fields: {
    kode_plafond_kadar: kode('Kode Plafond', { max: 20 }),
    keterangan: teks('Keterangan'),
    kadar_mulai: kadar('Kadar Mulai (%)', { max: 100_000 }),
    tipe_plafond: pilihan('Tipe Plafond', ['PERSENTASE', 'RP'], { initial: 'PERSENTASE' }),
    persentase: persen('Plafond (%)', { initial: 70 }),
    harga_per_gram: uang('Plafond / Gram', { initial: 0, max: BATAS_PER_GRAM }),
  },
});
