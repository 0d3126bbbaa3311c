/** Bonus that is owed to salespeople, and when they were last paid some. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { BONUS_SALES } from '../../jual/bonus.rule.ts';

export const kolomUtangBonus = {
  kode_sales: kode('Sales', { total: 'count', width: 12 }),
  nama_sales: teks('Nama', { width: 26 }),
  utang: uang('Bonus Terutang', { total: 'sum', width: 14 }),
  terakhir: tanggal('Terakhir Dibayar', { opsional: true, width: 12 }),
} as const;

export const utangBonusSales = defineCommand({
  name: 'utang-bonus-sales',
  label: 'Bonus Terutang',
  path: 'bayar-bonus-sales/utang',
  idempotent: false,
  screens: ['/bayar-bonus-sales'],
  gate: BONUS_SALES,
  fields: {},
  answer: baris(kolomUtangBonus),
});
