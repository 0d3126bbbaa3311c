import { angka, kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Hadiah: a gift members take for their points. What lies in the shop of it is an article by quantity, named by its barcode: its stock, its
 * cost and its count are those of accessories, and one article is one gift. Domain R9.3; docs/decisions/0102; the list call is
 * prescribed (`hadiah/get/all`, Spec 1 §7).
 */
export const hadiahResource = defineResource({
  name: 'hadiah',
  label: 'Master Data Hadiah',
  screen: '/master-data-hadiah',
  api: crudPaths('hadiah', 'kode_hadiah', 'hadiah/get/all'),
  key: 'kode_hadiah',
  fields: {
    kode_hadiah: kode('Kode Hadiah', { max: 20 }),
    nama_hadiah: teks('Nama Hadiah'),
    poin: angka('Poin', { min: 1, max: 10_000_000 }),
    kode_barcode: kode('Barcode Aksesoris', { opsional: true, min: 8, max: 8 }),
  },
});
