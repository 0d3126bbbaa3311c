/** Damage to daily counts. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'STOCK_OPNAME_GLOBAL',
    'a kind taken out of the count',
    'delete from stock_opname_global_jenis where urut = 1',
  ],
  [
    'STOCK_OPNAME_GLOBAL',
    'a count that nobody took back',
    'update stock_opname_global set batal = true where not batal',
  ],
];
