/** The slip of a document that its customer follows: its code is his link, and a line beside the sums says what the code is for. */
import type { Slip } from '@mustika/kernel/slip.ts';

export const denganTautan = (slip: Slip, alamat: string): Slip => ({
  ...slip,
  qr: [alamat],
  // Names and what stands beside them have twenty characters (Spec 1 §9).
  penutup: [...slip.penutup, { label: 'Pantau', teks: 'pindai kode QR' }],
});
