/** A discount as it was typed at the till. Domain R3.4. */
import { type MiliPersen, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';

/** Rupiah, or a share of the line that follows when the line changes. */
export type Diskon = { cara: 'RP'; nilai: Rupiah } | { cara: 'PERSEN'; nilai: MiliPersen };

/** No discount. */
export const TANPA_DISKON: Diskon = { cara: 'RP', nilai: NOL_RUPIAH };

/** `5%` and `2,5 %` are shares, `50.000` is rupiah; null is neither. */
export function bacaDiskon(text: string): Diskon | null {
  const clean = text.replace(/\s|rp\.?/gi, '');
  if (clean === '') return TANPA_DISKON;
  if (clean.endsWith('%')) {
    const match = /^(\d{1,3})(?:[.,](\d{1,3}))?%?$/.exec(clean);
    const nilai = match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) : null;
    return nilai === null || nilai > 100_000 ? null : { cara: 'PERSEN', nilai: nilai as MiliPersen };
  }
  // A dot that does not part thousands may have been meant as a comma: not guessed.
  if (!/^(\d{1,12}|\d{1,3}(\.\d{3}){1,3})$/.test(clean)) return null;
  return { cara: 'RP', nilai: Number(clean.replaceAll('.', '')) as Rupiah };
}
