/** Damage to what the ceilings counted as paid out. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['UANG_KELUAR', 'a payout that was more than was counted', 'update uang_keluar set jumlah = jumlah - 1'],
];
