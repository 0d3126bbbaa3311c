/** Damage to what the ceilings counted as paid out. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'UANG_KELUAR',
    'a payout that was more than was counted',
    "update lepas_sendiri set jumlah = jumlah - 1 where jenis = 'UANG'",
  ],
  [
    'LEPAS_PERJALANAN',
    'gold on its way that was more than was counted',
    "update lepas_sendiri set murni = murni - 1 where jenis = 'PERJALANAN' and murni > 1",
  ],
  [
    'LEPAS_EMAS',
    'gold that left for nothing and was more than was counted',
    "update lepas_sendiri set murni = murni - 1 where jenis = 'EMAS' and murni > 1",
  ],
  [
    'LEPAS_UTANG',
    'a debt that was more than was counted',
    "update lepas_sendiri set jumlah = jumlah - 1 where jenis = 'UTANG' and jumlah > 1",
  ],
];
