/** Damage to money on its way between stores. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['KIRIM_UANG', 'money that head office says it never got', 'delete from terima_uang'],
  ['KIRIM_UANG', 'less money than was sent', 'update terima_uang set jumlah = jumlah - 1'],
  ['UANG_DALAM_PERJALANAN', 'money sent that is not on its way', 'update kirim_uang set jumlah = jumlah + 1'],
  [
    'ANTAR_TOKO',
    'a branch that says head office owes it more',
    "update buku_uang set jumlah = jumlah + 1 where ke_akun = 'RK_PUSAT'",
  ],
];
