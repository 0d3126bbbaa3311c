/**
 * What stands behind a weight that a document keeps: a line of the scale, or nothing but a hand. A call whose weights are weighed brings the
 * lines that were read along; which weight each of them says is found out by the server. Features, idea 18.
 */
import { angka, daftar, type Fields, teks } from '../field.ts';
import { readScaleLine } from './scale.ts';

/** A line is evidence of what lay on the scale just now, in seconds; a draft of this morning is typed anew. */
export const LAMA_BACAAN = 3600;

/** The field of every call whose weights are weighed. `umur`: seconds since it was read, because clocks of tills are wrong. */
export const detail_timbangan = daftar(
  'Bacaan Timbangan',
  {
    bacaan: teks('Bacaan', { asTyped: true, max: 60 }),
    alat: teks('Alat', { asTyped: true, opsional: true, max: 60 }),
    umur: angka('Umur', { max: LAMA_BACAAN }),
  },
  { opsional: true, maxRows: 1000 },
);

/** A line as it came from the scale: what it says, which scale it was, how many seconds ago. */
export type Bacaan = { bacaan: string; alat: string | null; umur: number };

/** A weight of an input, by the path of its field: milligrams inside, grams on the wire. */
export type Berat = { kolom: string; berat: number };

/** Whether any weight of these fields is weighed. */
export const adaTimbangan = (fields: Fields = {}): boolean =>
  Object.values(fields).some((field) => field.ditimbang === true || adaTimbangan(field.fields));

/** The weights of an input that are weighed. */
export function beratDitimbang(fields: Fields, input: Readonly<Record<string, unknown>>, path = ''): Berat[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = input[name];
    if (field.ditimbang)
      return typeof value === 'number' && value > 0 ? [{ kolom: path + name, berat: value }] : [];
    if (!field.fields || !Array.isArray(value)) return [];
    const { fields: inRow } = field;
    return value.flatMap((row, at) => beratDitimbang(inRow, row, `${path}${name}.${at}.`));
  });
}

/** Each weight with the line that says it. A line says one weight, and only when the scale stood still. */
export function denganBacaan(
  berat: readonly Berat[],
  bacaan: readonly Bacaan[],
): (Berat & { bacaan: Bacaan | null })[] {
  const left = Map.groupBy(bacaan, ({ bacaan: line }) => {
    const read = readScaleLine(line);
    return read?.settled ? Number(read.mg) : null;
  });
  return berat.map((satu) => ({ ...satu, bacaan: left.get(satu.berat)?.shift() ?? null }));
}
