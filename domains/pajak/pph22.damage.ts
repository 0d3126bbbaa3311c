/** Damage to the PPh 22 of sales to traders. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'PPH_PENJUALAN',
    'a trader’s tax that the nota forgot',
    'update penjualan_barang set pph22 = 0 where pph22 > 0',
  ],
  [
    'PPH_PENJUALAN',
    'a trader’s tax that never reached its account',
    "delete from buku_uang where dari_akun = 'UTANG_PPH'",
  ],
];
