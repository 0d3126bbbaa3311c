/** How a table that leaves the shop as CSV is declared: its columns by name and kind. */
import { angka, type Fields, gram, kadar, kode, persen, tanggal, teks, uang } from '@mustika/kernel/field.ts';

const MAKE = { angka, gram, kadar, kode, persen, tanggal, teks, uang } as const;

/** `harga:uang` -> a field of that kind under its own column name. */
export const kolom = (...names: `${string}:${keyof typeof MAKE}`[]): Fields =>
  Object.fromEntries(
    names.map((text) => {
      const [name, kind] = text.split(':') as [string, keyof typeof MAKE];
      return [name, MAKE[kind](name.toUpperCase().replaceAll('_', ' '))];
    }),
  );

/** A table that can be taken out: the column a period is asked of, its order, its columns. */
export type DataExport = {
  label: string;
  tabel: string;
  /** The column a period is asked of; none: the table as it stands. */
  hari?: string;
  urut: string;
  kolom: Fields;
};
