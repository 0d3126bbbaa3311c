/** Asking what a plan would cost, before it is one. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { simpanCicilanFields } from './cicilan.document.ts';

const { kode_cicilan, barang, no_titipan } = simpanCicilanFields;

/** Without a down payment that of the parameter is taken, or what the deposit holds. */
export const hitungCicilan = defineCommand({
  name: 'cicilan-hitung',
  label: 'Hitung Cicilan',
  path: 'cicilan/hitung',
  screens: ['/transaksi-cicilan'],
  gate: flag('CICILAN_MODULE'),
  idempotent: false,
  fields: { kode_cicilan, no_titipan, barang, dp: uang('DP', { opsional: true, min: 1 }) },
  answer: objek({
    total: uang(''),
    dp: uang(''),
    dp_minimal: uang(''),
    /** What of the down payment a deposit holds. */
    titipan: uang(''),
    dibiayai: uang(''),
    margin: uang(''),
    harga_jual_cicil: uang(''),
    nilai_angsuran: uang(''),
    barang: baris({ kode_barcode: kode(''), nama_barang: teks(''), total: uang('') }),
    jadwal: baris({ ke: angka(''), jatuh_tempo: tanggal(''), nilai: uang('') }),
  }),
});
export type HitunganCicilan = WireOf<typeof hitungCicilan.answer>;

/** `denda` is the late fee of `jumlah`, or of what is due where nothing was said. */
export const isiTagihan = {
  no_cicilan: kode(''),
  terbayar: uang(''),
  sisa: uang(''),
  tagihan: uang(''),
  berikut: uang(''),
  jumlah: uang(''),
  denda: uang(''),
  lunas: uang(''),
  rabat: uang(''),
  denda_lunas: uang(''),
};

/** What paying a plan comes to today: as it is due, the next instalment, and all of it with its rebate. */
export const tagihanCicilan = defineCommand({
  name: 'cicilan-tagihan',
  label: 'Tagihan Cicilan',
  method: 'GET',
  path: 'cicilan/tagihan',
  screens: ['/lihat-cicilan', '/bayar-cicilan'],
  gate: flag('CICILAN_MODULE'),
  fields: {
    no_cicilan: kode('No Cicilan', { max: 40 }),
    jumlah: uang('Jumlah Angsuran', { opsional: true, min: 1 }),
  },
  answer: objek(isiTagihan),
});
export type TagihanCicilan = WireOf<typeof tagihanCicilan.answer>;

/**
 * What handing over the pieces of a plan that is paid comes to today: their price is that of the plan, their PPN that of the day, so at
 * another rate the nota may be more than was paid, or less. docs/decisions/0027, 0055.
 */
export const hitungAmbilCicilan = defineCommand({
  name: 'cicilan-ambil',
  label: 'Hitung Ambil Cicilan',
  method: 'GET',
  path: 'cicilan/hitung-ambil',
  screens: ['/lihat-cicilan'],
  gate: flag('CICILAN_MODULE'),
  fields: { no_cicilan: kode('No Cicilan', { max: 40 }) },
  answer: objek({
    no_cicilan: kode(''),
    total: uang(''),
    cicilan: uang(''),
    kurang: uang(''),
    kembali: uang(''),
  }),
});
export type HitunganAmbil = WireOf<typeof hitungAmbilCicilan.answer>;

const hitung = objek({ jumlah: angka(''), nilai: uang('') });

/**
 * The board of the day: what runs, what falls due within a week, what was due before today and is not paid; who is late longest by
 * name. Ours; Features, Instalments.
 */
export const pantauCicilan = defineCommand({
  name: 'cicilan-pantau',
  label: 'Pantau Cicilan',
  method: 'GET',
  path: 'cicilan/pantau',
  screens: ['/lihat-cicilan'],
  gate: flag('CICILAN_MODULE'),
  fields: {},
  answer: objek({
    berjalan: hitung,
    segera: hitung,
    lewat: hitung,
    rincian: baris({
      no_cicilan: kode(''),
      nama_customer: teks(''),
      no_hp_customer: kode('', { opsional: true }),
      tempo: tanggal(''),
      telat: angka(''),
      /** What is due by the day of `tempo`, or by today where that is past. */
      tagihan: uang(''),
    }),
  }),
});
