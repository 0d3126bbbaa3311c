/** The rights of a key on its screen: what a tick gives and takes, and what a search leaves of the list. Pure. */
import type { PilihanKunci } from './kunci-api.command.ts';

export type LayarHak = PilihanKunci['layar'][number];
export type KelompokLayar = { kelompok: string; layar: readonly LayarHak[] };

/** Reading by a screen; with it go its acts when it is taken. */
export function centangLayar(hak: readonly string[], layar: LayarHak, diberi: boolean): string[] {
  const milik = new Set([layar.path, ...layar.tindakan.map(({ path }) => path)]);
  return diberi ? [...new Set([...hak, layar.path])] : hak.filter((path) => !milik.has(path));
}

/** An act, and with it its screen. */
export const centangTindakan = (
  hak: readonly string[],
  layar: LayarHak,
  path: string,
  diberi: boolean,
): string[] => (diberi ? [...new Set([...hak, layar.path, path])] : hak.filter((one) => one !== path));

/** Screens whose name, path or acts have the words, in their groups; a tick is never hidden by a search for nothing. */
export function saringLayar(layar: readonly LayarHak[], cari: string): KelompokLayar[] {
  const kata = cari.trim().toLowerCase();
  const cocok = ({ path, judul, tindakan }: LayarHak): boolean =>
    [path, judul, ...tindakan.map((one) => one.judul)].some((teks) => teks.toLowerCase().includes(kata));
  return [...Map.groupBy(layar.filter(cocok), ({ kelompok }) => kelompok)].map(([kelompok, milik]) => ({
    kelompok,
    layar: milik,
  }));
}

/** How many of a group are given, screens and acts. */
export const terpilih = ({ layar }: KelompokLayar, hak: ReadonlySet<string>): number =>
  layar
    .flatMap(({ path, tindakan }) => [path, ...tindakan.map((one) => one.path)])
    .filter((path) => hak.has(path)).length;
