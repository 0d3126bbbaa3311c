/**
 * Hancur pembelian: empties gudang BELI by the day its pieces were bought, when they are not sent to sepuhan (Domain R4.11,
 * chapter 7, R8.3). The state given to them says whether their worth becomes scrap (PERSEDIAAN_ROSOK, and the pieces lie in
 * gudang HANCUR until they are melted) or a loss (BARANG_HILANG, and they are in no place of ours). Number series HP is
 * ours. Life: DONE -> CANC, same day, while nothing of it moved on.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import {
  angka,
  catatan,
  daftar,
  gram,
  kadar,
  kode,
  ref,
  tanggal,
  teks,
  uang,
} from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { kondisiBarangResource } from '../../master/kondisi-barang.resource.ts';
import { pembelianErrors } from '../pembelian.errors.ts';
import { KATEGORI_PURCHASE } from '../persetujuan-pembelian.rule.ts';

/** Fields of `POST hancur-pembelian/simpan`: pieces of one day of purchase. */
export const simpanHancurFields = {
  tgl_beli: tanggal('Tanggal Beli'),
  kondisi_barang: ref('Kondisi Barang', () => kondisiBarangResource),
  keterangan: catatan('Keterangan', { opsional: true, max: 200 }),
  barang: daftar(
    'Barang',
    { kode_barcode: kode('Kode Barcode', { min: 8, max: 8 }) },
    { maxRows: 2000, kosong: 'Barang Tidak Boleh Kosong' },
  ),
};

/** Which destruction is taken back, and why. */
export const batalHancurFields = {
  no_dokumen: kode('No Hancur', { max: 40 }),
  alasan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
};

/** DONE when destroyed, CANC when everything came back. Domain R4.11, R8.3. */
export const hancurPembelian = defineDocument({
  name: 'hancur_pembelian',
  label: 'Hancur Pembelian',
  series: 'HP',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'hancur_pembelian',
    path: 'hancur-pembelian',
    screen: '/hancur-pembelian',
    head: {
      tgl_beli: tanggal('Tgl Beli', { width: 11 }),
      kondisi_barang: kode('Kondisi', { width: 10 }),
      tujuan: kode('Tujuan', { width: 8 }),
      jumlah_barang: angka('Pcs', { total: 'sum', width: 5 }),
      berat: gram('Berat', { total: 'sum', width: 9 }),
      nilai: uang('Nilai', { total: 'sum', width: 13 }),
      user_id: kode('Oleh', { width: 9 }),
      keterangan: catatan('Keterangan'),
    },
    list: ['tgl_beli', 'kondisi_barang', 'tujuan', 'jumlah_barang', 'berat', 'nilai', 'user_id'],
    search: ['kondisi_barang', 'keterangan', 'user_id'],
    total: 'nilai',
    lines: {
      barang: {
        label: 'Barang',
        table: 'hancur_pembelian_barang',
        fields: {
          kode_barcode: kode('Barcode', { total: 'count', width: 10 }),
          no_faktur_beli: kode('No Faktur Beli', { width: 24 }),
          nama_barang: teks('Nama Barang', { width: 28 }),
          kode_group: kode('Group', { width: 8 }),
          kode_dept: kode('Jenis', { width: 8 }),
          kadar: kadar('Kadar'),
          berat: gram('Berat', { total: 'sum' }),
          berat_murni: gram('Brt Murni', { total: 'sum' }),
          harga_modal: uang('Nilai', { total: 'sum' }),
        },
      },
    },
    paper: 'barang',
  },
  journals: [
    ...jurnal('HANCUR PEMBELIAN', 'ROSOK', ['PERSEDIAAN_ROSOK'], ['PERSEDIAAN_BELI']),
    ...jurnal('HANCUR PEMBELIAN', 'HILANG', ['BARANG_HILANG'], ['PERSEDIAAN_BELI']),
  ],
  pieces: {
    simpan: [
      ['DIBELI', 'ROSOK'],
      ['DIBELI', 'HILANG'],
    ],
  },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'hancur-pembelian/simpan',
      label: 'Hancur Pembelian',
      fields: simpanHancurFields,
      screens: ['/hancur-pembelian'],
      otorisasi: KATEGORI_PURCHASE,
      answer: { jumlah: angka(''), berat: gram(''), nilai: uang('') },
      message: 'Pembelian Berhasil Dihancurkan',
    },
    batal: takenBack({
      path: 'hancur-pembelian/batal',
      label: 'Batal Hancur Pembelian',
      fields: batalHancurFields,
      screens: ['/hancur-pembelian'],
      otorisasi: KATEGORI_PURCHASE,
      sameDay: pembelianErrors.BATAL_HANCUR_BEDA_HARI,
      answer: { nilai: uang('') },
      message: 'Hancur Pembelian Berhasil Dibatalkan',
    }),
  },
});
