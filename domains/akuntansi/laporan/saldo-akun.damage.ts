/** Damage to the sums per account and day, to kinds of accounts and to their mapping. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['SALDO_AKUN', 'a day with a rupiah more on an account', 'update saldo_akun_hari set debit = debit + 1'],
  ['SALDO_AKUN', 'a day forgotten', 'delete from saldo_akun_hari where debit > 0'],
  [
    'SALDO_AKUN',
    'sums of a day that is still open',
    "insert into saldo_akun_hari select kode_toko, '110100', tanggal, 'X', false, 1, 0 from hari_toko where kode_toko = 'JKT1' and status = 'OPEN'",
  ],
  [
    'GOLONGAN_AKUN',
    'stock that an entry calls sales',
    "update buku_uang set dari_nomor = '410100' where dari_akun = 'PERSEDIAAN_TOKO' and kode_toko = 'JKT1'",
  ],
  [
    'GOLONGAN_AKUN',
    'money on its way that a kode transaksi made up',
    "update buku_uang set dari_nomor = '110300' where dari_akun = 'TRANSAKSI' and kode_toko = 'JKT1'",
  ],
  [
    'PETA_AKUN',
    'a mapping to another kind of account',
    "update para_akun_transaksi set nomor_akun = '110100' where kode_akun = 'HPP' and kode_toko = 'JKT1'",
  ],
];
