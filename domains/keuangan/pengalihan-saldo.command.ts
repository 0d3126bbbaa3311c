/** Reading for the hand-over of drawers. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, tanggal } from '@mustika/kernel/field.ts';

const SCREENS = ['/pengalihan-saldo-uang'] as const;

/** The drawers of the store, and of one of them the categories and rows of the open day. */
export const laciAlih = defineCommand({
  name: 'pengalihan-laci',
  label: 'Laci Pengalihan Saldo',
  method: 'GET',
  path: 'cash/pengalihan-saldo/laci',
  screens: SCREENS,
  fields: { dari: kode('Dari', { opsional: true }) },
});

/** Hand-overs of a period, newest first; without one those of the open day. */
export const riwayatAlih = defineCommand({
  name: 'pengalihan-riwayat',
  label: 'Riwayat Pengalihan Saldo',
  method: 'GET',
  path: 'cash/pengalihan-saldo/riwayat',
  screens: SCREENS,
  fields: {
    tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
    tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
  },
});
