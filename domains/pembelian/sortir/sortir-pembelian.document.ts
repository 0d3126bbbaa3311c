/**
 * Sortir pembelian: what was bought is sorted piece by piece with the scanner, or by weight with the scale. What is sold again gets a code
 * and a tray of its own and costs what it was bought for and the work on it, which is paid out of the drawer; what is washed, mended or
 * melted joins a lot. Pieces are taken out of a lot one by one, each with a code of its own. Series SR is ours; the specification names the screen. Life: DONE -> CANC, same day, while nothing became of it.
 * Domain 7, 12.4.
 */

import { BATAS_PER_BARANG } from '@mustika/kernel/amount.ts';
import { deret } from '@mustika/kernel/answer.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { daftar, kode, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { BARU } from '@mustika/kernel/status-moves.ts';
import { banyakLot } from '../../lot/isian-lot.rule.ts';
import { SEPUHAN_SENDIRI } from '../../lot/punya-lot.rule.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { pembelianErrors } from '../pembelian.errors.ts';
import { KATEGORI_PURCHASE } from '../persetujuan-pembelian.rule.ts';
import { barangSortir, kolomSaran, saranSortir } from './saran-sortir.command.ts';
import { sortirErrors } from './sortir.errors.ts';
import {
  barisSortir,
  jumlahSortir,
  keterangan,
  lotBeli,
  lotBeliSatu,
  TRX_SORTIR,
  tujuan,
} from './sortir.rule.ts';

const ada = { opsional: true } as const;
/** Where pieces lie that are for sale. */
const STOK = ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS'] as const;
const kolom = columnsOf({
  jumlah_barang: computed(jumlahSortir.jumlah_barang, { list: 6 }),
  berat: computed(jumlahSortir.berat, { list: 10 }),
  harga_modal: computed(jumlahSortir.harga_modal, { list: 14 }),
  ongkos: computed(uang('Ongkos Kerja', { total: 'sum' }), { list: 12 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(keterangan, { list: 24, search: true }),
});
const ke_baki = ref('Ke Baki', () => bakiResource, { ...ada, width: 10 });
/** What the work on a piece cost, paid out of the drawer of whoever sorts. */
const ongkosKerja = uang('Ongkos Kerja', { ...ada, max: BATAS_PER_BARANG, width: 12 });
const answer = { ...jumlahSortir, ongkos: uang('') };
const screens = ['/sortir-pembelian'];

/** DONE when sorted, CANC when everything is bought goods again. */
export const sortirPembelian = defineDocument({
  name: 'sortir_pembelian',
  label: 'Sortir Pembelian',
  series: 'SR',
  gate: SEPUHAN_SENDIRI,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'sortir_pembelian',
    path: 'sortir-pembelian',
    screen: '/sortir-pembelian',
    waits: 'Belum Disortir',
    stock: { call: () => saranSortir, fields: kolomSaran, key: 'kode_barcode' },
    button: 'Sortir',
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    lines: { barang: barisSortir },
    paper: 'barang',
  },
  journals: [
    ...jurnal(TRX_SORTIR, 'JUAL', [...STOK, 'PERSEDIAAN_MANUAL'], ['PERSEDIAAN_BELI']),
    ...jurnal(TRX_SORTIR, 'ONGKOS', STOK, ['KAS']),
    ...jurnal(TRX_SORTIR, ['CUCI', 'PATRI'], ['PERSEDIAAN_PROSES'], ['PERSEDIAAN_BELI']),
    ...jurnal(TRX_SORTIR, 'ROSOK', ['PERSEDIAAN_ROSOK'], ['PERSEDIAAN_BELI']),
  ],
  pieces: {
    simpan: [
      [BARU, 'TERSEDIA'],
      ['DIBELI', 'DISORTIR'],
    ],
  },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'sortir-pembelian/simpan',
      label: 'Sortir',
      fields: {
        ...kolom.asked,
        barang: daftar(
          'Barang',
          {
            kode_barcode: kode('Kode Barcode', { min: 8, max: 8 }),
            tujuan,
            ke_baki,
            ongkos: ongkosKerja,
          },
          {
            ...ada,
            maxRows: 500,
            scan: {
              call: () => barangSortir,
              shows: {
                nama_barang: kolomSaran.nama_barang,
                berat: kolomSaran.berat,
                nilai_lebur: kolomSaran.nilai_lebur,
                nilai_jual: kolomSaran.nilai_jual,
                saran: kolomSaran.saran,
              },
              refuses: ({ tertahan }) => (tertahan ? pembelianErrors.SUSUT_BELUM_DISETUJUI.message : null),
            },
          },
        ),
        lot: daftar('Lot', { kode_lot: lotBeli, ...banyakLot, tujuan, ke_baki }, { ...ada, maxRows: 100 }),
        /** One row a piece: what it weighs, and under which name and on which tray it is sold. */
        keping: daftar(
          'Barcode Baru Dari Lot',
          {
            kode_lot: lotBeliSatu,
            berat: banyakLot.berat,
            nama_barang: teks('Nama Barang', { ...ada, min: 6, max: 100, dicetak: true, width: 24 }),
            ke_baki: ref('Ke Baki', () => bakiResource, { width: 10 }),
            ongkos: ongkosKerja,
          },
          { ...ada, maxRows: 100 },
        ),
      },
      answer: { ...answer, kode_barcode: deret(kode('')) },
      screens,
      message: 'Sortir Pembelian Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'sortir-pembelian/batal',
      label: 'Batal Sortir Pembelian',
      answer,
      screens,
      otorisasi: KATEGORI_PURCHASE,
      sameDay: sortirErrors.SORTIR_BEDA_HARI,
      effect: 'Barang kembali menjadi barang beli, ongkos kerja kembali ke laci.',
      message: 'Sortir Pembelian Berhasil Dibatalkan',
    }),
  },
});
