import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { persen, pilihan, ref, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { kategoriResource } from './kategori.resource.ts';

/**
 * Master Potongan Pembelian: what goods of a kategori lose when they are bought back, a share of the nota or rupiah per
 * gram. Route, flag and list call are prescribed (`para-potongan-kategori`, Spec 1 §2.2, §7), the flag by its misleading
 * name; the columns are ours, after Kondisi Pembelian.
 */
export const potonganPembelianResource = defineResource({
  name: 'para_potongan_kategori',
  label: 'Master Potongan Pembelian',
  screen: '/master-potongan-pembelian',
  gate: flag('POTONGAN_PENJUALAN_MODULE'),
  api: crudPaths('para-potongan-kategori', 'kode_kategori'),
  key: 'kode_kategori',
  display: 'type_potongan',
  search: ['kode_kategori'],
  fields: {
    kode_kategori: ref('Kategori', () => kategoriResource),
    type_potongan: pilihan('Type Potongan', ['PERSENTASE', 'RP'], { initial: 'PERSENTASE' }),
    persentase: persen('Persentase (%)', { initial: 0 }),
    potongan: uang('Potongan / Gram', { initial: 0, max: BATAS_PER_GRAM }),
  },
});
