/** The other lists of warehouses and trays that screens load. Spec 1 §7; what each holds is ours, the spec names only the calls. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, ya } from '@mustika/kernel/field.ts';
import { bakiResource } from './baki.resource.ts';
import { gudangResource } from './gudang.resource.ts';

const { kode_gudang, nama_gudang, dijual } = gudangResource.fields;
const gudang = baris({ kode_gudang, nama_gudang, dijual, aktif: ya('') });
const { kode_baki, nama_baki, berat_baki } = bakiResource.fields;
const baki = baris({ kode_baki, nama_baki, kode_gudang: bakiResource.fields.kode_gudang, berat_baki });

/** Every warehouse, deactivated ones too: for screens that show old stock. */
export const gudangMasterCommand = defineCommand({
  name: 'gudang-get-all-master',
  label: 'Semua Gudang',
  method: 'GET',
  path: 'gudang/get/all/master',
  list: () => gudangResource,
  fields: {},
  answer: gudang,
});

/** Warehouses whose pieces may be destroyed: not HANCUR itself, and not TITIP, which holds goods of customers. */
export const gudangHancurCommand = defineCommand({
  name: 'gudang-get-hancur-barang',
  label: 'Gudang Hancur Barang',
  method: 'GET',
  path: 'gudang/get/hancur-barang',
  list: () => gudangResource,
  fields: {},
  answer: gudang,
});

/** Trays that are ready for sale: living, in a living warehouse whose pieces are sold. */
export const bakiReadyCommand = defineCommand({
  name: 'baki-ready',
  label: 'Baki Siap Jual',
  method: 'GET',
  path: 'baki/ready',
  list: () => bakiResource,
  fields: {},
  answer: baki,
});

/** Living trays of one warehouse. */
export const bakiGudangCommand = defineCommand({
  name: 'baki-get-by-kode-gudang',
  label: 'Baki Per Gudang',
  method: 'GET',
  path: 'baki/get/by-kode-gudang/{code}',
  list: () => bakiResource,
  fields: { code: kode('Kode Gudang') },
  answer: baki,
});
