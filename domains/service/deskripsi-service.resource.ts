import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { kode, pilihan, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Parameter Deskripsi Service: the works a shop does on pieces of customers (sepuh, patri, cuci, poles, ukir ...) and the
 * charge it starts from, per gram or per piece (Domain R6.9). The list call is prescribed (`para-deskripsi-service`, Spec 1 §7).
 */
export const deskripsiServiceResource = defineResource({
  name: 'para_deskripsi_service',
  label: 'Parameter Deskripsi Service',
  screen: '/parameter-deskripsi-service',
  group: 'service',
  gate: flag('PARAMETER_DESKRIPSI_SERVICE_MODULE'),
  api: crudPaths('para-deskripsi-service', 'kode_deskripsi'),
  key: 'kode_deskripsi',
  fields: {
    kode_deskripsi: kode('Kode Deskripsi', { max: 20 }),
    deskripsi: teks('Deskripsi'),
    tipe_ongkos: pilihan('Tipe Ongkos', ['TOTAL', 'GRAM'], { initial: 'TOTAL' }),
    ongkos: uang('Ongkos', { initial: 0, max: BATAS_PER_GRAM }),
  },
});
