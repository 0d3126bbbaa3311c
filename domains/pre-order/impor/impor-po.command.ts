/** A list of pre-orders from a spreadsheet. Spec 1 §2.2 names import-pre-order only; the call is ours. */
import { baris, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, teks, uang } from '@mustika/kernel/field.ts';
import { kolomBerkas } from '@mustika/kernel/text/peta-kolom.ts';
import { MODUL_PO } from '../pre-order.command.ts';
import { kolomSiapPo } from './impor-po.rule.ts';

/**
 * Multipart: `file` (CSV or XLSX); `pratinjau` ya writes nothing. All of it is stored or none. `peta` and `petakan` as the import of
 * pieces takes them.
 */
export const imporPo = defineCommand({
  name: 'pre-order-import',
  label: 'Import Pre-order',
  path: 'pre-order/import',
  screens: ['/import-pre-order'],
  gate: MODUL_PO,
  fields: {},
  answer: objek({
    baris: angka(''),
    benar: angka(''),
    salah: baris({ baris: angka(''), kolom: kode(''), isi: teks(''), sebab: teks('') }),
    /** How many pre-orders they make, what these come to and what is paid ahead in cash. */
    preorders: angka(''),
    total: uang(''),
    uang_muka: uang(''),
    contoh: baris(kolomSiapPo),
    kolom: kolomBerkas,
    tersimpan: angka(''),
    nomor: deret(kode('')),
  }),
});
export type HasilImporPo = WireOf<typeof imporPo.answer>;
