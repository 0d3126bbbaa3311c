/**
 * Handing over a drawer (pengalihan saldo uang): the rows of one category of the open day, or money out of the balance,
 * go from one user's drawer to another's, today only. Spec 1 §2.2 (pengalihan-saldo-uang); Domain R11.1. The books are
 * append-only, so the rows stay where they were written and one transfer moves what they come to. Series PS is ours.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { angka, kode, pilihan, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { keuanganErrors } from './keuangan.errors.ts';
import { KATEGORI_CASH } from './mutasi/mutasi-uang.document.ts';

/**
 * `dari` is left out by a cashier, who hands over his own drawer. `jumlah` is what the screen showed: of a category the
 * whole rest, below zero when it paid out more than it took in, so that the receiver then pays the giver.
 */
export const pengalihanFields = {
  cara: pilihan('Yang Dialihkan', [
    ['KATEGORI', 'Kategori hari ini'],
    ['SALDO', 'Saldo laci'],
  ]),
  dari: kode('Dari', { opsional: true }),
  ke: kode('Ke'),
  kategori: teks('Kategori', { opsional: true, max: 60 }),
  jumlah: uang('Jumlah Rp', { min: -1_000_000_000_000 }),
  keterangan: teks('Keterangan', { max: 200 }),
};

/** DONE when saved, CANC when taken back on the same day; a cashier needs another person's approval for it. */
export const pengalihanSaldo = defineDocument({
  name: 'pengalihan_saldo',
  label: 'Pengalihan Saldo Uang',
  series: 'PS',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'pengalihan_saldo',
    path: 'cash/pengalihan-saldo/riwayat',
    screen: '/pengalihan-saldo-uang',
    head: {
      dari: kode('Dari', { width: 10 }),
      ke: kode('Ke', { width: 10 }),
      kategori: teks('Yang Dialihkan', { width: 18 }),
      baris: angka('Baris', { width: 6 }),
      jumlah: uang('Jumlah', { total: 'sum', width: 12 }),
      keterangan: teks('Keterangan', { width: 22 }),
      user_id: kode('Oleh', { width: 9 }),
    },
    list: ['dari', 'ke', 'kategori', 'baris', 'jumlah', 'keterangan', 'user_id'],
    search: ['dari', 'ke', 'kategori', 'keterangan'],
    own: ['dari', 'ke'],
    total: 'jumlah',
    paper: { head: ['dari', 'ke', 'kategori', 'baris', 'keterangan', 'jumlah'] },
    signed: { 'Dibuat Oleh': 'user_id', 'Diserahkan Oleh': 'dari', 'Diterima Oleh': 'ke' },
  },
  journals: jurnal('PENGALIHAN_SALDO', ['KATEGORI', 'SALDO'], ['KAS'], ['KAS']),
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'cash/pengalihan-saldo',
      label: 'Alihkan',
      fields: pengalihanFields,
      screens: ['/pengalihan-saldo-uang'],
      answer: { jumlah: uang('') },
      message: 'Pengalihan Saldo Uang Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'cash/pengalihan-saldo/batal',
      label: 'Batal Pengalihan Saldo',
      // It goes back into the drawer it came from, so nobody is asked whose.
      screens: ['/pengalihan-saldo-uang'],
      otorisasi: KATEGORI_CASH,
      sameDay: keuanganErrors.UANG_BEDA_HARI,
      answer: { jumlah: uang('') },
      message: 'Pengalihan Saldo Uang Berhasil Dibatalkan',
    }),
  },
});
