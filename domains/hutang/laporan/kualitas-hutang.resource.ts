import { angka, kode, persen, pilihan, tanggal } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/** From the best to the worst. */
export const KUALITAS = [
  ['LANCAR', 'Lancar'],
  ['DALAM_PERHATIAN', 'Dalam Perhatian'],
  ['KURANG_LANCAR', 'Kurang Lancar'],
  ['DIRAGUKAN', 'Diragukan'],
  ['MACET', 'Macet'],
] as const;

/**
 * Parameter Kualitas Hutang: what a loan is called from so many days after its due date on, and which share of its principal is set
 * aside, from a day on. A change is a new row, so that an evening that is over is graded as it was. One list for the chain, because
 * the rule is one; it needs a second person. What it comes with is the grading of banks. The spec names no such screen; Domain R5.13.
 */
export const kualitasHutangResource = defineResource({
  name: 'kualitas_hutang',
  label: 'Parameter Kualitas Hutang',
  screen: '/parameter-kualitas-hutang',
  group: 'hutang',
  scope: 'chain',
  api: crudPaths('kualitas-hutang', 'kode_kualitas'),
  key: 'kode_kualitas',
  display: 'kualitas',
  guarded: {
    columns: ['kualitas', 'mulai_berlaku', 'lewat_mulai', 'cadangan'],
    kategori: 'debt',
    description: 'loan quality change',
  },
  fields: {
    kode_kualitas: kode('Kode Kualitas', { max: 20 }),
    kualitas: pilihan('Kualitas', KUALITAS, { width: 18 }),
    mulai_berlaku: tanggal('Mulai Berlaku'),
    lewat_mulai: angka('Lewat Tempo Mulai (Hari)', { min: 0, max: 3650 }),
    cadangan: persen('Cadangan (%)', { max: 100_000 }),
  },
});
