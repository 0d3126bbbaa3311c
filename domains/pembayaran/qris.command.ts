/** The code a customer pays by: the sticker of an account with the amount in it. docs/decisions/0147. */
import { objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { ref, teks, uang } from '@mustika/kernel/field.ts';
import { simbol } from '@mustika/kernel/text/simbol.ts';
import { rekeningResource } from '../master/rekening.resource.ts';

/** Whose account it is and how much, as the phone of the payer will say, and the picture. Nothing is written: who pays is seen, not drawn. */
export const qrisCommand = defineCommand({
  name: 'qris-bernominal',
  label: 'QRIS Bernominal',
  method: 'GET',
  path: 'rekenings/qris/{no_rekening}',
  list: () => rekeningResource,
  fields: {
    no_rekening: ref('Rekening', () => rekeningResource),
    jumlah: uang('Jumlah Bayar', { min: 1 }),
  },
  answer: objek({
    jumlah: uang(''),
    nama: teks(''),
    kota: teks(''),
    nmid: teks('', { opsional: true }),
    teks: teks(''),
    gambar: simbol,
  }),
});
export type QrisTampil = WireOf<typeof qrisCommand.answer>;
