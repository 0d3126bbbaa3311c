/** Damage to drawers that were handed over. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'PENGALIHAN_SALDO',
    'a hand-over of a rupiah more than was moved',
    'update pengalihan_saldo set jumlah = jumlah + 1',
  ],
];
