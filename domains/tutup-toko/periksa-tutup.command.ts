/** The calls around a closing: what is missing, counting a drawer, the rows behind a difference. The spec names no calls. */
import { baris, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, tanggal, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';

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
  answer: objek({
    tanggal: tanggal(''),
    tanggal_berikut: tanggal(''),
    /** Questions whose answers are not in order, with how often and an example or twenty. */
    periksa: baris({
      kode: teks(''),
      label: teks(''),
      jumlah: angka(''),
      /** BLOKIR: the day cannot close. ALASAN: it can, when somebody says why. INFO: it is told, no more. */
      sifat: pilihan('', ['BLOKIR', 'ALASAN', 'INFO']),
      /** Screen on which it is put in order. */
      layar: teks('', { opsional: true }),
      rincian: deret(teks('')),
    }),
    laci: baris({
      akun: kode(''),
      dimensi: kode(''),
      hitungan: objek(
        {
          urut: angka(''),
          jumlah: uang(''),
          saldo: uang(''),
          selisih: uang(''),
          user_id: kode(''),
          waktu: waktu(''),
          /** The books moved after the count: it must be counted again. */
          basi: ya(''),
        },
        { opsional: true },
      ),
    }),
  }),
});
export type PeriksaTutup = WireOf<typeof periksaTutup.answer>;
export type ButirPeriksa = PeriksaTutup['periksa'][number];
export type LaciTutup = PeriksaTutup['laci'][number];

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
  answer: objek({ urut: angka(''), jumlah: uang(''), saldo: uang(''), selisih: uang('') }),
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
  answer: baris({
    waktu: waktu(''),
    no_dokumen: kode(''),
    kategori: kode(''),
    jenis: kode(''),
    user_id: kode(''),
    masuk: uang(''),
    keluar: uang(''),
  }),
});
export type BarisLaci = WireOf<typeof rincianLaci.answer>[number];
