/** Reading sales: one nota and one piece of a nota, as prescribed. Spec 1 §7. */
import { objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { oneAnswer } from '@mustika/kernel/document-answers.ts';
import { kode, teks } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { penjualan } from '../penjualan.document.ts';

const screens = [
  '/lihat-penjualan',
  '/transaksi-penjualan',
  '/batal-penjualan',
  '/validasi-penjualan',
  '/validasi-jual-beli',
];

const nota = oneAnswer(penjualan);

/** The whole nota by its group number: dataJualGrouped. */
export const notaByGroup = defineCommand({
  name: 'penjualan-bynota',
  label: 'Nota Penjualan',
  path: 'penjualan/get/bynota',
  screens,
  idempotent: false,
  fields: { no_faktur_group: kode('No Nota', { max: 40 }) },
  answer: objek({ dataJualGrouped: nota, template_wa: teks('') }),
});

/** One piece by the number printed beside it; template_wa is the text for the messaging service. */
export const notaSingle = defineCommand({
  name: 'penjualan-bynota-single',
  label: 'Faktur Penjualan',
  path: 'penjualan/get/bynota/single',
  screens,
  idempotent: false,
  fields: { no_faktur: kode('No Faktur', { max: 44 }) },
  answer: objek({ data: nota, template_wa: teks('') }),
});

/** A new key signs the codes on the notas from now on; what the old ones signed can still be read. */
export const gantiKunciNota = defineCommand({
  name: 'nota-kunci-ganti',
  label: 'Ganti Kunci QR Nota',
  path: 'nota-kunci/ganti',
  gate: level('OWN', 'SU'),
  fields: {},
  message: 'Kunci QR Nota Berhasil Diganti',
});
