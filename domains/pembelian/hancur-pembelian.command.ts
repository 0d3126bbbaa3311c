/** Reading what lies in gudang BELI by the day it was bought, and what was destroyed. The calls are ours. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, tanggal } from '@mustika/kernel/field.ts';

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

/** Destructions, newest first. */
export const daftarHancur = defineCommand({
  name: 'hancur-pembelian-daftar',
  label: 'Daftar Hancur Pembelian',
  method: 'GET',
  path: 'hancur-pembelian',
  screens,
  fields: {
    tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
    tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
  },
});

/** The paper that goes with the pieces: PDF bukti. Domain R8.3. */
export const buktiHancur = defineCommand({
  name: 'hancur-pembelian-bukti',
  label: 'Bukti Hancur Pembelian',
  path: 'hancur-pembelian/bukti',
  screens,
  idempotent: false,
  fields: { no_dokumen: kode('No Hancur', { max: 40 }) },
});
