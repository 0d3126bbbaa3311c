/** The call of the till that makes a nota, and what it answers: all that the till needs of the document before somebody looks at one. */
import { deret, kadang } from '@mustika/kernel/answer.ts';
import { angka, daftar, gram, kode, uang } from '@mustika/kernel/field.ts';

const answer = {
  total: uang(''),
  /** Money that came in, without what was given back: the total without what was traded in, deposited or redeemed. */
  dibayar: uang(''),
  kembali: uang(''),
  poin: angka(''),
  kupon: angka(''),
  tukar: kadang(uang('')),
  tukar_kurang: kadang(uang('')),
  kode_barcode_tukar: kadang(deret(kode(''))),
  kupon_dipakai: kadang(uang('')),
  poin_dipakai: kadang(angka('')),
  no_titipan: kadang(kode('')),
  sisa_titipan: kadang(uang('')),
  no_cicilan: kadang(kode('')),
} as const;

/** Of what it is told, the weights that are put on the scale. */
const fields = { tukar: daftar('Barang Tukar', { berat: gram('Berat', { ditimbang: true }) }) };

/** Spec 1 §5 `POST penjualan/simpan`. */
export const SIMPAN_NOTA = { path: 'penjualan/simpan', answer, fields } as const;
