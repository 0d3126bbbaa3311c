/** Finding a remittance by the number on its paper, that paper, and receiving it. Spec 1 §7. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { transitionAnswer } from '@mustika/kernel/document.ts';
import { oneAnswer } from '@mustika/kernel/document-answers.ts';
import { kirimUang, terimaUang, terimaUangFields } from './kirim-uang.document.ts';

const { no_reff } = terimaUangFields;
const screens = ['/kirim-uang-pusat', '/terima-uang-kas'];

/** One remittance, for its two ends only. */
export const kirimUangSatu = defineCommand({
  name: 'kirim-uang-kiriman',
  label: 'Kiriman Uang',
  method: 'GET',
  path: 'kirim-uang/{no_reff}',
  screens,
  fields: { no_reff },
  answer: oneAnswer(kirimUang),
});

/** The paper that travels with the money: landscape, 297x210 mm (Spec 1 §9). */
export const kirimUangPdf = defineCommand({
  name: 'kirim-uang-pdf',
  label: 'Cetak Kirim Uang',
  method: 'GET',
  path: 'kirim-uang/{no_reff}/pdf',
  screens,
  fields: { no_reff },
});

/** Confirms that the money arrived. Sent again after a broken connection it completes what is missing. */
export const terimaKiriman = defineCommand({
  name: 'kirim-uang-reception',
  label: 'Terima Uang',
  method: 'PUT',
  path: 'kirim-uang/{no_reff}/reception',
  screens: ['/terima-uang-kas'],
  fields: terimaUangFields,
  answer: transitionAnswer(terimaUang.transitions.simpan),
  message: 'Terima Uang Berhasil',
  failed: 'Terima Uang Pusat Gagal',
});
