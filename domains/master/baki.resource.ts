import { gram, kode, ref, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { gudangResource } from './gudang.resource.ts';

/**
 * Baki: a tray inside a gudang. Its empty weight (berat_baki) is taken off when the tray is weighed with its pieces.
 * On an item or a stock row the origin calls this column kode_toko; here it is kode_baki (Domain 2.1).
 */
export const bakiResource = defineResource({
  name: 'baki',
  label: 'Master Baki',
  screen: '/master-baki',
  api: crudPaths('baki', 'kode_baki', 'baki/get/all'),
  key: 'kode_baki',
  display: 'nama_baki',
  fields: {
    kode_baki: kode('Kode Baki'),
    nama_baki: teks('Nama Baki'),
    kode_gudang: ref('Gudang', () => gudangResource),
    berat_baki: gram('Berat Baki (gram)', { initial: 0 }),
  },
});
