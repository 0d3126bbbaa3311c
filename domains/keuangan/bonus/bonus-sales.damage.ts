/** Damage to what salespeople earn. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'UTANG_BONUS',
    'a line that earned more than the books say',
    'update penjualan_barang set bonus = bonus + 1 where bonus > 0',
  ],
  [
    'BAYAR_BONUS',
    'a salesperson was paid more than the books say',
    'update bayar_bonus_sales set jumlah = jumlah + 1',
  ],
];
