/**
 * Import data pusat: a branch takes over lists and prices of head office. What would change is shown row by row first; what was
 * chosen is taken whole or not at all, and a second person agrees, because prices change with it. People, places, accounts and
 * stones stay the branch's own; pieces come with their gold, by shipping (kirim-barang). Spec 1 §2.2 names the screen only.
 */

import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, teks, ya } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';

const gate = level('OWN', 'SU', 'MU', 'SPV');
const screens = ['/import-data-pusat'];

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
  }),
});
export type BandingPusat = WireOf<typeof bandingPusat.answer>;

/** The chosen lists as they were shown; with `perbarui` what differs becomes as it is at head office, too. */
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
      { maxRows: 60 },
    ),
    perbarui: ya('Perbarui Yang Berbeda', { opsional: true }),
    detail_authorization,
  },
  answer: baris({ tabel: kode(''), label: teks(''), baru: angka(''), beda: angka('') }),
  message: 'Data Pusat Berhasil Diambil',
});
