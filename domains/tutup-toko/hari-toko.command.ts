/** Reading closed days: the list, the page of one, the page on paper. The spec names no calls. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { tanggal } from '@mustika/kernel/field.ts';

const screens = ['/tutup-toko'];

/** Closed days, newest first, two months of them. */
export const daftarHari = defineCommand({
  name: 'tutup-toko-riwayat',
  label: 'Hari Yang Sudah Ditutup',
  method: 'GET',
  path: 'tutup-toko/riwayat',
  screens,
  fields: {},
});

/** The page of one closed day. */
export const hariToko = defineCommand({
  name: 'tutup-toko-hari',
  label: 'Ringkasan Hari',
  method: 'GET',
  path: 'tutup-toko/hari',
  screens,
  fields: { tanggal: tanggal('Tanggal') },
});

/** The same page as a PDF. */
export const hariTokoPdf = defineCommand({
  name: 'tutup-toko-hari-pdf',
  label: 'Ringkasan Hari (PDF)',
  method: 'GET',
  path: 'tutup-toko/hari/pdf',
  screens,
  fields: { tanggal: tanggal('Tanggal') },
});
