/**
 * Hancur barang manual: goods without a barcode that are no goods any more, so many pieces and grams of each. Their state says whether they
 * become scrap of the same karat in gudang HANCUR, or a loss, as that of pieces does. Domain R8.3, 12.4; series HM is ours. Life:
 * DONE -> CANC, same day, while as much of the scrap is there.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { daftar, kode, ref, teks } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { banyak, kode_lot } from '../lot/isian-lot.rule.ts';
import { BARANG_MANUAL } from '../lot/punya-lot.rule.ts';
import { kondisiBarangResource } from '../master/kondisi-barang.resource.ts';
import { manualErrors } from './barang-manual.errors.ts';
import { barisLot, harga_modal, jumlahFields, TRX_HANCUR } from './barang-manual.rule.ts';

const kolom = columnsOf({
  kondisi_barang: asked(
    ref('Kondisi Barang', () => kondisiBarangResource),
    { list: 10, search: true },
  ),
  tujuan: computed(kode('Tujuan'), { list: 8 }),
  jumlah_barang: computed(jumlahFields.jumlah_barang, { list: 6 }),
  berat: computed(jumlahFields.berat, { list: 10 }),
  harga_modal: computed(harga_modal, { list: 14 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(teks('Keterangan', { min: 4, max: 200 }), { list: 24, search: true }),
});
const answer = { ...jumlahFields, harga_modal };
const screens = ['/hancur-barang-manual'];

/** DONE when destroyed, CANC when everything came back. */
export const hancurManual = defineDocument({
  name: 'hancur_manual',
  label: 'Hancur Barang Manual',
  series: 'HM',
  gate: BARANG_MANUAL,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'hancur_manual',
    path: 'hancur-barang-manual',
    screen: '/hancur-barang-manual',
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    lines: { barang: barisLot },
    paper: 'barang',
  },
  journals: [
    ...jurnal(TRX_HANCUR, 'ROSOK', ['PERSEDIAAN_ROSOK'], ['PERSEDIAAN_MANUAL']),
    ...jurnal(TRX_HANCUR, 'HILANG', ['BARANG_HILANG'], ['PERSEDIAAN_MANUAL']),
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'hancur-barang-manual/simpan',
      label: 'Hancur Barang',
      fields: {
        ...kolom.asked,
        barang: daftar(
          'Barang',
          { kode_lot, ...banyak },
          { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' },
        ),
      },
      answer,
      screens,
      otorisasi: 'barang',
      message: 'Barang Berhasil Dihancurkan',
    },
    batal: takenBack({
      path: 'hancur-barang-manual/batal',
      label: 'Batal Hancur Barang Manual',
      answer,
      screens,
      otorisasi: 'barang',
      sameDay: manualErrors.HANCUR_MANUAL_BEDA_HARI,
      message: 'Hancur Barang Manual Berhasil Dibatalkan',
    }),
  },
});
