/** What an approval is for, wherever it is read: asked for, given, listed, or in the history of a document. */
import { formatTanggal } from '@mustika/kernel/date.ts';

type Says = (key: string, values: { defaultValue: string }) => string;

const DATED = / \d{4}-\d{2}-\d{2}$/;

/**
 * What an approval is for, in words. Descriptions are codes, in English as the prescribed 'sale under cost' is
 * (Spec 1 §6), and end with the day where they are bound to one.
 */
export function approvalWords(description: string, t: Says): string {
  const code = description.replace(DATED, '');
  const day = DATED.exec(description)?.[0].trim();
  const words = t(`otorisasi.untuk.${code}`, { defaultValue: code });
  return day ? `${words} ${formatTanggal(day)}` : words;
}
