/** Damage to the stones of pieces. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'BERAT_BATU',
    'stones heavier than what of their piece is no gold',
    `insert into barang_batu (kode_toko, kode_barcode, urut, kode_batu, jumlah, karat)
       select kode_toko, kode_barcode, 20, 'BERLIAN', 1, 1000000 from barang where kode_barcode = 'RUSAK001'`,
  ],
];
