import { kode, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Kelompok Harga: the groups of kinds that are priced alike; the code is the first and the last character of the kind's code
 * (Spec 2 §2.1: "the exact rule is not shown"). Reports of buying are asked by it. The list call is prescribed
 * (`kelompok-harga`, Spec 2 §7).
 */
export const kelompokHargaResource = defineResource({
  name: 'kelompok_harga',
  label: 'Master Kelompok Harga',
  screen: '/master-kelompok-harga',
  gate: flag('HIDUP_FEATURE_MODULE'),
  api: crudPaths('kelompok-harga', 'kelompok_harga'),
  key: 'kelompok_harga',
  fields: {
    kelompok_harga: kode('Kelompok Harga', { max: 10 }),
    nama_kelompok: teks('Nama Kelompok'),
  },
});
