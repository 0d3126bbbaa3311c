import { gram, kode, teks, uang } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Bandrol: a kind of price tag. Its own weight is taken off when a tray is weighed (Domain R8.1); a price on it replaces
 * the price by weight (Domain R3.11). The list call is prescribed (`parabandrol/get/all`, Spec 1 §7); columns after Domain R3.11.
 */
export const bandrolResource = defineResource({
  name: 'para_bandrol',
  label: 'Master Bandrol',
  screen: '/master-bandrol',
  api: crudPaths('parabandrol', 'kode_bandrol', 'parabandrol/get/all'),
  key: 'kode_bandrol',
  fields: {
    kode_bandrol: kode('Kode Bandrol', { max: 20 }),
    keterangan: teks('Keterangan'),
    berat_bandrol: gram('Berat Bandrol (gram)', { initial: 0, max: 100_000 }),
    harga_bandrol: uang('Harga Bandrol', { opsional: true, min: 1 }),
  },
});
