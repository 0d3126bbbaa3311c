/** What makes a general journal one: every line on one side, both sides the same. Pure; whole rupiah. */
import { type Rupiah, sum } from '@mustika/kernel/amount.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { akuntansiErrors as salah } from '../akuntansi.errors.ts';

export type BarisJurnalUmum = {
  nomor_akun: string;
  dimensi: string | null;
  debit: Rupiah | null;
  kredit: Rupiah | null;
  keterangan: string | null;
};

/** What both sides add up to. Domain 12.2 (sum of debits = sum of credits). */
export const jumlahSisi = (
  baris: readonly Pick<BarisJurnalUmum, 'debit' | 'kredit'>[],
): { debit: Rupiah; kredit: Rupiah } => ({
  debit: sum(baris.map((row) => row.debit ?? (0 as Rupiah))),
  kredit: sum(baris.map((row) => row.kredit ?? (0 as Rupiah))),
});

/**
 * The first thing wrong with the lines and the line it is wrong with (from 0; -1: all of them), or null.
 * Errors: JURNAL_KURANG_BARIS, JURNAL_SATU_SISI, JURNAL_TIDAK_SEIMBANG. Domain 12.2.
 */
export function salahJurnal(
  baris: readonly Pick<BarisJurnalUmum, 'debit' | 'kredit'>[],
): { error: ErrorEntry; baris: number } | null {
  if (baris.length < 2) return { error: salah.JURNAL_KURANG_BARIS, baris: -1 };
  const sisi = baris.findIndex((row) => (row.debit ?? 0) > 0 === (row.kredit ?? 0) > 0);
  if (sisi >= 0) return { error: salah.JURNAL_SATU_SISI, baris: sisi };
  const { debit, kredit } = jumlahSisi(baris);
  return debit === kredit ? null : { error: salah.JURNAL_TIDAK_SEIMBANG, baris: -1 };
}

/** A line while it is typed: wire values, null for what is empty. */
export type BarisKetik = {
  nomor_akun: string | null;
  dimensi: string | null;
  debit: number | null;
  kredit: number | null;
  keterangan: string | null;
};

const KOSONG: BarisKetik = { nomor_akun: null, dimensi: null, debit: null, kredit: null, keterangan: null };

/** A journal has two sides, so it starts with two lines. */
export const barisAwal = (): BarisKetik[] => [{ ...KOSONG }, { ...KOSONG }];

/** Both sides of lines that are still typed; an empty cell is nothing. */
export const jumlahKetik = (baris: readonly BarisKetik[]) =>
  jumlahSisi(baris as readonly { debit: Rupiah | null; kredit: Rupiah | null }[]);

/** A new line holds what is still missing, on the side where it is missing. */
export function barisBerikut(baris: readonly BarisKetik[]): BarisKetik {
  const { debit, kredit } = jumlahKetik(baris);
  if (debit === kredit) return { ...KOSONG };
  return debit > kredit ? { ...KOSONG, kredit: debit - kredit } : { ...KOSONG, debit: kredit - debit };
}
