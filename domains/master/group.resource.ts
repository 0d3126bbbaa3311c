import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { kadar, kode, ref, teks, uang, ya } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { jenisGroupResource } from './jenis-group.resource.ts';

/**
 * Group: a karat group of one store and its price of the day. `harga` is the sale price per gram today, `harga_modal`
 * the cost price per gram, `kadar` the true and `kadar_jual` the selling karat (Domain 2.1, R3.1). markis goods take
 * no price from here; aksesoris are markis by default, and no gold for the PPN unless their kind says so. Every change of a price is kept (Domain R3.7).
 * The table is `grup`, because GROUP is a word of SQL. Messages: Spec 1 §5.
 */
export const groupResource = defineResource({
  name: 'grup',
  label: 'Master Group',
  screen: '/master-group',
  api: crudPaths('group', 'kode_group', 'group/get/all'),
  key: 'kode_group',
  dated: ['harga', 'harga_modal'],
  fields: {
    kode_group: kode('Kode Group', { width: 10, kosong: 'Kode Group Harus Diisi !!!' }),
    nama_group: teks('Nama Group', { width: 16 }),
    harga: uang('Harga Jual / Gram', { max: BATAS_PER_GRAM }),
    harga_modal: uang('Harga Modal / Gram', { initial: 0, max: BATAS_PER_GRAM, rahasia: 'modal' }),
    kadar: kadar('Kadar (%)'),
    kadar_jual: kadar('Kadar Jual (%)'),
    jenis_group: ref('Jenis Group', () => jenisGroupResource, { opsional: true }),
    markis: ya('Markis', { initial: false }),
    aksesoris: ya('Aksesoris', { initial: false }),
  },
});
