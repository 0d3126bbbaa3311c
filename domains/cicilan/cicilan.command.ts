/** Asking what a plan would cost, before it is one. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { barangDipindai } from '../barang/gerak-barang.rule.ts';
import { CARA_BAYAR_CICILAN } from './cicilan.reads.ts';
import { kode_cicilan, no_titipan } from './isian-cicilan.rule.ts';

/** Without a down payment that of the parameter is taken, or what the deposit holds. */
export const hitungCicilan = defineCommand({
  name: 'cicilan-hitung',
  label: 'Hitung Cicilan',
  path: 'cicilan/hitung',
  screens: ['/transaksi-cicilan'],
  gate: flag('CICILAN_MODULE'),
  idempotent: false,
  fields: { kode_cicilan, no_titipan, barang: barangDipindai, dp: uang('DP', { opsional: true, min: 1 }) },
  answer: objek({
    total: uang('Harga Barang'),
    dp: uang('DP'),
    dp_minimal: uang(''),
    /** What of the down payment a deposit holds. */
    titipan: uang('Dari Titipan'),
    dibiayai: uang('Dibiayai'),
    margin: uang('Margin'),
    harga_jual_cicil: uang('Harga Jual Cicil'),
    nilai_angsuran: uang('Angsuran Per Bulan'),
    barang: baris({ kode_barcode: kode(''), nama_barang: teks(''), total: uang('') }),
    jadwal: baris({ ke: angka('Ke'), jatuh_tempo: tanggal('Jatuh Tempo'), nilai: uang('Angsuran') }),
  }),
});
export type HitunganCicilan = WireOf<typeof hitungCicilan.answer>;

/** `jumlah` is what was asked about, what is due where nothing was, or all of the rest; `denda` its late fee. */
export const isiTagihan = {
  no_cicilan: kode(''),
  terbayar: uang(''),
  tagihan: uang('Jatuh Tempo Sampai Hari Ini'),
  berikut: uang('Angsuran Berikutnya'),
  jumlah: uang(''),
  denda: uang('Denda Menurut Aturan'),
  sisa: uang('Sisa Cicilan'),
  lunas: uang('Lunas Cepat'),
  rabat: uang('Rabat Lunas Cepat'),
};

/** How much of a plan is asked about; without `jumlah` what is due. */
export const tanyaTagihan = {
  cara: pilihan('Bayar', CARA_BAYAR_CICILAN, { opsional: true }),
  jumlah: uang('Jumlah Angsuran', { opsional: true, min: 1 }),
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
    ...tanyaTagihan,
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
