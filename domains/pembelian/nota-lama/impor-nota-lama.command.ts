/**
 * Sold pieces in a file of the till of before. A row that is there is known by its nota and its tag, or by what it is; it is changed as
 * long as it has not come back, and nothing is there twice. Multipart, as imports of masters take it, and `otorisasi`: the owner agrees.
 */
import { defineCommand } from '@mustika/kernel/command.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { any, level, pusat } from '@mustika/kernel/gate.ts';
import { importShape } from '@mustika/kernel/resource-answers.ts';
import { kolomIsi } from '@mustika/kernel/text/isi-berkas.ts';
import type { KolomTujuan } from '@mustika/kernel/text/peta-kolom.ts';
import { notaLamaResource } from './nota-lama.resource.ts';

/** The rows of a file stand for the whole chain: who may write lists of the chain brings it. */
export const imporNotaLama = defineCommand({
  name: 'nota-lama-import',
  label: 'Import Nota Lama',
  path: notaLamaResource.api.import.path,
  screens: ['/nota-lama'],
  gate: any(pusat, level('OWN', 'SU')),
  fields: {},
  answer: importShape,
});

/** Without which no row is a piece; the others are told by these, by the store, or may be unknown. */
export const WAJIB_NOTA_LAMA: ReadonlySet<string> = new Set(['no_nota', 'tgl_jual', 'nama_barang', 'berat']);

const { fields } = notaLamaResource;

/** What a file may bring. */
export const ISIAN_NOTA_LAMA: Fields = Object.fromEntries(
  Object.entries(fields as Fields).filter(([, field]) => !field.readOnly),
);

/** What our own export has besides says what is known already. */
const dilayani = Object.entries(fields as Fields).flatMap(([nama, field]): KolomTujuan[] =>
  field.readOnly ? [{ nama, wajib: false, milik: [nama, field.label], sebutan: [] }] : [],
);

export const KOLOM_NOTA_LAMA: readonly KolomTujuan[] = [
  ...kolomIsi(ISIAN_NOTA_LAMA).map((kolom) => ({ ...kolom, wajib: WAJIB_NOTA_LAMA.has(kolom.nama) })),
  ...dilayani,
];
