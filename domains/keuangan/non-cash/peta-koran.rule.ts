/**
 * Columns of a bank's statement where their names do not say what they are: said on the screen by the mapping that every import has,
 * and kept for the rekening. Pure. A mapping holds for files with the headings it was made of, so a bank that changes its layout is asked about
 * anew. docs/decisions/0118, 0121.
 */
import type { Tanggal } from '@mustika/kernel/date.ts';
import {
  contohKolom,
  hurufKolom,
  type IngatanKolom,
  type KolomTujuan,
  lipatJudul,
  namaKolom,
  type PetaKolom,
  sidikJudul,
} from '@mustika/kernel/text/peta-kolom.ts';
import { type Baris, NAMA_KOLOM as NAMA } from './nama-koran.rule.ts';
import { bacaJumlah, bacaTanggal, selKosong } from './sel-koran.rule.ts';

/** Fields of a statement. Money is one column that came in (and one that went out), or one amount. */
export const ISIAN_PETA = ['tanggal', 'keterangan', 'masuk', 'keluar', 'jumlah', 'tanda'] as const;
export type IsianPeta = (typeof ISIAN_PETA)[number];

/** As the mapping asks for them; banks agree on no word, `usulPeta` proposes by what is found in names and cells. */
export const KOLOM_KORAN: readonly KolomTujuan[] = ISIAN_PETA.map((nama) => ({
  ...{ nama, wajib: nama === 'tanggal', milik: [], sebutan: [] },
}));

export type Dari = PetaKolom['dari'];

/** Lines that banks write above their table. */
export const BARIS_JUDUL = 40;
const TERLEBAR = 40;

const isi = (values: readonly string[]): number => values.filter((value) => !selKosong(value)).length;

/** The first line with a day in it and something beside: there the table has begun. */
function awalIsi(rows: readonly Baris[], hari: Tanggal): number {
  return rows
    .slice(0, BARIS_JUDUL)
    .findIndex(
      ({ values }) =>
        isi(values) >= 3 &&
        values.some((cell) => bacaTanggal(cell, hari) !== null) &&
        values.some((cell) => bacaTanggal(cell, hari) === null && bacaJumlah(cell) !== null),
    );
}

/** The place of the heading of an unknown table: what stands above its first line; -1 for none, null where no table is. */
export function tempatKepala(rows: readonly Baris[], hari: Tanggal): number | null {
  const awal = awalIsi(rows, hari);
  if (awal < 0) return null;
  const atas = rows
    .slice(0, awal)
    .findLastIndex(
      ({ values }) =>
        isi(values) >= 3 && values.every((cell) => selKosong(cell) || bacaTanggal(cell, hari) === null),
    );
  return atas;
}

/** By which a file of this bank is known again; empty for a file without headings. */
export const sidikKepala = (rows: readonly Baris[], kepala: number): string =>
  kepala < 0 ? '' : sidikJudul(namaKolom(rows[kepala]?.values ?? []));

/** Where the headings of a mapping stand in this file; null where it is another file. */
export function kepalaIngatan(rows: readonly Baris[], { judul }: IngatanKolom, hari: Tanggal): number | null {
  if (judul === '') return tempatKepala(rows, hari) === -1 ? -1 : null;
  const at = rows.slice(0, BARIS_JUDUL).findIndex(({ values }) => sidikJudul(namaKolom(values)) === judul);
  return at < 0 ? null : at;
}

/** What is wrong with a mapping, or null: a day and money it needs, and no column is two things. */
export function salahPeta(dari: Dari): 'KURANG' | 'KEMBAR' | null {
  const dipilih = Object.values(dari);
  if (new Set(dipilih).size < dipilih.length) return 'KEMBAR';
  const ada = (nama: IsianPeta): boolean => dari[nama] !== undefined;
  return !ada('tanggal') || ada('masuk') === ada('jumlah') ? 'KURANG' : null;
}

/** Columns below a heading, each by its name or its letter, with a few of its cells: also those that the heading has no name for. */
export function judulKoran(rows: readonly Baris[], kepala: number): { nama: string; contoh: string[] }[] {
  const bernama = kepala < 0 ? [] : namaKolom(rows[kepala]?.values ?? []);
  const bawah = rows.slice(kepala + 1, kepala + 1 + BARIS_JUDUL);
  const lebar = Math.max(bernama.length, ...bawah.map(({ values }) => values.findLastIndex(Boolean) + 1));
  return Array.from({ length: Math.min(TERLEBAR, lebar) }, (_, at) => ({
    nama: bernama[at] ?? `Kolom ${hurufKolom(at)}`,
    contoh: contohKolom(bawah, at),
  }));
}

/** A mapping in the words of this file, as far as it has them: headings are the same in any spelling. */
export const dariBerkas = (dari: Dari, nama: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dari).flatMap(([isian, from]) => {
      const judul = nama.find((one) => lipatJudul(one) === lipatJudul(from));
      return judul === undefined ? [] : [[isian, judul]];
    }),
  );

/** What the screen begins with: columns by their names, else by what stands in them. */
export function usulPeta(
  nama: readonly string[],
  bawah: readonly Baris[],
  hari: Tanggal,
): Record<string, string> {
  const sel = (at: number): string[] =>
    bawah.map(({ values }) => values[at] ?? '').filter((cell) => !selKosong(cell));
  const bernama = (pola: RegExp, bukan?: RegExp): string | undefined =>
    nama.find((name) => pola.test(name) && !NAMA.lain.test(name) && !bukan?.test(name));
  const hariSaja = (_name: string, at: number): boolean => {
    const cells = sel(at);
    return cells.length > 0 && cells.every((cell) => bacaTanggal(cell, hari) !== null);
  };
  const masuk = bernama(NAMA.masuk, NAMA.keluar);
  const usul: [IsianPeta, string | undefined][] = [
    ['tanggal', bernama(NAMA.tanggal) ?? nama.find(hariSaja)],
    ['keterangan', bernama(NAMA.keterangan)],
    ['masuk', masuk],
    ['keluar', bernama(NAMA.keluar, NAMA.masuk)],
    ['jumlah', masuk === undefined ? bernama(NAMA.jumlah, NAMA.tanggal) : undefined],
  ];
  return Object.fromEntries(usul.flatMap(([isian, judul]) => (judul === undefined ? [] : [[isian, judul]])));
}
