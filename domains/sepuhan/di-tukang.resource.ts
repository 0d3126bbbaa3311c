/** What craftsmen have of ours, as a choice of forms. */
import { angka, gram, kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { SEPUHAN_SENDIRI } from '../lot/punya-lot.rule.ts';

/** Lots that came with a shipment; `berat` and `qty` are all that is still there. Only a picker, as lots of the store are. */
export const lotDiTukangResource = defineResource({
  name: 'lot_di_tukang',
  label: 'Lot Di Tukang',
  screen: '/terima-barang-cuci',
  gate: SEPUHAN_SENDIRI,
  api: crudPaths('lot-di-tukang', 'kode_lot', 'sepuhan/get/di-tukang'),
  key: 'kode_lot',
  display: 'nama_lot',
  readOnly: true,
  fields: {
    kode_lot: kode('Kode Lot'),
    nama_lot: teks('Nama'),
    jenis_lot: kode('Jenis Lot'),
    berat: gram('Berat'),
    qty: angka('Pcs'),
  },
});

/** Shipments nobody has closed. */
export const batchTerbukaResource = defineResource({
  name: 'batch_terbuka',
  label: 'Kiriman Belum Ditutup',
  screen: '/wasting-sepuhan',
  gate: SEPUHAN_SENDIRI,
  api: crudPaths('batch-terbuka', 'no_kirim', 'sepuhan/get/terbuka'),
  key: 'no_kirim',
  display: 'nama',
  readOnly: true,
  fields: { no_kirim: kode('No Kirim'), nama: teks('Nama') },
});
