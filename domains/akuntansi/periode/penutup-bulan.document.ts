/** The closing entry of a month. Domain 12.4 (PENUTUP BULAN). */
import { defineDocument } from '@mustika/kernel/document.ts';
import { kode, tanggal, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { penutupBuku } from '../../master/akun/akses-akuntansi.rule.ts';
import { batalJurnalFields } from '../jurnal/jurnal-umum.document.ts';

/** Kategori of the approval that taking a closing entry back needs. */
export const KATEGORI_PENUTUP = 'PENUTUP BULAN';

/**
 * Penutup bulan: income and costs that no closing entry has moved yet go through Ikhtisar Laba Rugi to Laba Ditahan, dated
 * the last day of the month, which has to be over. A profit and loss leaves these entries out, a balance sheet has
 * them. A locked month can still be closed, or its profit would go into the closing of the next. The last one can be taken
 * back, on its own date, while its period is not locked; a year ends with December. Domain 12.2, 12.4 (PENUTUP BULAN).
 */
export const penutupBulan = defineDocument({
  name: 'penutup_bulan',
  label: 'Penutup Bulan',
  series: 'PB',
  shows: { nomor: 'no_dokumen' },
  gate: penutupBuku,
  states: ['DONE', 'CANC'],
  reads: {
    table: 'penutup_bulan',
    path: 'akuntansi/penutup-bulan',
    screen: '/kunci-periode',
    head: {
      bulan: tanggal('Bulan', { width: 11 }),
      sampai: tanggal('Sampai', { width: 11 }),
      laba: uang('Laba', { width: 14 }),
      user_id: kode('Oleh', { width: 10 }),
    },
    list: ['bulan', 'sampai', 'laba', 'user_id'],
    total: 'laba',
  },
  journals: [
    ...jurnal('PENUTUP_BULAN', 'LABA', [], ['LABA_DITAHAN']),
    ...jurnal('PENUTUP_BULAN', 'RUGI', ['LABA_DITAHAN'], []),
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'akuntansi/tutup-bulan',
      label: 'Tutup Bulan',
      /** Any day of the month. */
      fields: { bulan: tanggal('Bulan') },
      answer: { bulan: tanggal(''), sampai: tanggal(''), laba: uang('') },
      screens: ['/kunci-periode'],
      message: 'Bulan Berhasil Ditutup',
    },
    batal: {
      from: ['DONE'],
      to: 'CANC',
      path: 'akuntansi/tutup-bulan-batal',
      label: 'Batal Tutup Bulan',
      fields: batalJurnalFields,
      answer: { bulan: tanggal(''), laba: uang('') },
      screens: ['/kunci-periode'],
      otorisasi: KATEGORI_PENUTUP,
      reverses: true,
      message: 'Penutupan Bulan Berhasil Dibatalkan',
    },
  },
});
