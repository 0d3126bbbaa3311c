import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { kode, persen, teks, uang } from '@mustika/kernel/field.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Tukang: a craftsman who makes or mends pieces. Of the gold he is given he may lose `toleransi_susut`; more is charged to
 * him at the price of the day, and his ongkos becomes cost of the piece (Domain R6.4; default 2 %). The list call is prescribed
 * (`tukang/get/all`, Spec 1 §7).
 */
export const tukangResource = defineResource({
  name: 'tukang',
  label: 'Master Tukang',
  screen: '/master-tukang',
  api: crudPaths('tukang', 'kode_tukang', 'tukang/get/all'),
  key: 'kode_tukang',
  fields: {
    kode_tukang: kode('Kode Tukang', { max: 20 }),
    nama_tukang: teks('Nama Tukang'),
    no_hp: telepon('No HP', { opsional: true }),
    alamat: teks('Alamat', { opsional: true, max: 160 }),
    ongkos_per_gram: uang('Ongkos / Gram', { initial: 0, max: BATAS_PER_GRAM }),
    toleransi_susut: persen('Toleransi Susut (%)', { initial: 2 }),
  },
});
