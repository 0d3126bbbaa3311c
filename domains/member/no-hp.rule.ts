/** A phone number as it is stored: digits, a leading 0 as 62. Spec 1 §5. */
export function nomorHp(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.startsWith('0')) return `62${digits.slice(1)}`;
  return digits;
}

/** With 62 before it, an Indonesian number has nine digits more at least; one of another country ten in all. */
const TERPENDEK = { indonesia: 11, lain: 10 };

/** Is it a number somebody can be reached at? The spec does not say; one digit too few was never put right again. */
export function hpLengkap(text: string): boolean {
  const nomor = nomorHp(text);
  return (
    nomor.length >= (nomor.startsWith('62') ? TERPENDEK.indonesia : TERPENDEK.lain) && nomor.length <= 15
  );
}
