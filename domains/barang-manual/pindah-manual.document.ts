/**
 * Pindah barang manual: goods without a barcode go to another tray of the same branch, so many pieces and grams of each. The books of money
 * follow lot by lot, at average cost. Out of a room that sells into one that does not asks for a second person, as for pieces. Series
 * PM is ours; the specification names the screen. Life: DONE -> CANC, same day, while as much of it is there.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { daftar, kode, ref } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { banyak, kode_lot } from '../lot/isian-lot.rule.ts';
import { BARANG_MANUAL } from '../lot/punya-lot.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { manualErrors } from './barang-manual.errors.ts';
import { barisLot, jumlahFields, KATEGORI, keterangan } from './barang-manual.rule.ts';

const kolom = columnsOf({
  ke_gudang: computed(kode('Ke Gudang'), { list: 10 }),
  ke_baki: asked(
    ref('Ke Baki', () => bakiResource),
    { list: 10, search: true },
  ),
  jumlah_barang: computed(jumlahFields.jumlah_barang, { list: 6 }),
  berat: computed(jumlahFields.berat, { list: 10 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(keterangan, { list: 24, search: true }),
});
const screens = ['/pindah-barang-manual'];

/** DONE when moved, CANC when everything lies where it lay. */
export const pindahManual = defineDocument({
  name: 'pindah_manual',
  label: 'Pindah Barang Manual',
  series: 'PM',
  gate: BARANG_MANUAL,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'pindah_manual',
    path: 'pindah-barang-manual',
    screen: '/pindah-barang-manual',
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    lines: { barang: { ...barisLot, where: { arah: ['KELUAR'] } } },
    paper: 'barang',
  },
  journals: jurnal(KATEGORI, 'PINDAH', ['PERSEDIAAN_MANUAL'], ['PERSEDIAAN_MANUAL']),
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'pindah-barang-manual/simpan',
      label: 'Pindah Barang',
      fields: {
        ...kolom.asked,
        barang: daftar(
          'Barang',
          { kode_lot, ...banyak },
          { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' },
        ),
      },
      answer: jumlahFields,
      screens,
      message: 'Barang Berhasil Dipindah',
    },
    batal: takenBack({
      path: 'pindah-barang-manual/batal',
      label: 'Batal Pindah Barang Manual',
      answer: jumlahFields,
      screens,
      otorisasi: 'barang',
      sameDay: manualErrors.PINDAH_MANUAL_BEDA_HARI,
      message: 'Pindah Barang Manual Berhasil Dibatalkan',
    }),
  },
});
