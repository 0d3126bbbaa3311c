/**
 * What a customer says of himself where his plan is not at home. Numbers of plans follow one another, so a number alone would let anybody
 * read who pays what in another store: with it goes what its customer knows, the last four figures of his telephone or his member code.
 * Domain R6.7; docs/decisions/0055.
 */
import { kode } from '@mustika/kernel/field.ts';

/** The field in which he says it. */
export const buktiCicilan = kode('4 Angka Akhir HP Atau Kode Member', {
  max: 20,
  kosong: 'Mohon Masukkan 4 Angka Akhir HP Atau Kode Member',
});

type Pemilik = { no_hp_customer: string | null; kode_member: string | null };

/** Is he the customer of this plan? `kode`: the codes of the member whose code he says, with those that were merged into his. */
export const buktiCocok = (
  bukti: string,
  { no_hp_customer, kode_member }: Pemilik,
  kode: readonly string[] = [bukti],
): boolean =>
  (/^\d{4}$/.test(bukti) && (no_hp_customer ?? '').endsWith(bukti)) ||
  (kode_member !== null && kode.includes(kode_member));

/** The store of a plan, from its number as it is printed; null for what is no such number. */
export const tokoCicilan = (no_cicilan: string): string | null =>
  /^([A-Z0-9]{2,8})-CC-\d{6}-\d{4,}$/.exec(no_cicilan)?.[1] ?? null;
