/** The words of the handbook from their files, read once. */
import { readdir, readFile } from 'node:fs/promises';
import { bacaKata, bacaPelajaran, type KataLayar, type Pelajaran } from './kata.rule.ts';

async function berkasDi(folder: string): Promise<string[]> {
  const di = new URL(`${folder}/`, import.meta.url);
  const nama = (await readdir(di)).filter((satu) => satu.endsWith('.md')).sort();
  return Promise.all(nama.map((satu) => readFile(new URL(satu, di), 'utf8')));
}

/** By the path of the screen; twice the same path is our own mistake. */
export async function kataPanduan(): Promise<Map<string, KataLayar>> {
  const semua = (await berkasDi('kata')).flatMap((berkas) => [...bacaKata(berkas)]);
  const kata = new Map(semua);
  if (kata.size < semua.length) throw new Error('two files of the handbook tell of one screen');
  return kata;
}

/** The picture of a page, as `npm run pictures` took it; null where there is none. */
export const gambarPanduan = (halaman: string): Promise<Buffer | null> =>
  readFile(new URL(`gambar/${halaman}.jpg`, import.meta.url)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

export const pelajaranPanduan = async (): Promise<Pelajaran[]> =>
  (await berkasDi('pelajaran')).flatMap(bacaPelajaran);
