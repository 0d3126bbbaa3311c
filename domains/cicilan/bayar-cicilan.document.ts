/**
 * A payment of a plan: of one instalment, of part of one, of several at once, or of all of the rest with its rebate. The oldest
 * comes first; what comes late pays the plan's late fee beside it. DONE, and CANC the same day while it is the last one. Domain
 * R6.7, 2.4.
 */

import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { defineReads } from '@mustika/kernel/document-reads.ts';
import { kode, pilihan, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { KATEGORI_SALES } from '../jual/persetujuan-penjualan.rule.ts';
import { identitasFields } from '../member/data-diri.rule.ts';
import { barisSekali, bayarMasuk, jurnalMasuk } from '../pembayaran/dibayar.rule.ts';
import { cicilanErrors } from './cicilan.errors.ts';
import { CARA_BAYAR_CICILAN } from './cicilan.reads.ts';
import { MEJA_BAYAR, TAGIHAN } from './meja-bayar.rule.ts';

const ada = { opsional: true } as const;
const keterangan = teks('Keterangan', { opsional: true, max: 200, width: 24 });
const cara = pilihan('Bayar', CARA_BAYAR_CICILAN, {
  ...{ width: 13, initial: 'ANGSURAN' },
  clears: ['jumlah', 'denda'],
});
/** Where nothing is typed it is what is due, with the late fee of the rule. */
const ikut = { follows: true } as const;

/** `terbayar` is what the screen showed as paid: where another till was faster, this one is told. */
export const bayarCicilanFields = {
  no_cicilan: kode('No Cicilan', { max: 40 }),
  cara,
  terbayar: uang('Sudah Dibayar', ikut),
  jumlah: uang('Jumlah Angsuran', { min: 1, ...ikut }),
  denda: uang('Denda', { opsional: true, ...ikut }),
  keterangan,
  bayar: bayarMasuk('jumlah', 'denda'),
  ...identitasFields,
};

const { no_cicilan, terbayar, jumlah } = bayarCicilanFields;
/** What a payment says of its plan where another store takes the money: both stores write the late fee that was asked for there. */
export const bayarTokoLainFields = {
  ...{ no_cicilan, cara, terbayar, jumlah },
  denda: uang('Denda', ikut),
  keterangan,
};

/** How a payment is read: of which plan, what of it was late or forgiven, and how it was paid. Domain R6.7. */
export const bayarCicilanReads = defineReads({
  table: 'bayar_cicilan',
  path: 'bayar-cicilan',
  screen: '/bayar-cicilan',
  readers: ['/lihat-cicilan'],
  head: {
    no_cicilan: kode('No Cicilan', { width: 18 }),
    nama_customer: teks('Customer', { width: 15 }),
    no_hp_customer: kode('No HP', { ...ada, width: 13 }),
    cara,
    jumlah: uang('Angsuran', { width: 12 }),
    denda: uang('Denda', { width: 10 }),
    rabat: uang('Rabat', { width: 10 }),
    sisa: uang('Sisa Cicilan', { width: 12 }),
    kasir: kode('Kasir', { width: 9 }),
    toko_bayar: kode('Dibayar Di', { ...ada, width: 8 }),
  },
  detail: {
    denda_aturan: uang('Denda Menurut Aturan'),
    margin: uang('Margin Diakui'),
    ppn: uang('PPN'),
    keterangan,
  },
  list: ['no_cicilan', 'nama_customer', 'cara', 'jumlah', 'denda', 'rabat', 'sisa', 'kasir', 'toko_bayar'],
  brief: ['nama_customer', 'jumlah'],
  search: ['no_cicilan', 'nama_customer', 'no_hp_customer'],
  seek: 'No pembayaran, no cicilan, nama, atau no HP',
  waits: 'Terima bayar',
  total: 'jumlah',
  lines: { pembayaran: barisSekali },
  paper: 'pembayaran',
});

/** DONE in the books, CANC taken back the same day while no later payment stands. Domain R6.7. */
export const bayarCicilan = defineDocument({
  name: 'bayar_cicilan',
  label: 'Bayar Cicilan',
  series: 'AC',
  gate: flag('CICILAN_MODULE'),
  shows: { to: '/bayar-cicilan', nomor: 'no_dokumen' },
  // The plan bound the price.
  lepas: { HARGA: [] },
  states: ['DONE', 'CANC'],
  reads: bayarCicilanReads,
  journals: ['BAYAR CICILAN', 'PELUNASAN CEPAT CICILAN'].flatMap((trx) => [
    ...jurnalMasuk(trx, ['UANG_MUKA_CICILAN']),
    // Paid in another store: that one owes it.
    ...jurnal(trx, 'TOKO_LAIN', ['RK_PUSAT', 'RK_CABANG'], ['UANG_MUKA_CICILAN']),
    ...jurnal(trx, 'MARGIN', ['UANG_MUKA_CICILAN'], ['PENDAPATAN_MARGIN_CICILAN']),
    ...jurnal(trx, 'DENDA', ['UANG_MUKA_CICILAN'], ['PENDAPATAN_LAIN']),
    ...jurnal(trx, 'PPN', ['UANG_MUKA_CICILAN'], ['PPN_KELUARAN']),
  ]),
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'bayar-cicilan/simpan',
      label: 'Bayar Cicilan',
      fields: bayarCicilanFields,
      screens: ['/lihat-cicilan', '/bayar-cicilan'],
      asks: TAGIHAN,
      counter: MEJA_BAYAR,
      answer: { jumlah: uang(''), denda: uang(''), rabat: uang(''), kembali: uang(''), sisa: uang('') },
      message: 'Pembayaran Cicilan Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'bayar-cicilan/batal',
      label: 'Batal Bayar Cicilan',
      screens: ['/bayar-cicilan'],
      otorisasi: KATEGORI_SALES,
      sameDay: cicilanErrors.BAYAR_CICILAN_BEDA_HARI,
      effect: 'Uang kembali ke customer dan angsuran terbuka lagi. Perlu persetujuan.',
      answer: { jumlah: uang(''), denda: uang('') },
      message: 'Pembayaran Cicilan Berhasil Dibatalkan',
    }),
    toko_lain: {
      internal: true,
      from: [],
      to: 'DONE',
      path: 'bayar-cicilan/toko-lain',
      label: 'Dibayar Di Toko Lain',
      fields: { ...bayarTokoLainFields, toko_bayar: kode('Dibayar Di', { max: 8 }) },
      screens: [],
      message: 'Pembayaran Cicilan Berhasil Disimpan',
    },
    // On whatever day it is here: the day that counts is that of the store that took the money.
    batal_toko_lain: takenBack({
      internal: true,
      path: 'bayar-cicilan/batal-toko-lain',
      label: 'Batal Bayar Di Toko Lain',
      screens: [],
      message: 'Pembayaran Cicilan Berhasil Dibatalkan',
    }),
  },
});
