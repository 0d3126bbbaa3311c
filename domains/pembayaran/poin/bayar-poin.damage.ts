/** Damage to points that paid. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['BAYAR_POIN', 'a payment by points without them', 'delete from bayar_poin'],
  ['BAYAR_POIN', 'points worth more than they paid', 'update bayar_poin set nilai = nilai + 1'],
  ['BAYAR_POIN', 'more points than left the member', 'update bayar_poin set poin = poin + 1'],
  ['BAYAR_POIN', 'points that were never taken', 'update bayar_poin set terpakai = false'],
  ['BAYAR_POIN', 'points that a cancellation forgot', 'update bayar_poin set batal = not batal'],
];
