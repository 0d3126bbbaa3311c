import { kode, persen, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Kondisi Pinjaman: the state of a pledged piece, and what share of its taksir it is still good for. The list call is
 * prescribed (`parapinjaman/get/all`, Spec 1 §7); the spec shows no columns, these are ours.
 */
export const kondisiPinjamanResource = defineResource({
  name: 'para_pinjaman',
  label: 'Master Kondisi Pinjaman',
  screen: '/master-kondisi-pinjaman',
  api: crudPaths('parapinjaman', 'kondisi_pinjaman', 'parapinjaman/get/all'),
  key: 'kondisi_pinjaman',
  fields: {
    kondisi_pinjaman: kode('Kondisi Pinjaman'),
    keterangan: teks('Keterangan'),
    persentase: persen('Nilai Taksir (%)', { initial: 100, min: 1 }),
  },
});
