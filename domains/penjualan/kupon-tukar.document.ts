/**
 * A coupon that is handed in: at any branch, once in the whole chain, until its last day. Domain R9.6. The spec does not say
 * what handing in does; ours records it and touches no book: the discount is given as the discount of a sale and booked
 * there, and a prize is given by whoever draws. POTONGAN takes the value, UNDIAN puts the coupon into the draw.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { catatan, kode, pilihan, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { penjualanErrors } from './penjualan.errors.ts';
import { KATEGORI_SALES } from './persetujuan-penjualan.rule.ts';

/** The code as printed, dashes and all; `keterangan`: the sale that gives the discount, or where the coupon went. */
export const tukarKuponFields = {
  kode: kode('Kode Kupon', { max: 20 }),
  cara: pilihan('Dipakai Untuk', ['POTONGAN', 'UNDIAN']),
  keterangan: catatan('Keterangan', { opsional: true, max: 120 }),
};

/** Which use is taken back, and why. */
export const batalTukarKuponFields = {
  no_dokumen: kode('No Tukar Kupon', { max: 40 }),
  alasan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
};

/** DONE when handed in, CANC when that was a mistake: the coupon is good again. Series TK is ours. */
export const kuponTukar = defineDocument({
  name: 'kupon_tukar',
  label: 'Tukar Kupon',
  series: 'TK',
  gate: flag('KUPON_PENJUALAN_MODULE'),
  shows: { to: '/cek-kupon', nomor: 'kode' },
  states: ['DONE', 'CANC'],
  transitions: {
    tukar: {
      from: [],
      to: 'DONE',
      path: 'kupon/tukar',
      label: 'Tukar Kupon',
      fields: tukarKuponFields,
      screens: ['/cek-kupon'],
      message: 'Kupon Berhasil Ditukar',
    },
    batal: {
      from: ['DONE'],
      to: 'CANC',
      path: 'kupon/batal-tukar',
      label: 'Batal Tukar Kupon',
      fields: batalTukarKuponFields,
      screens: ['/cek-kupon'],
      otorisasi: KATEGORI_SALES,
      sameDay: penjualanErrors.TUKAR_KUPON_BEDA_HARI,
      message: 'Tukar Kupon Berhasil Dibatalkan',
    },
  },
});
