/** Damage to points of members. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['POIN_MEMBER', 'points from nowhere', "update member_poin set poin = poin + 1 where kode_toko = 'JKT1'"],
  [
    'POIN_NOTA',
    'a nota that says it gave more points',
    "update penjualan set poin = poin + 1 where no_faktur_group = (select max(no_faktur_group) from penjualan where poin > 0 and kode_toko = 'JKT1')",
  ],
  ['POIN_MEMBER', 'points forgotten', "delete from member_poin where kode_toko = 'JKT1'"],
];
