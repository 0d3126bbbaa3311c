/**
 * Money sent to head office: two documents, one per store, joined by a reference number, which is the number of the
 * sender's document. Spec 1 §4 (sending money to the centre), §7, §8; Domain R11.4, 12.4 (KIRIM_UANG). Sent money is on
 * the way until head office receives it, once; until then the sender may take it back on the same day.
 */
import { objek } from '@mustika/kernel/answer.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { defineReads } from '@mustika/kernel/document-reads.ts';
import { kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';
import { keuanganErrors } from '../keuangan.errors.ts';
import { STATUS_KIRIMAN } from '../laporan/laporan-kirim-uang-pusat.report.ts';
import { batalUangFields, KATEGORI_CASH } from '../mutasi/mutasi-uang.document.ts';

const no_reff = kode('No Referensi', { max: 40, width: 20, kosong: 'Mohon Masukkan Nomor Referensi' });
const rekening = ref('Rekening', () => rekeningResource, { opsional: true });
const kasir = ref('Laci Kasir', () => kasirResource, { opsional: true });

/** Form values of `POST kirim-uang`: out of a drawer (CASH) or a bank. */
export const kirimUangFields = {
  asal: kode('Asal', { initial: 'CASH', kosong: 'Asal Tidak Boleh Kosong' }),
  asal_rekening: rekening,
  kasir,
  jumlah: uang('Jumlah Rp', { min: 1 }),
  keterangan: teks('Keterangan', { max: 200 }),
};

/** Where head office puts the money; its own drawer unless it says otherwise. */
export const terimaUangFields = {
  no_reff,
  tujuan: kode('Tujuan', { opsional: true }),
  tujuan_rekening: rekening,
};

/** Both stores read one, and its number is what its paper calls the reference. */
export const kirimUangReads = defineReads({
  table: 'kirim_uang',
  path: 'kirim-uang-history',
  screen: '/kirim-uang-pusat',
  opens: true,
  stores: ['kode_toko', 'tujuan'],
  readers: ['/terima-uang-kas'],
  head: {
    no_reff,
    kode_toko: kode('Dari', { width: 7 }),
    nama_toko: teks('Toko'),
    asal: kode('Asal'),
    asal_rekening: kode('Rekening'),
    pengirim: kode('Pengirim', { width: 10 }),
    tujuan: kode('Ke', { width: 7 }),
    nama_tujuan: teks('Tujuan'),
    keterangan: teks('Keterangan', { width: 22 }),
    jumlah: uang('Nominal', { width: 13 }),
    penerima: kode('Penerima'),
    diterima: tanggal('Diterima'),
  },
  detail: { alamat_toko: teks('Alamat', { hidden: true }) },
  list: ['kode_toko', 'tujuan', 'pengirim', 'keterangan', 'jumlah'],
  search: ['pengirim', 'keterangan'],
  total: 'jumlah',
  missing: keuanganErrors.NO_REFF_TIDAK_ADA,
});

/** The sender's half: KIRIM while on the way, TERIMA once received, CANC when taken back. */
export const kirimUang = defineDocument({
  name: 'kirim_uang',
  label: 'Kirim Uang',
  series: 'KU',
  shows: { nomor: 'no_dokumen' },
  states: ['KIRIM', 'TERIMA', 'CANC'],
  stateLabels: Object.fromEntries(STATUS_KIRIMAN),
  reads: kirimUangReads,
  journals: [
    ...jurnal('KIRIM_UANG', 'KIRIM', ['UANG_DALAM_PERJALANAN'], ['KAS', 'BANK']),
    ...jurnal('KIRIM_UANG', 'DITERIMA', ['RK_PUSAT'], ['UANG_DALAM_PERJALANAN']),
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'KIRIM',
      path: 'kirim-uang',
      label: 'Kirim',
      fields: kirimUangFields,
      screens: ['/kirim-uang-pusat'],
      answer: {
        nota_kirim: objek({
          tanggal: tanggal(''),
          pengirim: kode(''),
          asal: kode(''),
          asal_rekening: kode('', { opsional: true }),
          tujuan: kode(''),
          jumlah: uang(''),
          keterangan: teks(''),
          nama_toko: teks(''),
          nama_tujuan: teks('', { opsional: true }),
        }),
      },
      message: 'Kirim Uang Berhasil',
      failed: 'Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi',
    },
    diterima: {
      from: ['KIRIM'],
      to: 'TERIMA',
      path: 'kirim-uang/diterima',
      internal: true,
      label: 'Diterima Pusat',
      fields: { no_reff },
      screens: [],
      answer: { jumlah: uang('') },
      message: 'Terima Uang Berhasil',
    },
    batal: takenBack({
      from: ['KIRIM'],
      path: 'kirim-uang/batal',
      label: 'Batal Kirim Uang',
      fields: batalUangFields,
      late: ['kasir'],
      screens: ['/kirim-uang-pusat'],
      otorisasi: KATEGORI_CASH,
      sameDay: keuanganErrors.UANG_BEDA_HARI,
      answer: { jumlah: uang('') },
      message: 'Kirim Uang Berhasil Dibatalkan',
    }),
  },
});

/** Head office's half, written by `PUT kirim-uang/{no_reff}/reception`. */
export const terimaUang = defineDocument({
  name: 'terima_uang',
  label: 'Terima Uang',
  series: 'TU',
  shows: { to: '/terima-uang-kas', nomor: 'no_dokumen' },
  states: ['DONE'],
  reads: {
    table: 'terima_uang',
    path: 'kirim-uang/penerimaan',
    screen: '/terima-uang-kas',
    waits: 'Di Perjalanan',
    moves: ['kirim_uang'],
    head: {
      no_reff,
      dari_toko: kode('Dari', { width: 7 }),
      penerima: kode('Penerima', { width: 10 }),
      tujuan: kode('Ke', { width: 10 }),
      tujuan_rekening: kode('Rekening', { width: 14 }),
      jumlah: uang('Nominal', { width: 13 }),
    },
    list: ['no_reff', 'dari_toko', 'penerima', 'tujuan', 'tujuan_rekening', 'jumlah'],
    search: ['no_reff', 'dari_toko', 'penerima'],
    total: 'jumlah',
  },
  journals: jurnal('TERIMA_UANG', 'TERIMA', ['KAS', 'BANK'], ['RK_CABANG']),
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'kirim-uang/terima',
      internal: true,
      label: 'Terima',
      fields: terimaUangFields,
      screens: [],
      answer: { no_reff, jumlah: uang('') },
      message: 'Terima Uang Berhasil',
    },
  },
});
