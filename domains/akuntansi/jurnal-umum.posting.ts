/** What general journals and closing entries write. Domain 12.4 (PENUTUP BULAN). */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import type { BarisJurnalUmum } from './jurnal-umum.rule.ts';

const ujung = (nomor: string, dimensi: string | null): UjungUang => ({
  akun: 'JURNAL',
  nomor,
  ...(dimensi ? { dimensi } : {}),
});

/**
 * One transfer per line, against a clearing account: it must be zero within the event, so that the database itself
 * refuses a journal that does not balance.
 */
export const postJurnalUmum = (baris: readonly BarisJurnalUmum[], keterangan: string): Transfer[] =>
  baris.flatMap((row) => {
    const place = ujung(row.nomor_akun, row.dimensi);
    const how = { kategori: 'JURNAL_UMUM', jenis: 'JURNAL', keterangan: row.keterangan ?? keterangan };
    return row.debit
      ? uangTransfer({ akun: 'KLIRING_JURNAL' }, place, row.debit, how)
      : uangTransfer(place, { akun: 'KLIRING_JURNAL' }, row.kredit ?? (0 as Rupiah), how);
  });

/** Debit above zero, credit below. */
export type SaldoTerbuka = { nomor_akun: string; dimensi: string; saldo: number };

/** What the open accounts leave: income less costs, below zero for a loss. */
export const labaDari = (saldo: readonly SaldoTerbuka[]): Rupiah =>
  rupiah(saldo.reduce((laba, one) => laba - one.saldo, 0));

/** Every income and cost account to zero against Ikhtisar, and what is left there to Laba Ditahan. */
export function postPenutup(saldo: readonly SaldoTerbuka[], keterangan: string): Transfer[] {
  const laba = labaDari(saldo);
  const how = { kategori: 'PENUTUP_BULAN', jenis: laba < 0 ? 'RUGI' : 'LABA', keterangan };
  const ikhtisar: UjungUang = { akun: 'IKHTISAR_LABA_RUGI' };
  const ditahan: UjungUang = { akun: 'LABA_DITAHAN' };
  return [
    ...saldo.flatMap((one) => {
      const akun = ujung(one.nomor_akun, one.dimensi);
      return one.saldo > 0
        ? uangTransfer(akun, ikhtisar, one.saldo as Rupiah, how)
        : uangTransfer(ikhtisar, akun, -one.saldo as Rupiah, how);
    }),
    ...(laba > 0
      ? uangTransfer(ditahan, ikhtisar, laba as Rupiah, how)
      : uangTransfer(ikhtisar, ditahan, -laba as Rupiah, how)),
  ];
}
