import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { kadar, kode, teks, uang } from '@mustika/kernel/field.ts';
import { all, flag, not, setting } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Parameter Hutang Pokok: what a gram of a karat is worth as a pledge where the shop does not go by the gold price of the day.
 * A piece takes the row with the highest `kadar_mulai` that its karat reaches. Shut while HUTANG_POKOK is HARGA_EMAS, because
 * the day's price counts then (Spec 1 §2.2, Domain R5.2). The list call is prescribed (`para-hutang-pokok`).
 */
export const hutangPokokResource = defineResource({
  name: 'para_hutang_pokok',
  label: 'Parameter Hutang Pokok',
  screen: '/parameter-hutang-pokok',
  group: 'hutang',
  gate: all(flag('PARAMETER_JUMLAH_HUTANG_POKOK_MODULE'), not(setting('HUTANG_POKOK', 'HARGA_EMAS'))),
  api: crudPaths('para-hutang-pokok', 'kode_pokok'),
  key: 'kode_pokok',
  dated: ['harga_per_gram'],
  fields: {
    kode_pokok: kode('Kode Pokok', { max: 20 }),
    keterangan: teks('Keterangan'),
    kadar_mulai: kadar('Kadar Mulai (%)', { max: 100_000 }),
    harga_per_gram: uang('Harga Taksir / Gram', { min: 1, max: BATAS_PER_GRAM }),
  },
});
