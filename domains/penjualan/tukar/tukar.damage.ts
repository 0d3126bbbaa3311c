/** Damage to exchanges. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'TUKAR_NILAI',
    'a trade-in that counted for more than it was',
    "update pembayaran set jumlah = jumlah + 1, diterima = diterima + 1 where jenis = 'TUKAR' and arah = 'MASUK'",
  ],
  [
    'TUKAR_NILAI',
    'a trade-in nobody paid with',
    "delete from pembayaran where jenis = 'TUKAR' and arah = 'MASUK'",
  ],
  [
    'TUKAR_BUKU',
    'a piece traded in for less than the books say',
    "update buku_uang set jumlah = jumlah - 1 where dari_akun = 'KLIRING_TUKAR' and ke_akun = 'PERSEDIAAN_BELI'",
  ],
  [
    'TUKAR_BUKU',
    'a purchase that says it was an exchange',
    'update pembelian set tukar = true where not tukar',
  ],
  [
    'TUKAR_KELUAR',
    'money paid out that the books do not know',
    "update buku_uang set dari_akun = 'KAS', dari_dimensi = 'KASIR1' where dari_akun = 'KLIRING_PENJUALAN' and ke_akun = 'KLIRING_TUKAR'",
  ],
];
