/** Reading for the hand-over of drawers. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode } from '@mustika/kernel/field.ts';

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
