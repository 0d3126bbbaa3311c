/** What a plan of another store comes to today, for the customer who stands here. */
import { objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { isiTagihan, tanyaTagihan } from '../cicilan.command.ts';
import { buktiCicilan } from './bukti-cicilan.rule.ts';

/** Of the plan of another store only what taking its payment needs: no telephone, no address, no pieces, no history. */
export const tagihanTokoLain = defineCommand({
  name: 'terima-cicilan-tagihan',
  label: 'Tagihan Cicilan Toko Lain',
  path: 'terima-cicilan/tagihan',
  screens: ['/terima-cicilan'],
  gate: flag('CICILAN_MODULE'),
  idempotent: false,
  fields: {
    no_cicilan: kode('No Cicilan', { max: 40, kosong: 'Nomor Cicilan Tidak Boleh Kosong' }),
    bukti: buktiCicilan,
    ...tanyaTagihan,
  },
  answer: objek({
    ...isiTagihan,
    toko_cicilan: kode(''),
    nama_toko: teks(''),
    nama_customer: teks(''),
  }),
});
export type TagihanTokoLain = WireOf<typeof tagihanTokoLain.answer>;
