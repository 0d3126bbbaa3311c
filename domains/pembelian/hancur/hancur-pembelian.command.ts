/** Reading what lies in gudang BELI by the day it was bought. The calls are ours. */
import { baris, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, gram, kadar, kode, tanggal, teks, uang, ya } from '@mustika/kernel/field.ts';

const screens = ['/hancur-pembelian'];

/** Days of purchase with pieces still in gudang BELI: how many, how heavy, what they cost. */
export const tanggalHancur = defineCommand({
  name: 'hancur-pembelian-tanggal',
  label: 'Tanggal Beli',
  method: 'GET',
  path: 'hancur-pembelian/tanggal',
  screens,
  fields: {},
  /** `tertahan`: pieces whose wear nobody agreed to. */
  answer: baris({
    tgl_beli: tanggal(''),
    jumlah: angka(''),
    berat: gram(''),
    nilai: uang(''),
    tertahan: angka(''),
  }),
});

/** Pieces of one day that are still there. */
export const barangHancur = defineCommand({
  name: 'hancur-pembelian-barang',
  label: 'Barang Beli',
  method: 'GET',
  path: 'hancur-pembelian/barang',
  screens,
  fields: { tgl_beli: tanggal('Tanggal Beli') },
  answer: baris({
    kode_barcode: kode(''),
    no_faktur_beli: kode(''),
    nama_barang: teks(''),
    kode_group: kode(''),
    kode_dept: kode(''),
    kode_baki: kode(''),
    berat: gram(''),
    kadar: kadar(''),
    nilai: uang(''),
    /** Its wear has not been agreed to. */
    tertahan: ya(''),
  }),
});
export type BarangBeli = WireOf<typeof barangHancur.answer>[number];
