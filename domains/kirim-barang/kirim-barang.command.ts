/** What is on its way, one shipment by the number on its paper, that paper, and receiving it. Spec 1 §7 names the two lists only. */
import { baris } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { transitionAnswer } from '@mustika/kernel/document.ts';
import { oneAnswer } from '@mustika/kernel/document-answers.ts';
import { angka, gram, kode, pilihan, tanggal, teks } from '@mustika/kernel/field.ts';
import { KIRIM_BARANG, kirimBarang } from './kirim-barang.document.ts';
import { STATUS_KIRIM } from './kirim-barang.rule.ts';
import { no_kirim, terimaBarang, terimaBarangFields, terimaSusulanFields } from './terima-barang.document.ts';

const gate = KIRIM_BARANG;
const ends = ['/kirim-barang', '/kirim-barang-kecabang', '/terima-barang'];

/** A shipment in a list of numbers. */
export const kolomKiriman = {
  no_kirim: kode('No Kirim', { width: 20 }),
  tanggal: tanggal('Tanggal', { width: 11 }),
  dari_toko: kode('Dari', { width: 8 }),
  ke_toko: kode('Ke', { width: 8 }),
  jumlah_barang: angka('Pcs', { width: 5 }),
  berat: gram('Berat', { width: 9 }),
  dijalan: angka('Belum Dijawab', { width: 8 }),
  selisih: angka('Selisih', { width: 7 }),
  status: pilihan('Status', STATUS_KIRIM, { width: 12 }),
  keterangan: teks('Keterangan', { opsional: true, width: 24 }),
} as const;
const kiriman = baris(kolomKiriman);

/** Numbers of what this store sent, the newest first: the last thousand. */
export const noKirim = defineCommand({
  name: 'kirimbarang-nokirim',
  label: 'Daftar No Kirim',
  method: 'GET',
  path: 'kirimbarang/get/nokirim',
  gate,
  screens: [...ends, '/laporan-kirim-barang'],
  fields: {},
  answer: kiriman,
});

/** Numbers of what is on its way to this store, the oldest first, and of what waits there to be settled. */
export const belumDiterima = defineCommand({
  name: 'kirim-barang-belum-diterima',
  label: 'Kiriman Belum Diterima',
  method: 'GET',
  path: 'kirim-barang/unreceive/list-no-kirim',
  gate,
  screens: ends,
  fields: {},
  answer: kiriman,
});

/** One shipment, for its two ends only. */
export const kirimanSatu = defineCommand({
  name: 'kirim-barang-kiriman',
  label: 'Kiriman Barang',
  method: 'GET',
  path: 'kirim-barang/kiriman/{no_kirim}',
  gate,
  screens: ends,
  fields: { no_kirim },
  answer: oneAnswer(kirimBarang),
});

/** The paper that travels with the pieces, with a code that opens the shipment where it is received. */
export const suratJalan = defineCommand({
  name: 'kirim-barang-surat-jalan',
  label: 'Cetak Surat Jalan',
  method: 'GET',
  path: 'kirim-barang/surat-jalan/{no_kirim}',
  gate,
  screens: ends,
  fields: { no_kirim },
});

/** Answers for the pieces of a shipment. Sent again after a broken connection it answers what it answered. */
export const terimaKirimanBarang = defineCommand({
  name: 'kirim-barang-terima',
  label: 'Terima Barang',
  path: 'kirim-barang/terima',
  gate,
  screens: ['/terima-barang'],
  fields: terimaBarangFields,
  answer: transitionAnswer(terimaBarang.transitions.simpan),
  message: 'Terima Barang Berhasil',
});

/** Takes pieces after all that were missing, weighed something else or were refused. */
export const terimaSusulan = defineCommand({
  name: 'kirim-barang-terima-susulan',
  label: 'Terima Susulan',
  path: 'kirim-barang/terima-susulan',
  gate,
  screens: ['/terima-barang'],
  fields: { ...terimaSusulanFields, detail_authorization },
  answer: transitionAnswer(terimaBarang.transitions.susulan),
  message: 'Terima Susulan Berhasil',
});
