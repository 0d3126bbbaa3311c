/** Damage to points that were moved by hand. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['TRANSAKSI_POIN', 'more points than were given', 'update transaksi_poin set poin = poin + 1'],
  ['TRANSAKSI_POIN', 'points worth more than is owed', 'update transaksi_poin set nilai = nilai + 1'],
  ['TRANSAKSI_POIN', 'points given that were taken', "update transaksi_poin set arah = 'KURANG'"],
];
