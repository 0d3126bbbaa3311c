/**
 * An instalment of a plan of another store, taken here: the half of the store that has the money, which owes it to the store of the plan;
 * that one's half is its `bayar_cicilan`. DONE, and CANC the same day while it is the last payment of the plan. Domain R6.7;
 * docs/decisions/0021, 0055.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { defineReads } from '@mustika/kernel/document-reads.ts';
import { kode, pilihan, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { KATEGORI_SALES } from '../../jual/persetujuan-penjualan.rule.ts';
import { identitasFields } from '../../member/data-diri.rule.ts';
import { bayarMasuk, jurnalMasuk } from '../../pembayaran/dibayar.rule.ts';
import { bayarCicilanReads, bayarTokoLainFields } from '../bayar-cicilan.document.ts';
import { cicilanErrors } from '../cicilan.errors.ts';
import { CARA_BAYAR_CICILAN } from '../cicilan.reads.ts';
import { buktiCicilan } from './bukti-cicilan.rule.ts';

const RK = ['RK_PUSAT', 'RK_CABANG'] as const;

/** As at home, with what the customer says of himself. */
export const terimaCicilanFields = {
  ...bayarTokoLainFields,
  bukti: buktiCicilan,
  bayar: bayarMasuk('jumlah', 'denda'),
  ...identitasFields,
};

/** How such a payment is read: of whose plan it is, and how it was paid. */
export const terimaCicilanReads = defineReads({
  table: 'terima_cicilan',
  path: 'terima-cicilan',
  screen: '/terima-cicilan',
  head: {
    no_cicilan: kode('No Cicilan', { width: 18 }),
    toko_cicilan: kode('Toko Cicilan', { width: 9 }),
    nama_customer: teks('Customer', { width: 15 }),
    cara: pilihan('Bayar', CARA_BAYAR_CICILAN, { width: 13 }),
    jumlah: uang('Angsuran', { width: 12 }),
    denda: uang('Denda', { width: 10 }),
    sisa: uang('Sisa Cicilan', { width: 12 }),
    kasir: kode('Kasir', { width: 9 }),
  },
  detail: { keterangan: bayarTokoLainFields.keterangan },
  list: ['no_cicilan', 'toko_cicilan', 'nama_customer', 'cara', 'jumlah', 'denda', 'sisa', 'kasir'],
  brief: ['nama_customer', 'jumlah'],
  search: ['no_cicilan', 'nama_customer'],
  seek: 'No penerimaan, no cicilan, atau nama',
  total: 'jumlah',
  lines: bayarCicilanReads.lines,
  paper: 'pembayaran',
});

/** The half of the store that takes the money. Domain 12.4 (CICILAN). */
export const terimaCicilan = defineDocument({
  name: 'terima_cicilan',
  label: 'Terima Cicilan',
  series: 'TC',
  gate: flag('CICILAN_MODULE'),
  shows: { to: '/terima-cicilan', nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: terimaCicilanReads,
  journals: jurnalMasuk('TERIMA CICILAN', RK),
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'terima-cicilan/simpan',
      label: 'Terima Cicilan',
      fields: terimaCicilanFields,
      screens: ['/terima-cicilan'],
      answer: { jumlah: uang(''), denda: uang(''), kembali: uang(''), sisa: uang('') },
      message: 'Pembayaran Cicilan Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'terima-cicilan/batal',
      label: 'Batal Terima Cicilan',
      screens: ['/terima-cicilan'],
      otorisasi: KATEGORI_SALES,
      sameDay: cicilanErrors.BAYAR_CICILAN_BEDA_HARI,
      effect: 'Uang kembali ke customer dan angsuran terbuka lagi di tokonya. Perlu persetujuan.',
      answer: { jumlah: uang(''), denda: uang('') },
      message: 'Pembayaran Cicilan Berhasil Dibatalkan',
    }),
  },
});
