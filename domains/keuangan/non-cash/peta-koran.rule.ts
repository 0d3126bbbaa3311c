/**
 * Which column of a bank's file means what, where the names of its columns do not say it: said once on the screen and kept for the
 * rekening. Pure. A mapping holds for files with the heading it was made of, so a bank that changes its layout is asked about anew.
 */
import type { Tanggal } from '@mustika/kernel/date.ts';
import { type Baris, NAMA_KOLOM as NAMA } from './nama-koran.rule.ts';
import { bacaJumlah, bacaTanggal, selKosong } from './sel-koran.rule.ts';

/** Fields of a statement and the column of each. Money is one column that came in (and one that went out), or one amount. */
export const ISIAN_PETA = ['tanggal', 'keterangan', 'masuk', 'keluar', 'jumlah', 'tanda'] as const;
export type IsianPeta = (typeof ISIAN_PETA)[number];
export type Peta = Readonly<Record<IsianPeta, number | null>>;
/** With the heading that it was made of; empty for a file without one. */
export type PetaKoran = Peta & { kepala: string };

/** Lines that banks write above their table. */
export const BARIS_JUDUL = 40;
const TERLEBAR = 40;
const HURUF_NAMA = 60;

/** A heading as it is compared: its cells without case, blanks and empty ends. */
export const kepalaDari = (values: readonly string[]): string =>
  values
    .slice(0, TERLEBAR)
    .map((value) =>
      value
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, ' ')
        .slice(0, HURUF_NAMA),
    )
    .join('|')
    .replace(/\|+$/, '');

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

/** Where the heading of a mapping stands in this file; null where it is another file. */
export function kepalaPeta(rows: readonly Baris[], { kepala }: PetaKoran, hari: Tanggal): number | null {
  if (kepala === '') return tempatKepala(rows, hari) === -1 ? -1 : null;
  const at = rows.slice(0, BARIS_JUDUL).findIndex(({ values }) => kepalaDari(values) === kepala);
  return at < 0 ? null : at;
}

/** What is wrong with a mapping, or null: a day and money it needs, and no column is two things. */
export function salahPeta(peta: Peta): 'KURANG' | 'KEMBAR' | null {
  const dipilih = ISIAN_PETA.map((name) => peta[name]).filter((at) => at !== null);
  if (new Set(dipilih).size < dipilih.length) return 'KEMBAR';
  return peta.tanggal === null || (peta.masuk === null) === (peta.jumlah === null) ? 'KURANG' : null;
}

/** What the screen begins with: columns by their names, else by what stands in them. */
export function usulPeta(
  nama: readonly string[],
  contoh: readonly (readonly string[])[],
  hari: Tanggal,
): Peta {
  const kolom = nama.map((_name, at) =>
    contoh.map((row) => row[at] ?? '').filter((cell) => !selKosong(cell)),
  );
  const semua = (is: (cell: string) => boolean): number | null => {
    const at = kolom.findIndex((cells) => cells.length > 0 && cells.every(is));
    return at < 0 ? null : at;
  };
  const bernama = (pola: RegExp, bukan?: RegExp): number | null => {
    const at = nama.findIndex((name) => pola.test(name) && !NAMA.lain.test(name) && !bukan?.test(name));
    return at < 0 ? null : at;
  };
  const masuk = bernama(NAMA.masuk, NAMA.keluar);
  return {
    tanggal: bernama(NAMA.tanggal) ?? semua((cell) => bacaTanggal(cell, hari) !== null),
    keterangan: bernama(NAMA.keterangan),
    masuk,
    keluar: bernama(NAMA.keluar, NAMA.masuk),
    jumlah: masuk === null ? bernama(NAMA.jumlah, NAMA.tanggal) : null,
    tanda: null,
  };
}

/** Columns of a file as the screen shows them: their names and a few lines below. */
export type BentukKoran = { kepala: string; nama: string[]; contoh: string[][] };

const CONTOH = 4;

/** The columns below this heading, and the first lines of it as the screen shows them. */
export function bentukKoran(rows: readonly Baris[], kepala: number): BentukKoran {
  const bawah = rows.slice(kepala + 1, kepala + 1 + CONTOH).map(({ values }) => values);
  const judul = kepala < 0 ? [] : (rows[kepala]?.values ?? []);
  const lebar = Math.min(TERLEBAR, Math.max(judul.length, ...bawah.map((values) => values.length)));
  const sel = (text: string | undefined): string => (text ?? '').trim().slice(0, HURUF_NAMA);
  return {
    kepala: kepalaDari(judul),
    nama: Array.from({ length: lebar }, (_, at) => sel(judul[at]?.replace(/_/g, ' '))),
    contoh: bawah.map((values) => Array.from({ length: lebar }, (_, at) => sel(values[at]))),
  };
}
