/** Damage to general journals. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['JURNAL_UMUM', 'a journal with another total', 'update jurnal_umum set total = total + 1'],
  [
    'JURNAL_UMUM',
    'a line that names another account than the book',
    "update jurnal_umum_baris set nomor_akun = '530400' where nomor_akun = '530900'",
  ],
  ['JURNAL_UMUM', 'a journal without lines', 'delete from jurnal_umum_baris'],
];
