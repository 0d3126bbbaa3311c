import { angka, kode, teks, uang } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Hadiah: a gift members take for their points, and what it cost the shop. How many there are is kept by the documents that
 * bring and give them. Domain R9.3; the list call is prescribed (`hadiah/get/all`, Spec 1 §7).
 */
export const hadiahResource = defineResource({
  name: 'hadiah',
  label: 'Master Data Hadiah',
  screen: '/master-data-hadiah',
  awaited: true,
  api: crudPaths('hadiah', 'kode_hadiah', 'hadiah/get/all'),
  key: 'kode_hadiah',
  fields: {
    kode_hadiah: kode('Kode Hadiah', { max: 20 }),
    nama_hadiah: teks('Nama Hadiah'),
    poin: angka('Poin', { min: 1, max: 10_000_000 }),
    harga_modal: uang('Harga Modal', { initial: 0, rahasia: 'modal' }),
  },
});
