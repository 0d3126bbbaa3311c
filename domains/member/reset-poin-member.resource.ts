import { angka, kode, pilihan } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Parameter Reset Poin Member: when points are lost: all of them on a day of the year (TANGGAL), or each after so many months
 * (BERGULIR). One living rule per store; 29 February stands for the last day of February. Domain R9.4.
 */
export const resetPoinMemberResource = defineResource({
  name: 'para_reset_poin',
  label: 'Parameter Reset Poin Member',
  screen: '/parameter-reset-poin-member',
  group: 'member',
  gate: flag('MEMBER_RESET_POIN_MODULE'),
  awaited: true,
  api: crudPaths('para-reset-poin', 'kode_reset'),
  key: 'kode_reset',
  fields: {
    kode_reset: kode('Kode Reset', { max: 20 }),
    cara: pilihan(
      'Cara',
      [
        ['TANGGAL', 'Semua poin pada satu tanggal'],
        ['BERGULIR', 'Tiap poin setelah beberapa bulan'],
      ],
      { initial: 'TANGGAL' },
    ),
    bulan: angka('Bulan', { initial: 12, min: 1, max: 12 }),
    hari: angka('Tanggal', { initial: 31, min: 1, max: 31 }),
    masa_bulan: angka('Masa Berlaku (Bulan)', { initial: 12, min: 1, max: 120 }),
  },
});
