/**
 * Hancur data barang: pieces of the shop that are no goods any more. Their state says whether their worth becomes scrap that
 * lies in gudang HANCUR until it is melted, or a loss. Domain R8.3, 12.4; the series HB is ours. Life: DONE -> CANC, same day.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { foto, kode, ref, teks, uang, ya } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { kondisiBarangResource } from '../../master/kondisi-barang.resource.ts';
import { barangErrors } from '../barang.errors.ts';
import { barangDipindai, barisGerak, ringkasGerak } from '../gerak-barang.rule.ts';
import { FOTO_HANCUR } from './foto-hancur.command.ts';

const STOK = ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS'] as const;
const harga_modal = uang('Harga Modal', { total: 'sum', width: 13, rahasia: 'modal' });
const keterangan = teks('Keterangan', { max: 200, width: 24 });
const screens = ['/hancur-data-barang'];

/** DONE when destroyed, CANC when everything came back. */
export const hancurBarang = defineDocument({
  name: 'hancur_barang',
  label: 'Hancur Barang',
  series: 'HB',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'hancur_barang',
    path: 'hancur-barang',
    screen: '/hancur-data-barang',
    opens: true,
    head: {
      kondisi_barang: kode('Kondisi', { width: 10 }),
      tujuan: kode('Tujuan', { width: 8 }),
      ...ringkasGerak,
      harga_modal,
      user_id: kode('Oleh', { width: 9 }),
      keterangan,
      foto: ya('Foto'),
    },
    list: ['kondisi_barang', 'tujuan', 'jumlah_barang', 'berat', 'harga_modal', 'user_id', 'keterangan'],
    search: ['kondisi_barang', 'keterangan', 'user_id'],
    lines: { barang: barisGerak },
    paper: 'barang',
  },
  journals: [
    ...jurnal('HANCUR BARANG', 'ROSOK', ['PERSEDIAAN_ROSOK'], STOK),
    ...jurnal('HANCUR BARANG', 'HILANG', ['BARANG_HILANG'], STOK),
  ],
  pieces: { simpan: ['ROSOK', 'HILANG'].map((ke) => ['TERSEDIA', ke] as const) },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'hancur-barang/simpan',
      label: 'Hancur Barang',
      fields: {
        kondisi_barang: ref('Kondisi Barang', () => kondisiBarangResource),
        keterangan,
        foto: foto('Foto', { opsional: true, unggah: FOTO_HANCUR }),
        barang: barangDipindai,
      },
      answer: { ...ringkasGerak, harga_modal },
      screens,
      otorisasi: 'barang',
      message: 'Barang Berhasil Dihancurkan',
    },
    batal: takenBack({
      path: 'hancur-barang/batal',
      label: 'Batal Hancur Barang',
      answer: { ...ringkasGerak, harga_modal },
      screens,
      otorisasi: 'barang',
      sameDay: barangErrors.HANCUR_BEDA_HARI,
      message: 'Hancur Barang Berhasil Dibatalkan',
    }),
  },
});
