/** Reading a purchase: one nota and one piece of it as prescribed. Spec 1 §7. */
import { objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { oneAnswer } from '@mustika/kernel/document-answers.ts';
import { kode, teks } from '@mustika/kernel/field.ts';
import { pembelian } from '../pembelian.document.ts';
import { LAYAR_BELI as screens } from './nota-beli.command.ts';

const nota = oneAnswer(pembelian);

/** The whole purchase by its group number: dataPembelianGrouped. */
export const beliByGroup = defineCommand({
  name: 'pembelian-bynota',
  label: 'Nota Pembelian',
  path: 'pembelian/get/bynota',
  screens,
  idempotent: false,
  fields: { no_faktur_group: kode('No Nota', { max: 40 }) },
  answer: objek({ dataPembelianGrouped: nota, template_wa: teks('') }),
});

/** One piece by the number printed beside it; template_wa is the text for the messaging service. */
export const beliSingle = defineCommand({
  name: 'pembelian-bynota-single',
  label: 'Faktur Pembelian',
  path: 'pembelian/get/bynota/single',
  screens,
  idempotent: false,
  fields: { no_faktur: kode('No Faktur', { max: 44 }) },
  answer: objek({ data: nota, template_wa: teks('') }),
});
