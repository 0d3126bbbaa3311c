/** What branches sent to this head office and nobody has answered for. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kadar, kode, tanggal, teks } from '@mustika/kernel/field.ts';
import { cariLot } from '../../lot/lot.command.ts';
import {
  berat,
  harga_modal,
  jenis_lot,
  jumlah_barang,
  murni,
  no_kirim,
  TERIMA_CABANG,
} from '../sepuhan.rule.ts';
import { lotDiJalanResource } from './di-jalan.resource.ts';

/** A lot on its way: `umur` are the days since it was sent. */
export const kolomDiJalan = {
  kode_lot: kode('Lot', { total: 'count', width: 10 }),
  no_kirim,
  dari_toko: kode('Dari', { width: 8 }),
  tanggal: tanggal('Tanggal', { width: 11 }),
  nama_lot: teks('Nama', { width: 24 }),
  jenis_lot,
  kadar: kadar('Kadar', { width: 8 }),
  qty: jumlah_barang,
  berat,
  murni,
  harga_modal,
  umur: angka('Umur (hari)', { width: 8 }),
} as const;

export const diJalan = defineCommand({
  name: 'terima-emas-cabang-di-jalan',
  label: 'Emas Cabang Di Perjalanan',
  path: 'terima-emas-cabang/di-jalan',
  idempotent: false,
  screens: ['/terima-emas-cabang'],
  gate: TERIMA_CABANG,
  fields: {},
  answer: baris(kolomDiJalan),
});

/** The picker of its lots. */
export const lotDiJalanCommand = defineCommand({
  name: 'lot-di-jalan',
  label: 'Lot Kiriman',
  method: 'GET',
  path: 'sepuhan/get/di-jalan',
  list: () => lotDiJalanResource,
  fields: {
    kode_lot: kode('Kode Lot', { opsional: true }),
    ...cariLot,
  },
  answer: baris(lotDiJalanResource.fields),
});
