import { kode, pilihan } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Kondisi Barang: the state in which a piece is destroyed, and where its worth goes: to the scrap that is melted (ROSOK),
 * or to the losses, for what is gone or was typed wrongly (HILANG). The list call is prescribed (`parakondisi/get/all`,
 * Spec 1 §7); the flag is Domain R8.3.
 */
export const kondisiBarangResource = defineResource({
  name: 'kondisi_barang',
  label: 'Master Kondisi Barang',
  screen: '/master-kondisi-barang',
  api: crudPaths('parakondisi', 'kondisi_barang', 'parakondisi/get/all'),
  key: 'kondisi_barang',
  display: 'tujuan',
  search: ['kondisi_barang'],
  fields: {
    kondisi_barang: kode('Kondisi Barang'),
    tujuan: pilihan('Tujuan', ['ROSOK', 'HILANG'], { initial: 'ROSOK' }),
  },
});
