/**
 * Parameters of one store for another: a new store has warehouses and accounts from its first day, but no prices and no
 * rules. The spec shows no such act; we copy what the new store does not have and never touch what it has, because a price
 * somebody set there is his.
 */
import { baris, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, ref, teks } from '@mustika/kernel/field.ts';
import { pusat } from '@mustika/kernel/gate.ts';
import { tokoResource } from './toko.resource.ts';

/** People and what is wanted of them, places, bank accounts and stones with their certificates are a store's own: nobody's parameter. */
export const MILIK_TOKO: ReadonlySet<string> = new Set([
  'sales',
  'target_sales',
  'target_toko',
  'tukang',
  'gudang',
  'baki',
  'rekening',
  'parameter_berlian',
]);

export const salinParameterCommand = defineCommand({
  name: 'salin-parameter',
  label: 'Salin Parameter Dari Toko',
  path: 'tokos/salin-parameter',
  screens: ['/master-toko'],
  gate: pusat,
  fields: {
    dari: ref('Dari Toko', () => tokoResource),
    ke: ref('Ke Toko', () => tokoResource),
  },
  /** How many rows of each list were copied, and how many the store had already. */
  answer: baris({ tabel: kode(''), label: teks(''), disalin: angka(''), dilewati: angka('') }),
  message: 'Parameter Berhasil Disalin',
});
export type HasilSalin = WireOf<typeof salinParameterCommand.answer>[number];
