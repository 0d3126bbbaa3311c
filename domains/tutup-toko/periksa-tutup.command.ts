/** The calls around a closing: what is missing, counting a drawer, the rows behind a difference. The spec names no calls. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode } from '@mustika/kernel/field.ts';

const screens = ['/tutup-toko'];
const laci = { akun: kode('Akun'), dimensi: kode('Kasir', { max: 40 }) };

/** The checklist of the open day and the drawers to count; a balance is told only beside a count. */
export const periksaTutup = defineCommand({
  name: 'tutup-toko-periksa',
  label: 'Periksa Sebelum Tutup',
  method: 'GET',
  path: 'tutup-toko/periksa',
  screens,
  fields: {},
});

/** Stores one blind count of a drawer and answers what the books say. Every count is kept. */
export const hitungLaci = defineCommand({
  name: 'tutup-toko-hitung',
  label: 'Hitung Laci',
  path: 'tutup-toko/hitung',
  screens,
  fields: {
    ...laci,
    pecahan: daftar(
      'Pecahan',
      {
        nominal: angka('Nominal', { min: 1, max: 1_000_000 }),
        lembar: angka('Lembar', { max: 100_000 }),
      },
      { opsional: true, maxRows: 20 },
    ),
  },
  message: 'Hitungan Disimpan',
});

/** What moved a drawer on the open day; refused until it was counted, or the count would not be blind. */
export const rincianLaci = defineCommand({
  name: 'tutup-toko-rincian',
  label: 'Rincian Laci',
  method: 'GET',
  path: 'tutup-toko/rincian',
  screens,
  fields: laci,
});
