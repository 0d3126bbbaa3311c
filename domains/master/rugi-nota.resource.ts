import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { angka, kode, persen, pilihan, ref, uang } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { groupResource } from './group.resource.ts';

/**
 * Parameter Rugi Nota: what a nota loses besides the state of the piece, as a share of it or rupiah per gram: by its age in
 * months, by group (empty: every group), or because it is missing or of another shop. One living row per kind of nota,
 * group and age. The list call is prescribed (`ruginota/get/all`, Spec 1 §7); the columns are ours. Domain R4.8.
 */
export const rugiNotaResource = defineResource({
  name: 'para_rugi_nota',
  label: 'Parameter Rugi Nota',
  screen: '/master-parameter-rugi-nota',
  api: crudPaths('ruginota', 'kode_rugi', 'ruginota/get/all'),
  key: 'kode_rugi',
  display: 'asal_nota',
  search: ['kode_rugi', 'asal_nota', 'kode_group'],
  fields: {
    kode_rugi: kode('Kode Rugi Nota', { max: 20 }),
    asal_nota: pilihan('Asal Nota', ['NOTA', 'TANPA NOTA', 'TOKO LAIN'], { initial: 'NOTA' }),
    kode_group: ref('Group', () => groupResource, { opsional: true }),
    umur_bulan: angka('Lewat Umur (Bulan)', { initial: 0, max: 1200 }),
    type_potongan: pilihan('Type Potongan', ['PERSENTASE', 'RP'], { initial: 'PERSENTASE' }),
    persentase: persen('Persentase (%)', { initial: 0 }),
    potongan: uang('Potongan / Gram', { initial: 0, max: BATAS_PER_GRAM }),
  },
});
