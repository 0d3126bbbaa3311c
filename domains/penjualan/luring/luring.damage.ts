/** Damage to what was sold without the network. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'LURING_NOTA',
    'a nota that came in for less than it was sold for',
    'update nota_luring set total = total - 1',
  ],
  [
    'LURING_PAKET',
    'a package that says it sold more than came of it',
    'update paket_luring set terpakai = terpakai + 1',
  ],
  ['LURING_PAKET', 'a nota that is gone', 'delete from nota_luring'],
];
