/** Whose signature on a nota is ours: public keys of the chain, the old ones with them. Read ahead, so that a code can be told without the line. */
import { baris, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, teks } from '@mustika/kernel/field.ts';

export const kunciNota = defineCommand({
  name: 'nota-kunci',
  label: 'Kunci QR Nota',
  method: 'GET',
  path: 'nota-kunci',
  screens: ['/transaksi-pembelian', '/transaksi-penjualan', '/tanpa-jaringan'],
  fields: {},
  /** Base64 of their SPKI. */
  answer: baris({ key_id: kode(''), publik: teks('') }),
});
export type KunciNota = WireOf<typeof kunciNota.answer>[number];
