/** A discount as it was typed at the till. Domain R3.4. */
import { type MiliPersen, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { parsePersen, parseRupiah } from '@mustika/kernel/text/amount-text.ts';

/** Rupiah, or a share of the line that follows when the line changes. */
export type Diskon = { cara: 'RP'; nilai: Rupiah } | { cara: 'PERSEN'; nilai: MiliPersen };

/** No discount. */
export const TANPA_DISKON: Diskon = { cara: 'RP', nilai: NOL_RUPIAH };

/** `5%` and `2,5 %` are shares, `50.000` is rupiah; null is neither. */
export function bacaDiskon(text: string): Diskon | null {
  if (text.trim() === '') return TANPA_DISKON;
  if (text.trim().endsWith('%')) {
    const nilai = parsePersen(text);
    return nilai === null || nilai < 0 || nilai > 100_000 ? null : { cara: 'PERSEN', nilai };
  }
  const nilai = parseRupiah(text);
  return nilai === null || nilai < 0 ? null : { cara: 'RP', nilai };
}
