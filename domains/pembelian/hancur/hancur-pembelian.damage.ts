/** Damage to destructions of bought pieces. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'HANCUR_PEMBELIAN',
    'a destroyed piece that cost more',
    'update hancur_pembelian_barang set harga_modal = harga_modal + 1',
  ],
  [
    'HANCUR_PEMBELIAN',
    'a destruction that says it was cancelled',
    'update hancur_pembelian_barang set batal = true where not batal',
  ],
];
