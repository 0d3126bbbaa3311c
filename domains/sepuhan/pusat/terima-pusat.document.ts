/**
 * Terima emas cabang: head office receives what a branch sent, lot by lot on its own scale. What it weighs less stays on its way, where
 * the branch decides about it or a later reception brings it, to which a second person agrees; what a heavier scale adds comes without
 * worth. Both stores' halves are one transaction. Series TP and the screen are ours. Life: DONE; what arrived has arrived.
 * Domain 7, 12.4 KIRIM_BARANG/TERIMA; docs/decisions/0021, 0087.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { daftar, gram, kadar, kode, pilihan, ref, teks } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import {
  berat,
  harga_modal,
  jenis_lot,
  jumlah_barang,
  keterangan,
  murni,
  no_kirim,
  TERIMA_CABANG,
  TRX_PUSAT,
} from '../sepuhan.rule.ts';
import { diJalan, kolomDiJalan } from './di-jalan.command.ts';
import { lotDiJalanResource } from './di-jalan.resource.ts';

const berat_kirim = gram('Berat Kirim', { total: 'sum', width: 10 });
const kolom = columnsOf({
  no_kirim: computed(no_kirim, { list: 20, search: true }),
  dari_toko: computed(kode('Dari', { width: 8 }), { list: 8, search: true }),
  cara: computed(
    pilihan('Cara', [
      ['PERTAMA', 'Langsung'],
      ['SUSULAN', 'Susulan'],
    ]),
    { list: 9 },
  ),
  jumlah_barang: computed(jumlah_barang, { list: 6 }),
  berat_kirim: computed(berat_kirim, { list: 10 }),
  berat: computed(gram('Berat Terima', { total: 'sum' }), { list: 10 }),
  murni: computed(murni, { list: 10 }),
  harga_modal: computed(harga_modal, { list: 14 }),
  user_id: computed(kode('Penerima'), { list: 9, search: true }),
  keterangan: asked(keterangan, { list: 20, search: true }),
});
const answer = { no_kirim, berat, murni, harga_modal } as const;
const screens = ['/terima-emas-cabang'];

/** DONE when received. */
export const terimaPusat = defineDocument({
  name: 'terima_pusat',
  label: 'Terima Emas Cabang',
  series: 'TP',
  gate: TERIMA_CABANG,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE'],
  reads: {
    table: 'terima_pusat',
    path: 'terima-emas-cabang',
    screen: '/terima-emas-cabang',
    waits: 'Di Perjalanan',
    since: 'month',
    moves: ['kirim_cuci'],
    stock: {
      call: () => diJalan,
      fields: kolomDiJalan,
      key: 'kode_lot',
      begins: { lot: { by: 'no_kirim', row: { kode_lot: 'kode_lot', berat: 'berat' } } },
    },
    button: 'Terima Emas Cabang',
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    lines: {
      lot: {
        label: 'Lot',
        table: 'terima_pusat_lot',
        fields: {
          kode_lot: kode('Lot', { total: 'count', width: 10 }),
          nama_lot: teks('Nama', { width: 24 }),
          jenis_lot,
          kadar: kadar('Kadar', { width: 8 }),
          ke_baki: kode('Baki', { width: 9 }),
          qty: jumlah_barang,
          berat_kirim,
          berat: gram('Berat Terima', { total: 'sum', width: 10 }),
          murni,
          harga_modal,
        },
      },
    },
    paper: 'lot',
  },
  journals: jurnal(
    TRX_PUSAT,
    'TERIMA',
    ['PERSEDIAAN_BELI', 'PERSEDIAAN_ROSOK', 'PERSEDIAAN_PROSES', 'PERSEDIAAN_MURNI'],
    ['RK_CABANG'],
  ),
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'terima-emas-cabang/simpan',
      label: 'Terima Emas Cabang',
      fields: {
        ...kolom.asked,
        /** Where it is kept but for scrap; the first tray of gudang BELI unless told. */
        ke_baki: ref('Ke Baki', () => bakiResource, { opsional: true, width: 10 }),
        lot: daftar(
          'Lot',
          {
            kode_lot: ref('Lot Kiriman', () => lotDiJalanResource, {
              asksItself: true,
              fills: { berat: 'berat' },
              width: 44,
            }),
            berat: gram('Berat Terima', {
              ditimbang: true,
              min: 1,
              max: 100_000_000,
              total: 'sum',
              width: 11,
            }),
          },
          { maxRows: 200, kosong: 'Lot Tidak Boleh Kosong' },
        ),
      },
      answer,
      screens,
      message: 'Emas Cabang Berhasil Diterima',
    },
  },
});
