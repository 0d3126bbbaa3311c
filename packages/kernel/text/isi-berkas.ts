/**
 * Rows of a list of a form that stand in somebody's file: which columns are looked for, and what is answered of them. The rows go into
 * the form, where they are seen, put right and sent as typed ones are. docs/decisions/0141.
 */
import { baris, type Inside, kadang, objek, type Struct } from '../answer.ts';
import { type Field, type Fields, kode, teks } from '../field.ts';
import { type ImportResult, importColumns } from '../resource-answers.ts';
import { type KolomTujuan, SEBUTAN_TELEPON } from './peta-kolom.ts';

/** The lists among fields that may be read from a file. */
export const listsOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field.kind === 'daftar' && field.fields));

/** Columns without which no row is whole. */
export const wajibIsi = (fields: Fields): ReadonlySet<string> =>
  new Set(
    Object.entries(fields).flatMap(([name, { opsional, initial, readOnly, kind }]) =>
      opsional || readOnly || initial !== undefined || kind === 'ya' ? [] : [name],
    ),
  );

const sebutanOf = ({ telepon, sebutan = [] }: Field): readonly string[] =>
  telepon ? [...SEBUTAN_TELEPON, ...sebutan] : sebutan;

/** Our columns of such a file. */
export const kolomIsi = (fields: Fields): KolomTujuan[] => {
  const wajib = wajibIsi(fields);
  return Object.entries(fields)
    .filter(([, field]) => !field.readOnly)
    .map(([nama, field]) => ({
      ...{ nama, wajib: wajib.has(nama), milik: [nama, field.label] },
      sebutan: sebutanOf(field),
    }));
};

/** What a column of sums comes to: of the rows that were read, and as the file says below them, where it does. */
const jumlahIsi = baris({ kolom: kode(''), dibaca: teks(''), berkas: teks('', { opsional: true }) });

/** What is answered of a file: `isi` has its rows under the name of their list. */
export const isiBerkasShape = <F extends Fields>(lists: F) =>
  objek({
    ...importColumns,
    jumlah: jumlahIsi,
    isi: objek(
      Object.fromEntries(
        Object.entries(listsOf(lists)).map(([name, list]) => [name, kadang(baris(list.fields ?? {}))]),
      ),
    ),
  }) as Struct<IsiBerkas>;

export type IsiBerkas = ImportResult & {
  jumlah: Inside<typeof jumlahIsi>;
  isi: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
};
