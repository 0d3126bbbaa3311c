import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { kode, persen, pilihan, uang } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Kondisi Pembelian: in what state a piece comes back, and what that takes off the price of its nota: a share of it
 * (PERSENTASE) or rupiah per gram (RP). The list call is prescribed (`parabeli/get/all`, Spec 1 §7). Domain R4.3.
 */
export const kondisiPembelianResource = defineResource({
  name: 'kondisi_pembelian',
  label: 'Master Kondisi Pembelian',
  screen: '/master-kondisi-pembelian',
  api: crudPaths('parabeli', 'kondisi_barang', 'parabeli/get/all'),
  key: 'kondisi_barang',
  display: 'kondisi_barang',
  search: ['kondisi_barang'],
  fields: {
    kondisi_barang: kode('Kondisi Barang'),
    type_kondisi: pilihan('Type Kondisi', ['PERSENTASE', 'RP'], { initial: 'PERSENTASE' }),
    persentase: persen('Persentase (%)', { initial: 0 }),
    potongan: uang('Potongan / Gram', { initial: 0, max: BATAS_PER_GRAM }),
  },
});
