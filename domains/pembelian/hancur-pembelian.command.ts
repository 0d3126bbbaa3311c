/** Reading what lies in gudang BELI by the day it was bought. The calls are ours. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { tanggal } from '@mustika/kernel/field.ts';

const screens = ['/hancur-pembelian'];

/** Days of purchase with pieces still in gudang BELI: how many, how heavy, what they cost. */
export const tanggalHancur = defineCommand({
  name: 'hancur-pembelian-tanggal',
  label: 'Tanggal Beli',
  method: 'GET',
  path: 'hancur-pembelian/tanggal',
  screens,
  fields: {},
});

/** Pieces of one day that are still there. */
export const barangHancur = defineCommand({
  name: 'hancur-pembelian-barang',
  label: 'Barang Beli',
  method: 'GET',
  path: 'hancur-pembelian/barang',
  screens,
  fields: { tgl_beli: tanggal('Tanggal Beli') },
});
