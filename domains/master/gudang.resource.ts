import { kode, teks, ya } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Gudang: a room or bucket of a store. TOKO, BELI, TITIP and HANCUR are there from the first day and stay, because
 * documents name them (Domain 2.1). `dijual`: pieces in it may be sold.
 */
export const gudangResource = defineResource({
  name: 'gudang',
  label: 'Master Gudang',
  screen: '/master-gudang',
  api: crudPaths('gudang', 'kode_gudang', 'gudang/get/all'),
  key: 'kode_gudang',
  fields: {
    kode_gudang: kode('Kode Gudang'),
    nama_gudang: teks('Nama Gudang'),
    dijual: ya('Dijual', { initial: false }),
  },
});
