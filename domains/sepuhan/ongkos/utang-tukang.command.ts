/** Wages that are owed to craftsmen, and since when. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { SEPUHAN_SENDIRI } from '../../lot/punya-lot.rule.ts';

/** `sejak` is the day of the oldest work that is not paid, payments taken off the oldest. */
export const kolomUtangTukang = {
  tukang: kode('Tukang', { total: 'count', width: 12 }),
  nama_tukang: teks('Nama', { width: 26 }),
  utang: uang('Ongkos Terutang', { total: 'sum', width: 14 }),
  sejak: tanggal('Sejak', { width: 11 }),
  umur: angka('Umur (hari)', { width: 8 }),
} as const;

export const utangTukang = defineCommand({
  name: 'utang-tukang',
  label: 'Ongkos Terutang',
  path: 'bayar-tukang/utang',
  idempotent: false,
  screens: ['/bayar-tukang'],
  gate: SEPUHAN_SENDIRI,
  fields: {},
  answer: baris(kolomUtangTukang),
});
