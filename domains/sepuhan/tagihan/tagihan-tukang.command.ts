/** What craftsmen owe of fine gold, and what that is worth today. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { gram, kode, teks, uang } from '@mustika/kernel/field.ts';
import { SEPUHAN_SENDIRI } from '../../lot/punya-lot.rule.ts';
import { harga_modal } from '../sepuhan.rule.ts';

/** `nilai_hari_ini` is the gold at what the shop pays for 24K today; empty where it has no such price. */
export const kolomTagihan = {
  tukang: kode('Tukang', { total: 'count', width: 12 }),
  nama_tukang: teks('Nama', { width: 26 }),
  murni: gram('Tagihan (Murni)', { total: 'sum', width: 12 }),
  harga_modal,
  nilai_hari_ini: uang('Nilai Hari Ini', { opsional: true, total: 'sum', width: 14 }),
} as const;

export const tagihanTukang = defineCommand({
  name: 'tagihan-tukang',
  label: 'Tagihan Tukang',
  path: 'pelunasan-tukang/tagihan',
  idempotent: false,
  screens: ['/pelunasan-tukang'],
  gate: SEPUHAN_SENDIRI,
  fields: {},
  answer: baris(kolomTagihan),
});
