import { kode, persen, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Parameter Bunga Hutang: the rate per month (30 days) of a loan, by its principal: the row whose band holds it. Bands do not
 * overlap, so a principal has one rate (Domain R5.3, R5.4). The list call is prescribed (`para-bunga-hutang`, Spec 1 §7).
 */
export const bungaHutangResource = defineResource({
  name: 'para_bunga_hutang',
  label: 'Parameter Bunga Hutang',
  screen: '/parameter-bunga-hutang',
  group: 'hutang',
  gate: flag('PARAMETER_BUNGA_HUTANG_MODULE'),
  api: crudPaths('para-bunga-hutang', 'kode_bunga'),
  key: 'kode_bunga',
  fields: {
    kode_bunga: kode('Kode Bunga', { max: 20 }),
    keterangan: teks('Keterangan'),
    jumlah_min: uang('Hutang Mulai'),
    jumlah_max: uang('Hutang Sampai'),
    bunga: persen('Bunga / Bulan (%)', { max: 100_000 }),
  },
});
