/**
 * Import data pusat: a branch takes over lists, prices and pieces of head office. What would change is shown row by row first; what
 * was chosen is taken whole or not at all, and a second person agrees, because prices change with it. People, places, accounts and
 * stones stay the branch's own. Pieces are those of the shipments that head office has under way to it, taken by the reception of
 * kirim-barang in the same transaction (docs/decisions/0062). Spec 1 §2.2 names the screen only.
 */

import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import {
  angka,
  daftar,
  gram,
  kadar,
  kode,
  pilihan,
  ref,
  tanggal,
  teks,
  uang,
  ya,
} from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { no_kirim } from '../terima-barang.document.ts';
import { KEBERADAAN } from './kiriman-pusat.rule.ts';

const gate = level('OWN', 'SU', 'MU', 'SPV');
const screens = ['/import-data-pusat'];

/** A piece on its way from head office, with what a gram of it costs in this store. */
export const kolomBarangPusat = {
  no_kirim,
  kode_barcode: kode('Barcode', { width: 10 }),
  nama_barang: teks('Nama Barang', { width: 26 }),
  kode_group: kode('Group', { width: 8 }),
  kadar: kadar('Kadar', { width: 7 }),
  berat: gram('Berat', { total: 'sum', width: 9 }),
  harga: uang('Harga Per Gram', { opsional: true, width: 12 }),
  keberadaan: pilihan('Keadaan', KEBERADAAN, { width: 16 }),
} as const;

/** What head office has that this branch does not, list by list; `sidik` names exactly these differences. */
export const bandingPusat = defineCommand({
  name: 'import-data-pusat',
  label: 'Banding Data Pusat',
  method: 'GET',
  path: 'import-data-pusat',
  screens,
  gate,
  fields: {},
  answer: objek({
    pusat: kode(''),
    nama_toko: teks(''),
    daftar: baris({
      tabel: kode(''),
      label: teks(''),
      baru: angka(''),
      beda: angka(''),
      sama: angka(''),
      sidik: kode(''),
    }),
    /** One line for a row that is new, one for each column that differs; `kolom` is its name in the list. */
    rincian: baris({
      tabel: kode(''),
      kunci: teks(''),
      nama: teks('', { opsional: true }),
      jenis: kode(''),
      kolom: kode('', { opsional: true }),
      label: teks('', { opsional: true }),
      di_pusat: teks('', { opsional: true }),
      di_toko: teks('', { opsional: true }),
    }),
    kiriman: baris({
      no_kirim,
      tanggal: tanggal(''),
      jumlah_barang: angka(''),
      berat: gram(''),
      keterangan: teks('', { opsional: true }),
    }),
    barang: baris(kolomBarangPusat),
  }),
});
export type BandingPusat = WireOf<typeof bandingPusat.answer>;

/**
 * The chosen lists as they were shown; with `perbarui` what differs becomes as it is at head office, too. Pieces of the chosen
 * shipments lie in `ke_baki` afterwards, each as it was sent: who misses one receives the shipment at /terima-barang and says so.
 */
export const ambilPusat = defineCommand({
  name: 'import-data-pusat-ambil',
  label: 'Ambil Data Pusat',
  path: 'import-data-pusat/ambil',
  screens,
  gate,
  fields: {
    daftar: daftar(
      'Daftar',
      { tabel: kode('Tabel', { asTyped: true, max: 60 }), sidik: kode('Sidik', { asTyped: true, max: 64 }) },
      { opsional: true, maxRows: 60 },
    ),
    kiriman: daftar('Kiriman', { no_kirim }, { opsional: true, maxRows: 20 }),
    ke_baki: ref('Ke Baki', () => bakiResource, { opsional: true }),
    perbarui: ya('Perbarui Yang Berbeda', { opsional: true }),
    detail_authorization,
  },
  answer: baris({ tabel: kode(''), label: teks(''), baru: angka(''), beda: angka('') }),
  message: 'Data Pusat Berhasil Diambil',
});
