/** Refusals of the ledger; the specification has no texts for them, so all are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const akuntansiErrors = defineErrors({
  AKUN_DIPAKAI: [409, 'Akun Masih Dipakai Di Parameter Akun Atau Kode Transaksi'],
  AKUN_BERSALDO: [409, 'Akun Masih Memiliki Saldo'],
});
