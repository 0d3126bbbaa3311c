/** Whose birthday it is. */
import { addDays, type Tanggal } from '@mustika/kernel/date.ts';

/**
 * Month and day as one number (21 November is 1121) of the births that are celebrated on a business date. Those born
 * on 29 February celebrate on the 28th in common years. Domain R9.5.
 */
export function hariUlangTahun(tanggal: Tanggal): number[] {
  const kode = (hari: string): number => Number(hari.slice(5, 7)) * 100 + Number(hari.slice(8, 10));
  const own = kode(tanggal);
  return own === 228 && kode(addDays(tanggal, 1)) !== 229 ? [own, 229] : [own];
}
