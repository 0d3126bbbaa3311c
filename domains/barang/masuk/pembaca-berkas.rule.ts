/** Imported sheets, whatever they are of: their columns, and a row that is read cell by cell. Spec 1 §2.2, §5. */
import type { Salah } from './barang-baru.rule.ts';
import { adaSebab, type Sel, selTeks } from './sel-berkas.rule.ts';

/** Columns that are missing or unknown: the file is refused before its rows are read. */
export function salahKolomDari(
  kolom: readonly { nama: string; wajib: boolean }[],
  header: readonly string[],
): string[] {
  const known = new Set<string>(kolom.map((column) => column.nama));
  const missing = kolom
    .filter((column) => column.wajib && !header.includes(column.nama))
    .map((column) => `kolom ${column.nama} tidak ada`);
  const unknown = header
    .filter((name) => name !== '' && !known.has(name))
    .map((name) => `kolom ${name.slice(0, 40)} tidak dikenal`);
  const twice = header
    .filter((name, index) => name !== '' && header.indexOf(name) !== index)
    .map((name) => `kolom ${name} ganda`);
  return [...missing, ...unknown, ...new Set(twice)];
}

const TIDAK_ADA = /^kolom (\S+) tidak ada$/;

/** In one sentence: all that is missing, else the first of what is wrong. */
export function kalimatKolom(salah: readonly string[]): string {
  const kurang = salah.flatMap((one) => TIDAK_ADA.exec(one)?.[1] ?? []);
  return kurang.length > 0 ? `kolom ${kurang.join(', ')} tidak ada` : (salah[0] ?? '');
}

/** Collects causes while it hands out values, so that one look at a row names all of its mistakes. */
export function pembaca(sel: Readonly<Record<string, string>>) {
  const salah: Salah[] = [];
  const baca = <T>(kolom: string, read: (text: string) => Sel<T>): T | null => {
    const hasil = read(sel[kolom] ?? '');
    if (!adaSebab(hasil)) return hasil.nilai;
    salah.push({ kolom, sebab: hasil.sebab });
    return null;
  };
  const teks = (kolom: string, nama: string, max: number): string | null =>
    baca(kolom, (text) => selTeks(text, { nama, max }));
  const wajib = (kolom: string, nilai: unknown, sebab: string): void => {
    if (nilai === null && !salah.some((one) => one.kolom === kolom)) salah.push({ kolom, sebab });
  };
  return { salah, baca, teks, wajib };
}

export type Pembaca = ReturnType<typeof pembaca>;
