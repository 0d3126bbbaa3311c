/** A phone number as it is stored: digits, a leading 0 as 62. Spec 1 §5. */
export function nomorHp(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.startsWith('0')) return `62${digits.slice(1)}`;
  return digits;
}
