/**
 * A coupon that is handed in: at any branch, once in the whole chain, until its last day. Domain R9.6. The spec does not say
 * what handing in does; ours puts it into the draw, and a prize is given by whoever draws. A coupon that is worth money pays
 * a nota instead (bayar-kupon.posting.ts).
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { catatan, kode, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { penjualanErrors } from '../../jual/penjualan.errors.ts';
import { KATEGORI_SALES } from '../../jual/persetujuan-penjualan.rule.ts';

/** The code as printed, dashes and all; `keterangan`: where the coupon went. */
export const tukarKuponFields = {
  kode: kode('Kode Kupon', { max: 20 }),
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
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'kupon_tukar',
    path: 'kupon/tukar',
    screen: '/cek-kupon',
    head: {
      kode: kode('Kode Kupon', { width: 15, leads: { to: '/cek-kupon', param: 'kode' } }),
      cara: teks('Dipakai Untuk', { width: 12, kata: true }),
      nilai: uang('Nilai', { width: 12 }),
      toko_kupon: kode('Toko', { width: 8 }),
      no_faktur_group: kode('No Nota', { width: 22 }),
      keterangan: teks('Keterangan', { width: 24 }),
      user_id: kode('Oleh', { width: 10 }),
    },
    list: ['kode', 'cara', 'nilai', 'toko_kupon', 'no_faktur_group', 'keterangan', 'user_id'],
    search: ['kode', 'no_faktur_group', 'keterangan', 'user_id'],
  },
  transitions: {
    tukar: {
      from: [],
      to: 'DONE',
      path: 'kupon/tukar',
      label: 'Tukar Kupon',
      fields: tukarKuponFields,
      screens: ['/cek-kupon'],
      answer: { kode: kode('') },
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
