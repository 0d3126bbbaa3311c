/**
 * What stays in the form from piece to piece: a tray of rings differs in weight, not in kind. The spec does not say;
 * typing the same eight fields 200 times is what shops complain about most.
 */
const LEKAT = [
  'kode_group',
  'kode_dept',
  'kode_gudang',
  'kode_baki',
  'nama_barang',
  'kadar',
  'kadar_cetak',
  'tipe_ongkos',
  'ongkos',
  'supplier',
  'ada_faktur_masukan',
  'no_faktur_masukan',
] as const;

/** Values the next piece starts with. */
export const lekat = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(LEKAT.map((name) => [name, values[name] ?? null]));

const AWALAN = /^baris\.\d+\./;

/** Errors of the one line of a document, under the names of the form's fields. */
export const errorsOfLine = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.replace(AWALAN, ''), message]));
