/**
 * Validation of non-cash receipts against the bank's statement: receipts of one rekening are ticked, with what arrived.
 * Of a card machine the receivable becomes money in the bank less the acquirer's fee (MDR, Domain 12.4 FEE_KARTU); what
 * is missing or too much is booked on SELISIH_BANK under another person's approval. Transfers are in the bank already,
 * so ticking them only confirms. Spec 1 §2.2 names the screen and its flag; the rest is ours. Series VN is ours.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { angka, daftar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { KATEGORI_CASH } from '../mutasi/mutasi-uang.document.ts';

const BAWAH = -1_000_000_000_000;
const modul = flag('VALIDASI_NON_CASH_MODULE');

const TEMPAT = [
  ['PIUTANG_EDC', 'Kartu / EDC / QRIS'],
  ['BANK', 'Transfer / Bank'],
] as const;

/** One line of the statement and the receipts it pays; `jumlah` of a receipt is what the screen showed. */
export const validasiFields = {
  tempat: pilihan('Tempat', TEMPAT),
  // What was received on an account is validated after it was closed, too.
  no_rekening: ref('Rekening', () => rekeningResource, { alsoInactive: true }),
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
  /** Which line of an uploaded statement this is of, as `non-cash/rekening-koran` named it. */
  koran: kode('Baris Rekening Koran', { opsional: true, max: 32 }),
};

/** DONE when saved; CANC when taken back, also after the module was switched off. */
export const validasiNonCash = defineDocument({
  tanpaBatas: 'a difference of a bank’s statement has an approval of its own',
  name: 'validasi_non_cash',
  label: 'Validasi Non Cash',
  series: 'VN',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'validasi_non_cash',
    path: 'non-cash/validasi/riwayat',
    screen: '/validasi-non-cash',
    waits: 'Belum divalidasi',
    head: {
      tempat: pilihan('Tempat', TEMPAT, { width: 13 }),
      no_rekening: kode('Rekening', { width: 13 }),
      tgl_bank: tanggal('Tanggal Bank', { width: 10 }),
      referensi: teks('Referensi', { width: 18 }),
      baris: angka('Penerimaan', { width: 8 }),
      jumlah: uang('Jumlah', { width: 11 }),
      mdr: uang('MDR', { width: 9 }),
      diterima: uang('Diterima', { width: 11 }),
      selisih: uang('Selisih', { width: 9 }),
      keterangan: teks('Keterangan'),
      user_id: kode('Oleh'),
    },
    list: ['tempat', 'no_rekening', 'tgl_bank', 'baris', 'jumlah', 'mdr', 'diterima', 'selisih', 'referensi'],
    search: ['no_rekening', 'referensi', 'keterangan'],
    total: 'diterima',
    paper: 'penerimaan',
    signed: { 'Diperiksa Oleh': 'user_id' },
    sums: ['jumlah', 'mdr', 'diterima', 'selisih'],
    lines: {
      penerimaan: {
        label: 'Penerimaan',
        table: 'validasi_non_cash_baris',
        by: ['no_asal', 'peristiwa_asal'],
        fields: {
          no_asal: kode('No Dokumen', { width: 18 }),
          jumlah: uang('Jumlah', { total: 'sum', width: 12 }),
        },
      },
    },
  },
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
      answer: { jumlah: uang(''), mdr: uang(''), diterima: uang(''), selisih: uang('') },
      message: 'Non Cash Berhasil Divalidasi',
    },
    batal: takenBack({
      path: 'non-cash/validasi/batal',
      label: 'Batal Validasi Non Cash',
      screens: ['/validasi-non-cash'],
      otorisasi: KATEGORI_CASH,
      answer: { jumlah: uang('') },
      message: 'Validasi Non Cash Berhasil Dibatalkan',
    }),
  },
});
