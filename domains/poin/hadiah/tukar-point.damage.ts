/** Damage to gifts for points. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['TUKAR_POINT', 'more points than were taken', 'update tukar_point set poin = poin + 1'],
  ['TUKAR_POINT', 'a debt that was more', 'update tukar_point set nilai = nilai + 1'],
  ['TUKAR_POINT', 'gifts that cost less', 'update tukar_point set harga_modal = harga_modal - 1'],
  ['TUKAR_POINT', 'a gift that no line names', 'delete from tukar_point_hadiah'],
  [
    'PAJAK_AKSESORIS',
    'a tax of gifts that no line has',
    'update tukar_point set ppn_keluar = ppn_keluar + 1',
  ],
];
