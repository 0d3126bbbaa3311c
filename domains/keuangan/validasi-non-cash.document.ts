/**
 * Validation of non-cash receipts against the bank's statement: receipts of one rekening are ticked, with what arrived.
 * Of a card machine the receivable becomes money in the bank less the acquirer's fee (MDR, Domain 12.4 FEE_KARTU); what
 * is missing or too much is booked on SELISIH_BANK under another person's approval. Transfers are in the bank already,
 * so ticking them only confirms. Spec 1 §2.2 names the screen and its flag; the rest is ours. Series VN is ours.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { angka, daftar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { batalUangFields, KATEGORI_CASH } from './mutasi-uang.document.ts';

const BAWAH = -1_000_000_000_000;
const modul = flag('VALIDASI_NON_CASH_MODULE');

/** One line of the statement and the receipts it pays; `jumlah` of a receipt is what the screen showed. */
export const validasiFields = {
  tempat: pilihan('Tempat', [
    ['PIUTANG_EDC', 'Kartu / EDC'],
    ['BANK', 'Transfer / Bank'],
  ]),
  no_rekening: ref('Rekening', () => rekeningResource),
  tgl_bank: tanggal('Tanggal Bank'),
  referensi: teks('Referensi Bank', { opsional: true, max: 200 }),
  baris: daftar(
    'Penerimaan',
    {
      no_dokumen: kode('No Dokumen', { max: 40 }),
      peristiwa: angka('Peristiwa', { min: 1, max: 30_000 }),
      jumlah: uang('Jumlah', { min: BAWAH }),
    },
    { maxRows: 1000, kosong: 'Mohon Pilih Penerimaan' },
  ),
  mdr: uang('MDR'),
  diterima: uang('Diterima', { min: BAWAH }),
  keterangan: teks('Keterangan', { opsional: true, max: 200 }),
};

/** DONE when saved; CANC when taken back, also after the module was switched off. */
export const validasiNonCash = defineDocument({
  name: 'validasi_non_cash',
  label: 'Validasi Non Cash',
  series: 'VN',
  states: ['DONE', 'CANC'],
  journals: [
    ...jurnal('VALIDASI_NON_CASH', 'BANK', ['BANK', 'SELISIH_BANK'], ['BANK', 'SELISIH_BANK']),
    ...jurnal(
      'VALIDASI_NON_CASH',
      'PIUTANG_EDC',
      // A refund goes the other way.
      ['BANK', 'BEBAN_MDR', 'SELISIH_BANK', 'PIUTANG_EDC'],
      ['PIUTANG_EDC', 'SELISIH_BANK', 'BANK', 'BEBAN_MDR'],
    ),
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'non-cash/validasi',
      label: 'Validasi',
      fields: validasiFields,
      screens: ['/validasi-non-cash'],
      gate: modul,
      message: 'Non Cash Berhasil Divalidasi',
    },
    batal: {
      from: ['DONE'],
      to: 'CANC',
      path: 'non-cash/validasi/batal',
      label: 'Batal Validasi Non Cash',
      fields: batalUangFields,
      screens: ['/validasi-non-cash'],
      otorisasi: KATEGORI_CASH,
      reverses: true,
      message: 'Validasi Non Cash Berhasil Dibatalkan',
    },
  },
});
