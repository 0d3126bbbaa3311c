/**
 * Pindah sortir: gold that was sorted goes to another bucket, so many grams of each lot at their share of its worth: what is to be washed
 * turns out to be for melting, and the other way round. Weight, fine gold and worth are the same on both sides. Series PR
 * is ours; the specification names the screen. Life: DONE -> CANC, same day, while as much of it is there. Domain 7.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { angka, daftar, gram, kadar, kode, teks } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { banyakLot } from '../../lot/isian-lot.rule.ts';
import { SEPUHAN_SENDIRI } from '../../lot/punya-lot.rule.ts';
import { KATEGORI_PURCHASE } from '../persetujuan-pembelian.rule.ts';
import { sortirErrors } from './sortir.errors.ts';
import { jumlahSortir, kelompok, keterangan, lotSortir, TRX_PINDAH } from './sortir.rule.ts';

const kolom = columnsOf({
  tujuan: asked(kelompok, { list: 14, search: true }),
  jumlah_barang: computed(jumlahSortir.jumlah_barang, { list: 6 }),
  berat: computed(jumlahSortir.berat, { list: 10 }),
  harga_modal: computed(jumlahSortir.harga_modal, { list: 14 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(keterangan, { list: 24, search: true }),
});
const screens = ['/pindah-sortir'];
/** Where the worth of buckets lies. */
const KELOMPOK_AKUN = ['PERSEDIAAN_BELI', 'PERSEDIAAN_PROSES', 'PERSEDIAAN_ROSOK'] as const;

/** DONE when moved, CANC when everything is where it was. */
export const pindahSortir = defineDocument({
  name: 'pindah_sortir',
  label: 'Pindah Sortir',
  series: 'PR',
  gate: SEPUHAN_SENDIRI,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'pindah_sortir',
    path: 'pindah-sortir',
    screen: '/pindah-sortir',
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    lines: {
      barang: {
        label: 'Barang',
        table: 'baris_lot',
        where: { arah: ['KELUAR'] },
        fields: {
          kode_lot: kode('Kode Lot', { total: 'count', width: 10 }),
          nama_lot: teks('Nama', { width: 28 }),
          jenis_lot: kode('Dari Kelompok', { width: 12 }),
          kadar: kadar('Kadar', { width: 7 }),
          kode_baki: kode('Baki', { width: 9 }),
          qty: angka('Pcs', { total: 'sum', width: 6 }),
          berat: gram('Berat', { total: 'sum', width: 10 }),
          murni: gram('Berat Murni', { total: 'sum', width: 10 }),
          harga_modal: jumlahSortir.harga_modal,
        },
      },
    },
    paper: 'barang',
  },
  journals: jurnal(TRX_PINDAH, ['CUCI', 'PATRI', 'ROSOK'], KELOMPOK_AKUN, KELOMPOK_AKUN),
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'pindah-sortir/simpan',
      label: 'Pindah Sortir',
      fields: {
        ...kolom.asked,
        barang: daftar(
          'Barang',
          { kode_lot: lotSortir, ...banyakLot },
          { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' },
        ),
      },
      answer: jumlahSortir,
      screens,
      message: 'Barang Berhasil Dipindah',
    },
    batal: takenBack({
      path: 'pindah-sortir/batal',
      label: 'Batal Pindah Sortir',
      answer: jumlahSortir,
      screens,
      otorisasi: KATEGORI_PURCHASE,
      sameDay: sortirErrors.PINDAH_SORTIR_BEDA_HARI,
      message: 'Pindah Sortir Berhasil Dibatalkan',
    }),
  },
});
