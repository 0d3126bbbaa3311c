/**
 * Telephone numbers, once for members, notas, loans and messages: how people write them, and how they are stored. Spec 1 §5 asks for
 * digits with a leading 0 as 62; what spreadsheets and phone books leave of a number the spec does not say.
 */
import { type Field, kode } from './field.ts';
import type { FieldOptions } from './field-options.ts';

/** What a call abroad begins with here: 00, or the code of a carrier before Indonesia's own. */
const KELUAR_NEGERI = /^(?:00(?:[1789](?=62))?)/;
/** Without the 0, as spreadsheets and phone books keep it. */
const TANPA_NOL = /^8\d{0,11}$/;

/**
 * A phone number as it is stored: digits, a leading 0 or none at all as 62, without the 0 in brackets behind it. Only a number of
 * a country whose code begins with 8 keeps its plus, so that what is stored is read as the same number again.
 */
export function nomorHp(text: string): string {
  const digits = text.replace(/\D/g, '');
  const asing = /^\D*\+/.test(text) || KELUAR_NEGERI.test(digits);
  const nomor = digits.replace(KELUAR_NEGERI, '');
  if (nomor.startsWith('620')) return `62${nomor.slice(3)}`;
  if (asing) return nomor.startsWith('8') ? `+${nomor}` : nomor;
  if (nomor.startsWith('0')) return `62${nomor.slice(1)}`;
  return TANPA_NOL.test(nomor) ? `62${nomor}` : nomor;
}

/** The digits that a message is sent to. */
export const nomorPesan = (text: string): string => nomorHp(text).replace('+', '');

/** With 62 before it, an Indonesian number has nine digits more at least; one of another country ten in all. */
const TERPENDEK = { indonesia: 11, lain: 10 };

/** Is it a number somebody can be reached at? The spec does not say; one digit too few was never put right again. */
export function hpLengkap(text: string): boolean {
  const nomor = nomorPesan(text);
  const terpendek = nomor.startsWith('62') ? TERPENDEK.indonesia : TERPENDEK.lain;
  return nomor.length >= terpendek && nomor.length <= 15;
}

type Telepon<O extends FieldOptions> = Field<O extends { opsional: true } ? string | null : string>;

/** A number somebody can be reached at: written with spaces or without, stored as `nomorHp` says. */
export const telepon = <const O extends FieldOptions>(label: string, options?: O): Telepon<O> => ({
  ...kode(label, options),
  telepon: true,
});
