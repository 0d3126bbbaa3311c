/**
 * The receiver's half of a shipment, written together with the sender's (docs/decisions/0021, 0044): the pieces that came lie in a
 * tray of his from now on, with all that their cards said, at what they weigh here and at their cost; what did not come as it was
 * sent stays with the sender, where it waits to be settled. Pieces of those that are taken after all come by a second one. Life:
 * DONE; what arrived has arrived, and goes back by a shipment of its own.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { angka, daftar, gram, kadar, kode, pilihan, ref, teks } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { BARU } from '@mustika/kernel/status-moves.ts';
import { ringkasGerak } from '../barang/gerak-barang.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { barisJawab, harga_modal, KIRIM_BARANG, keterangan, RK, STOK } from './kirim-barang.document.ts';
import { KEADAAN } from './kirim-barang.rule.ts';

/** The number of the sender's document, which is the reference of both. */
export const no_kirim = kode('No Kirim', { max: 40, width: 20, kosong: 'No Kirim Tidak Boleh Kosong' });

/** Groups of the sender that this store calls something else. */
const grup = daftar(
  'Ganti Group',
  { dari_group: kode('Group Pengirim'), kode_group: ref('Group', () => groupResource) },
  { opsional: true },
);
const ke_baki = ref('Ke Baki', () => bakiResource, { opsional: true });

/** What the receiver says of a piece, whose weight he takes off his own scale. */
const berat = gram('Berat Terima', { opsional: true, min: 1, ditimbang: true });

/** What the receiver sends: what he does not name came as it was sent. */
export const terimaBarangFields = {
  no_kirim,
  ke_baki,
  keterangan,
  grup,
  barang: daftar('Barang Yang Tidak Sesuai', { ...barisJawab, berat }, { opsional: true, maxRows: 2000 }),
};

/** Pieces that are taken after all, at the weight of this scale where it is another one. */
export const terimaSusulanFields = {
  no_kirim,
  ke_baki,
  alasan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
  grup,
  barang: daftar(
    'Barang',
    { kode_barcode: barisJawab.kode_barcode, berat },
    { maxRows: 2000, kosong: 'Barang Tidak Boleh Kosong' },
  ),
};

/** Its event in both halves: whose shipment it is. */
const dari_toko = kode('Dari', { width: 7 });
const TERIMA = {
  from: [],
  to: 'DONE',
  internal: true,
  screens: [],
  answer: { no_kirim, ...ringkasGerak, selisih: angka('Selisih') },
} as const;
const TIBA = [
  [BARU, 'TERSEDIA'],
  ['TERKIRIM', 'TERSEDIA', 'TIMBANG'],
] as const;

/** DONE when received. */
export const terimaBarang = defineDocument({
  name: 'terima_barang',
  label: 'Terima Barang',
  series: 'KT',
  gate: KIRIM_BARANG,
  shows: { to: '/terima-barang', nomor: 'no_dokumen' },
  states: ['DONE'],
  reads: {
    table: 'terima_barang',
    path: 'terima-barang',
    screen: '/terima-barang',
    waits: 'Di Perjalanan',
    moves: ['kirim_barang'],
    head: {
      no_kirim,
      dari_toko,
      cara: pilihan('Cara', [
        ['PERTAMA', 'Langsung'],
        ['SUSULAN', 'Susulan'],
      ]),
      ke_baki: kode('Ke Baki', { opsional: true, width: 10 }),
      ...ringkasGerak,
      harga_modal,
      selisih: angka('Selisih', { width: 7 }),
      user_id: kode('Penerima', { width: 9 }),
      keterangan,
    },
    list: ['no_kirim', 'dari_toko', 'ke_baki', 'jumlah_barang', 'berat', 'selisih', 'user_id', 'keterangan'],
    search: ['no_kirim', 'dari_toko', 'user_id', 'keterangan'],
    lines: {
      barang: {
        label: 'Barang',
        table: 'terima_barang_barang',
        fields: {
          kode_barcode: kode('Barcode', { total: 'count', width: 10 }),
          nama_barang: teks('Nama Barang', { width: 28 }),
          kode_group: kode('Group', { width: 8 }),
          kode_dept: kode('Jenis', { width: 8 }),
          kadar: kadar('Kadar', { width: 6 }),
          berat_kirim: gram('Berat Kirim', { total: 'sum', width: 9 }),
          berat: gram('Berat Terima', { opsional: true, total: 'sum', width: 9 }),
          harga_modal,
          hasil: pilihan('Hasil', KEADAAN, { width: 12 }),
          ke_baki: kode('Ke Baki', { opsional: true, width: 10 }),
          catatan: teks('Catatan', { opsional: true, width: 18 }),
        },
      },
    },
    paper: 'barang',
  },
  journals: jurnal('TERIMA_BARANG', 'TERIMA', STOK, RK),
  pieces: { simpan: TIBA, susulan: TIBA },
  transitions: {
    simpan: {
      ...TERIMA,
      path: 'kirim-barang/masuk',
      label: 'Terima',
      fields: { ...terimaBarangFields, dari_toko },
      message: 'Terima Barang Berhasil',
    },
    susulan: {
      ...TERIMA,
      path: 'kirim-barang/masuk-susulan',
      label: 'Terima Susulan',
      fields: { ...terimaSusulanFields, dari_toko },
      otorisasi: 'barang',
      message: 'Terima Susulan Berhasil',
    },
  },
});
