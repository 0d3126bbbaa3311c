/** Gold on its way to head office, as a choice of forms. */
import { gram, kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { TERIMA_CABANG } from '../sepuhan.rule.ts';

/** Lots that branches sent; `berat` is what nobody has answered for. Only a picker, as lots of the store are. */
export const lotDiJalanResource = defineResource({
  name: 'lot_di_jalan',
  label: 'Lot Kiriman',
  screen: '/terima-emas-cabang',
  gate: TERIMA_CABANG,
  api: crudPaths('lot-di-jalan', 'kode_lot', 'sepuhan/get/di-jalan'),
  key: 'kode_lot',
  display: 'nama_lot',
  readOnly: true,
  fields: { kode_lot: kode('Kode Lot'), nama_lot: teks('Nama'), berat: gram('Berat') },
});
