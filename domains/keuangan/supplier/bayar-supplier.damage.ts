/** Damage to payments of suppliers. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'BAYAR_SUPPLIER',
    'a payment that says more than the book',
    'update bayar_supplier set tunai = tunai + 1, jumlah = jumlah + 1 where tunai > 0',
  ],
];
