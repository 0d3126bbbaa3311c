/** Damage to payments, and to what is known of people who brought money for deposits and plans. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'PEMBAYARAN',
    'more cash than the drawer got',
    "update pembayaran set jumlah = jumlah + 1, diterima = diterima + 1 where jenis = 'CASH' and arah = 'MASUK'",
  ],
  [
    'PEMBAYARAN',
    'change that nobody gave',
    "update pembayaran set jumlah = jumlah - 1 where jenis = 'CASH' and jumlah > 1 and arah = 'MASUK'",
  ],
  ['UANG_ORANG', 'money for a deposit that nobody brought', "delete from uang_orang where jenis = 'TITIPAN'"],
  ['UANG_ORANG', 'a person who brought less than was paid', 'update uang_orang set jumlah = jumlah + 1'],
];
