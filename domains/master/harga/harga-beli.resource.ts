import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { kode, uang } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Parameter Harga Beli: what the shop pays per gram for goods that come without a nota, by price code. Paths, fields
 * and messages are prescribed, the misspelling too. Spec 2 §2.8, §7, §8; Domain R4.6.
 */
export const hargaBeliResource = defineResource({
  name: 'para_harga_beli',
  label: 'Parameter Harga Beli',
  screen: '/parameter-harga-beli',
  api: crudPaths('para-harga-beli', 'kode_harga'),
  key: 'kode_harga',
  display: 'harga_per_gram',
  search: ['kode_harga'],
  messages: {
    failed: 'Terjadi Kesalhaan Saat Mengirim Data',
    removeFailed: 'Gagal Menghapus Data',
  },
  dated: ['harga_per_gram'],
  fields: {
    kode_harga: kode('Kode Harga'),
    harga_per_gram: uang('Harga Per Gram', { min: 1, max: BATAS_PER_GRAM }),
  },
});
