/** Damage to opening balances. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'SALDO_AWAL',
    'a head that says more cash than its lines',
    'update saldo_awal set kas = kas + 1 where kas > 0',
  ],
  [
    'SALDO_AWAL',
    'a line that never reached the books',
    "update saldo_awal_baris set debit = debit + 1 where jenis = 'AKUN' and debit > 0 or jenis = 'BANK'",
  ],
  [
    'SALDO_AWAL_ISI',
    'a loan that came over and is in no total',
    'update saldo_awal set hutang = hutang + 1 where hutang > 0',
  ],
  [
    'SALDO_AWAL_ISI',
    'an order that came over and is in no total',
    'update saldo_awal set pesanan = pesanan + 1 where pesanan > 0',
  ],
  [
    'SALDO_AWAL_ISI',
    'a job whose money ahead was told otherwise',
    'update saldo_awal set service = service + 1 where service > 0',
  ],
  ['SALDO_AWAL_ISI', 'a document that came with nothing', "update saldo_awal_isi set rangkai = 'tidak ada'"],
];
