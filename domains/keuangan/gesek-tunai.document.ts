/**
 * Gesek tunai: a customer's card is charged at our machine and he takes the amount in cash, less a fee. Domain R6.10;
 * series GT is ours. Debit cards only unless the store's setting GESEK_TUNAI_KREDIT says otherwise, because merchants may
 * not pay out cash on credit cards (PBI 11/11/PBI/2009); the last four digits and no expiry are kept.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { kode, persen, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { keuanganErrors } from './keuangan.errors.ts';
import { batalUangFields, KATEGORI_CASH } from './mutasi/mutasi-uang.document.ts';

/** What is typed; fee_rp and cash follow from it. */
export const gesekFields = {
  no_rekening: ref('Rekening EDC', () => rekeningResource),
  jenis_kartu: pilihan('Jenis Kartu', ['DEBET', 'CREDIT'], { initial: 'DEBET' }),
  gesek: uang('Jumlah Gesek', { min: 1 }),
  /** What the store asks for (FEE_GESEK_TUNAI), unless somebody agrees to another one. */
  fee_persen: persen('Fee (%)', { opsional: true }),
  kartu_akhir: kode('4 Angka Terakhir Kartu', { min: 4, max: 4 }),
  nama_pemilik: teks('Nama Pemilik Kartu', { max: 60 }),
  no_ktp: kode('No KTP', { opsional: true, min: 16, max: 16, segel: true }),
  alamat: teks('Alamat', { opsional: true, max: 160 }),
  telp: telepon('No HP', { opsional: true }),
};

/** DONE when saved, CANC when taken back the same day. Domain 12.4 GESEK_TUNAI. */
export const gesekTunai = defineDocument({
  name: 'gesek_tunai',
  label: 'Gesek Tunai',
  series: 'GT',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'gesek_tunai',
    path: 'non-cash/gesek-histories',
    screen: '/gesek-tunai',
    head: {
      kasir: kode('Kasir', { width: 9 }),
      no_rekening: kode('Rekening', { width: 12 }),
      nama_pemilik: teks('Nama Pemilik', { width: 18 }),
      jenis_kartu: kode('Jenis Kartu', { width: 8 }),
      kartu_akhir: kode('Kartu', { width: 6 }),
      gesek: uang('Gesek', { total: 'sum', width: 11 }),
      fee_persen: persen('Fee %', { width: 6 }),
      fee_rp: uang('Fee', { total: 'sum', width: 10 }),
      cash: uang('Uang Keluar', { total: 'sum', width: 11 }),
      no_ktp: kode('No KTP', { segel: true }),
      alamat: teks('Alamat'),
      telp: kode('No HP'),
    },
    list: ['kasir', 'no_rekening', 'nama_pemilik', 'kartu_akhir', 'gesek', 'fee_persen', 'fee_rp', 'cash'],
    search: ['nama_pemilik', 'kartu_akhir', 'no_rekening'],
    own: ['kasir'],
    total: 'gesek',
    paper: { head: ['no_rekening', 'jenis_kartu', 'kartu_akhir', 'gesek', 'fee_persen', 'fee_rp', 'cash'] },
    signed: { Kasir: 'kasir', 'Pemilik Kartu': 'nama_pemilik' },
  },
  journals: jurnal('GESEK_TUNAI', ['DEBET', 'CREDIT'], ['PIUTANG_EDC'], ['KAS', 'PENDAPATAN_FEE_GESEK']),
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'non-cash/gesek-tunai',
      label: 'Simpan',
      fields: gesekFields,
      answer: { gesek: uang(''), fee_rp: uang(''), cash: uang('') },
      screens: ['/gesek-tunai'],
      message: 'Gesek Tunai Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'non-cash/gesek-batal',
      label: 'Batal Gesek Tunai',
      fields: batalUangFields,
      answer: { gesek: uang('') },
      late: ['kasir'],
      screens: ['/gesek-tunai'],
      otorisasi: KATEGORI_CASH,
      sameDay: keuanganErrors.UANG_BEDA_HARI,
      message: 'Gesek Tunai Berhasil Dibatalkan',
    }),
  },
});
