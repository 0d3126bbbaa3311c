/**
 * The closing of a day (tutup toko): drawers counted blind, differences posted, the three books summed up, the next day
 * opened. Spec 1 §2.2 (/tutup-toko) and §8; Domain R11.1, R11.3, 12.4 (SELISIH_KAS). Series TH is ours.
 */

import { defineDocument } from '@mustika/kernel/document.ts';
import { angka, catatan, daftar, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { LACI } from '@mustika/kernel/transfer.ts';

/** Kategori of the approval every closing needs. The specification does not say; we name it like the screen. */
export const KATEGORI_TUTUP = 'tutup-toko';

/**
 * Which day, when the next one is, and what the closer saw: the count of every drawer with the balance it was held
 * against, so that the approver signs exactly these differences, and the reasons for what was not in order.
 */
export const tutupFields = {
  tanggal: tanggal('Tanggal'),
  tanggal_berikut: tanggal('Tanggal Buka Berikutnya'),
  laci: daftar(
    'Laci',
    {
      akun: kode('Akun'),
      dimensi: kode('Kasir', { max: 40 }),
      urut: angka('Hitungan Ke', { min: 1, max: 30_000 }),
      saldo: uang('Saldo', { min: -1_000_000_000_000 }),
      /** Of a drawer that is not as the books have it. */
      alasan: teks('Alasan', { opsional: true, max: 200 }),
    },
    { opsional: true, maxRows: 100 },
  ),
  pengecualian: daftar(
    'Pengecualian',
    { kode: kode('Kode', { asTyped: true, max: 60 }), alasan: teks('Alasan', { min: 4, max: 200 }) },
    { opsional: true, maxRows: 50 },
  ),
  catatan: catatan('Catatan', { opsional: true }),
};

/** Which closing, and why it is undone. */
export const bukaKembaliFields = {
  no_dokumen: kode('No Dokumen', { max: 40 }),
  alasan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
};

/**
 * DONE when the day is closed, CANC when the owner opened it again; a day closed twice has two documents. It declares no
 * `reads`: its sheet is the page of its day, which days closed without a document have, too, and which says whether that day
 * may be opened again; journals lead there by the day.
 */
export const tutupToko = defineDocument({
  tanpaBatas: 'a difference of a count has an approval of its own',
  name: 'tutup_toko',
  label: 'Tutup Toko',
  series: 'TH',
  shows: { to: '/tutup-toko', hari: ['hari'] },
  states: ['DONE', 'CANC'],
  journals: [
    ...jurnal('SELISIH_KAS', 'LEBIH', LACI, ['SELISIH_KAS']),
    ...jurnal('SELISIH_KAS', 'KURANG', ['SELISIH_KAS'], LACI),
    ...jurnal('KUPON', 'LEPAS', ['LIABILITAS_KUPON'], ['BEBAN_POIN']),
    ...jurnal('KUPON', 'KEMBALI', ['BEBAN_POIN'], ['LIABILITAS_KUPON']),
    ...jurnal('AKRUAL BUNGA', 'TUMBUH', ['PIUTANG_BUNGA'], ['PENDAPATAN_BUNGA']),
    ...jurnal('AKRUAL BUNGA', 'BALIK', ['PENDAPATAN_BUNGA'], ['PIUTANG_BUNGA']),
  ],
  transitions: {
    tutup: {
      from: [],
      to: 'DONE',
      path: 'tutup-toko/tutup',
      label: 'Tutup Toko',
      fields: tutupFields,
      screens: ['/tutup-toko'],
      otorisasi: KATEGORI_TUTUP,
      answer: { tanggal: tanggal(''), tanggal_berikut: tanggal(''), selisih: uang('') },
      message: 'Toko Berhasil Ditutup',
    },
    bukaKembali: {
      from: ['DONE'],
      to: 'CANC',
      path: 'tutup-toko/buka-kembali',
      label: 'Buka Kembali',
      fields: bukaKembaliFields,
      screens: ['/tutup-toko'],
      gate: level('OWN'),
      otorisasi: KATEGORI_TUTUP,
      reverses: true,
      answer: { tanggal: tanggal('') },
      message: 'Hari Berhasil Dibuka Kembali',
    },
  },
});
