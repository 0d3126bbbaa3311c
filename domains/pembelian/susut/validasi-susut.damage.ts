/** Damage to words about weight that was lost. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['VALIDASI_SUSUT', 'a word about another weight', 'update validasi_susut_barang set berat = berat - 1'],
  [
    'VALIDASI_SUSUT',
    'a word that says it was taken back',
    'update validasi_susut_barang set batal = true where not batal',
  ],
];
