/**
 * Penyamaran: the repeating-key hex scheme in which local storage keys and values are kept (Spec 1 §9).
 * It keeps passers-by from reading names in the storage view and protects nothing: whoever has the page has the key.
 * Therefore only the token (short-lived, bound to an HttpOnly device cookie), the login flag and UI state go in here.
 */

const KUNCI = 'mustika';

const shift = (bytes: Uint8Array): Uint8Array =>
  bytes.map((byte, index) => byte ^ KUNCI.charCodeAt(index % KUNCI.length));

/** Text -> hex. */
export const samarkan = (text: string): string =>
  [...shift(new TextEncoder().encode(text))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hex -> text; null for anything `samarkan` did not write. */
export function bukaSamaran(hex: string): string | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/.test(hex)) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(shift(bytes));
  } catch {
    return null;
  }
}
