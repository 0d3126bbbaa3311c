/**
 * Update profit barang: ongkos, tag price or profit of all pieces of a group, a kind, a tray or a range of weights changed at
 * once. What is saved is what was seen: the count and the worth of the preview travel with it, and another count is refused. The
 * specification names the screen only (Spec 1 §2.2); profit is the tag price above the cost, reached through the ongkos. The
 * series UP is ours. Life: DONE -> CANC, same day, while every piece still wears what it was given. No book says anything: a
 * price is no account.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { angka, gram, kode, persen, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { barangErrors } from '../barang.errors.ts';
import type { UBAH_PROFIT } from './ubah-profit.rule.ts';

const ubah = pilihan(
  'Yang Diubah',
  [
    ['ONGKOS', 'ONGKOS MENJADI (Rp)'],
    ['ONGKOS_NAIK', 'ONGKOS NAIK (%)'],
    ['ONGKOS_TURUN', 'ONGKOS TURUN (%)'],
    ['BANDROL', 'HARGA BANDROL MENJADI (Rp)'],
    ['BANDROL_NAIK', 'HARGA BANDROL NAIK (%)'],
    ['BANDROL_TURUN', 'HARGA BANDROL TURUN (%)'],
    ['PROFIT', 'PROFIT MENJADI (% DARI MODAL)'],
  ] as const satisfies readonly (readonly [(typeof UBAH_PROFIT)[number], string])[],
  { width: 22 },
);

/** Which pieces, and what is to become of them; the preview asks the same. */
export const isianProfit = {
  kode_group: ref('Group', () => groupResource, { opsional: true, alsoInactive: true }),
  kode_dept: ref('Jenis', () => jenisResource, { opsional: true, alsoInactive: true }),
  kode_baki: ref('Baki', () => bakiResource, { opsional: true, alsoInactive: true }),
  berat_dari: gram('Berat Dari', { opsional: true }),
  berat_sampai: gram('Berat Sampai', { opsional: true }),
  ubah,
  nilai_rp: uang('Nilai (Rp)', { opsional: true, max: 1_000_000_000 }),
  persen: persen('Persen (%)', { opsional: true, max: 1_000_000 }),
} as const;

const jumlah = {
  jumlah_barang: angka('Pcs', { total: 'sum', width: 5 }),
  harga_baru: uang('Harga Baru', { total: 'sum', width: 14 }),
} as const;
const screens = ['/update-profit-barang'];

/** DONE when changed, CANC when every piece wears its old price again. */
export const ubahProfitBarang = defineDocument({
  name: 'ubah_profit',
  label: 'Update Profit Barang',
  series: 'UP',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'ubah_profit',
    path: 'profit-barang',
    screen: '/update-profit-barang',
    head: {
      ubah,
      nilai_rp: uang('Nilai (Rp)', { opsional: true, width: 12 }),
      persen: persen('Persen (%)', { opsional: true, width: 8 }),
      cakupan: teks('Cakupan', { width: 24 }),
      jumlah_barang: jumlah.jumlah_barang,
      berat: gram('Berat', { total: 'sum', width: 9 }),
      harga_lama: uang('Harga Lama', { total: 'sum', width: 14 }),
      harga_baru: jumlah.harga_baru,
      user_id: kode('Oleh', { width: 9 }),
      keterangan: teks('Keterangan', { width: 24 }),
    },
    list: ['ubah', 'cakupan', 'jumlah_barang', 'harga_lama', 'harga_baru', 'user_id', 'keterangan'],
    search: ['cakupan', 'keterangan', 'user_id'],
    lines: {
      barang: {
        label: 'Barang',
        table: 'ubah_profit_barang',
        fields: {
          kode_barcode: kode('Barcode', { total: 'count', width: 10 }),
          nama_barang: teks('Nama Barang', { width: 26 }),
          kode_group: kode('Group', { width: 8 }),
          kode_dept: kode('Jenis', { width: 8 }),
          berat: gram('Berat', { total: 'sum', width: 9 }),
          ongkos_lama: uang('Ongkos Lama', { width: 11 }),
          ongkos_baru: uang('Ongkos Baru', { width: 11 }),
          bandrol_lama: uang('Bandrol Lama', { opsional: true, width: 12 }),
          bandrol_baru: uang('Bandrol Baru', { opsional: true, width: 12 }),
          harga_lama: uang('Harga Lama', { total: 'sum', width: 13 }),
          harga_baru: uang('Harga Baru', { total: 'sum', width: 13 }),
          harga_modal: uang('Harga Modal', { total: 'sum', width: 13, rahasia: 'modal' }),
        },
      },
    },
    paper: 'barang',
  },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'profit-barang/simpan',
      label: 'Update Profit Barang',
      fields: { ...isianProfit, keterangan: teks('Keterangan', { min: 4, max: 200 }), ...jumlah },
      answer: jumlah,
      screens,
      message: 'Profit Barang Berhasil Diubah',
    },
    batal: takenBack({
      path: 'profit-barang/batal',
      label: 'Batal Update Profit Barang',
      answer: jumlah,
      screens,
      otorisasi: 'harga',
      sameDay: barangErrors.PROFIT_BEDA_HARI,
      message: 'Update Profit Barang Berhasil Dibatalkan',
    }),
  },
});
