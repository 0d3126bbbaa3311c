/** Imported sheets, whatever they are of: their columns, and a row that is read cell by cell. Spec 1 §2.2, §5. */
import type { Salah } from './barang-baru.rule.ts';
import { adaSebab, type Sel, selTeks } from './sel-berkas.rule.ts';

/** The needed columns that a file lacks, in one sentence. */
export const kalimatKurang = (kurang: readonly string[]): string =>
  `Kolom Berkas Tidak Sesuai: kolom ${kurang.join(', ')} tidak ada`;

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
