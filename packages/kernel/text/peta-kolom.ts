/**
 * Which column of somebody's file is which of ours: found by name, else said by whoever brings the file. One rule for every
 * import, pieces and masters and persons alike. docs/decisions/0113.
 */
import { baris, deret, type Inside, objek, peta } from '../answer.ts';
import { angka, kode, teks, ya } from '../field.ts';

/**
 * A column that an import knows. `milik`: what we call it ourselves, in exports, labels and forms; a file that says so is ours.
 * `sebutan`: what suppliers and other tills call it; proposed, and asked once.
 */
export type KolomTujuan = {
  nama: string;
  wajib: boolean;
  milik: readonly string[];
  sebutan: readonly string[];
};

/** What other programs call a telephone number, whoever's it is. */
export const SEBUTAN_TELEPON: readonly string[] = [
  ...['no hp', 'hp', 'no telp', 'telepon', 'telp', 'no telepon'],
  ...['wa', 'no wa', 'whatsapp', 'handphone', 'phone', 'mobile'],
];

/** What was said of a file: the heading each column is read from, the value that all rows have, and whose file it is. */
export type PetaKolom = {
  dari: Readonly<Record<string, string>>;
  tetap: Readonly<Record<string, string>>;
  sumber: string;
};

/** What was said of an earlier file with these headings. */
export type IngatanKolom = PetaKolom & { judul: string };

/** What an import answers of the columns of its file. */
export const kolomBerkas = objek({
  /** The line that the headings stand on. */
  baris_judul: angka(''),
  judul: baris({ nama: teks(''), contoh: deret(teks('')) }),
  dari: peta(teks('')),
  tetap: peta(teks('')),
  tidak_dipakai: deret(teks('')),
  /** Needed, and neither read from a column nor said for all rows. */
  kurang: deret(kode('')),
  /** Proposed by words of others: no row is looked at until somebody has agreed. */
  tanya: ya(''),
  /** Whose file it was that these headings came with; null where nobody said. */
  sumber: teks('', { opsional: true }),
  ingatan: baris({ sumber: teks(''), dari: peta(teks('')), tetap: peta(teks('')) }),
});
export type KolomBerkas = Inside<typeof kolomBerkas>;

/** Letters and digits of a heading: `Berat (gr)`, `berat_gr` and `BERAT GR.` are one. */
export const lipatJudul = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const KE_HURUF = 26;
/** The letter that a spreadsheet shows above a column. */
export const hurufKolom = (at: number): string =>
  (at >= KE_HURUF ? hurufKolom(Math.floor(at / KE_HURUF) - 1) : '') +
  String.fromCharCode('A'.charCodeAt(0) + (at % KE_HURUF));

/** Every column up to the last heading has a name of its own: one without a heading its letter, a twin its number. */
export function namaKolom(values: readonly string[]): string[] {
  const seen = new Map<string, number>();
  const lebar = values.findLastIndex((value) => value.trim() !== '') + 1;
  return values.slice(0, lebar).map((value, at) => {
    const name = value.replace(/\s+/g, ' ').trim() || `Kolom ${hurufKolom(at)}`;
    const times = (seen.get(lipatJudul(name)) ?? 0) + 1;
    seen.set(lipatJudul(name), times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** The headings as one text, by which a file of the same source is known again. */
export const sidikJudul = (judul: readonly string[]): string => judul.map(lipatJudul).join('|');

const CONTOH = 2;
const PANJANG_CONTOH = 40;

/** A few cells of a column, so that somebody knows it by what is in it. */
export const contohKolom = (rows: readonly Pick<Baris, 'values'>[], at: number): string[] =>
  [...new Set(rows.map(({ values }) => (values[at] ?? '').trim()).filter(Boolean))]
    .slice(0, CONTOH)
    .map((value) => value.slice(0, PANJANG_CONTOH));

type Cocok = { nama: string; judul: string; pangkat: number; milik: boolean };

/** Pairs of our columns and headings that mean the same, the surest first. */
function pasangan(kolom: readonly KolomTujuan[], judul: readonly string[]): Cocok[] {
  const lipat = judul.map((one) => ({ judul: one, kata: lipatJudul(one) }));
  const pairs = kolom.flatMap(({ nama, milik, sebutan }) =>
    [...milik, ...sebutan].flatMap((word, pangkat) =>
      lipat
        .filter(({ kata }) => kata === lipatJudul(word))
        .map((one) => ({ nama, judul: one.judul, pangkat, milik: pangkat < milik.length })),
    ),
  );
  return pairs.toSorted((a, b) => Number(b.milik) - Number(a.milik) || a.pangkat - b.pangkat);
}

/** What the headings say by themselves: `pasti` where every one of them is a word of ours. */
export function usulKolom(
  kolom: readonly KolomTujuan[],
  judul: readonly string[],
): { dari: Record<string, string>; pasti: boolean } {
  const dari: Record<string, string> = {};
  const taken = new Set<string>();
  let pasti = true;
  for (const one of pasangan(kolom, judul)) {
    if (dari[one.nama] !== undefined || taken.has(one.judul)) continue;
    dari[one.nama] = one.judul;
    taken.add(one.judul);
    if (!one.milik) pasti = false;
  }
  return { dari, pasti };
}

type Baris = { line: number; values: readonly string[] };

/** Lines that may stand above a table. */
export const BARIS_DI_ATAS = 40;

const terisi = ({ values }: Baris): number => values.filter((value) => value.trim() !== '').length;
const angkaSaja = (value: string): boolean => /^[\s\d.,:%/()+-]+$/.test(value) && /\d/.test(value);

/**
 * Where the headings stand: the line that an earlier file of the source had, else the one with the most words that we know, else the
 * first of the fullest lines without a number. A table without anything above it begins with its headings.
 */
export function cariJudul(
  kolom: readonly KolomTujuan[],
  rows: readonly Baris[],
  ingatan: ReadonlySet<string>,
): number {
  const atas = rows.slice(0, BARIS_DI_ATAS);
  const kenal = atas.findIndex(({ values }) => ingatan.has(sidikJudul(namaKolom(values))));
  if (kenal >= 0) return kenal;
  const nilai = atas.map(({ values }) => Object.keys(usulKolom(kolom, namaKolom(values)).dari).length);
  const tertinggi = Math.max(...nilai);
  if (tertinggi > 1) return nilai.indexOf(tertinggi);
  if (nilai[0] === 1) return 0;
  const teksSaja = atas.map((row) => (row.values.some(angkaSaja) ? 0 : terisi(row)));
  return Math.max(0, teksSaja.indexOf(Math.max(...teksSaja)));
}

/** The needed columns that nothing fills. */
export const kolomKurang = (
  kolom: readonly KolomTujuan[],
  { dari, tetap }: Pick<PetaKolom, 'dari' | 'tetap'>,
): string[] =>
  kolom
    .filter(({ nama, wajib }) => wajib && dari[nama] === undefined && (tetap[nama] ?? '') === '')
    .map(({ nama }) => nama);

const JUMLAH =
  /^(?:(?:grand |sub ?)?\s*(?:total|jumlah)\b|\d[\d.]* (?:orang|pcs?|buah|baris|barang|items?|rows)$)/i;
const JUMLAH_SAJA = /^(?:grand |sub ?)?(?:total|jumlah)\s*:?$/i;

/** A line of sums below a list: its first cell is no more than that word, or says so and what every row needs is not in it. */
export function barisJumlah(values: readonly string[], wajib: readonly string[]): boolean {
  const awal = values.find((value) => value.trim() !== '')?.trim() ?? '';
  return JUMLAH_SAJA.test(awal) || (JUMLAH.test(awal) && wajib.some((cell) => cell.trim() === ''));
}
