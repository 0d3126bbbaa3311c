/**
 * A page of the handbook as data: drawn by the browser and printed as PDF alike. Its texts are Indonesian; in them `**Simpan**` is a word
 * that stands on a screen, `[/lihat-penjualan]` another screen. docs/decisions/0126.
 */

export type TabelHalaman = {
  kolom: readonly string[];
  baris: readonly (readonly string[])[];
};

/** A part of a page: paragraphs, and a table where there is one. */
export type BagianHalaman = {
  judul: string;
  kata: readonly string[];
  tabel?: TabelHalaman;
};

/** A screen that the page names; `buka` where its reader may open it. */
export type TautanHalaman = { judul: string; buka: boolean };

export type Halaman = {
  /** Its name in the address: the path of its screen without the slash, or that of a lesson. */
  halaman: string;
  judul: string;
  /** What it stands under in the contents: its group of the menus, `pelajaran` for lessons, and that in words. */
  grup: string;
  kelompok: string;
  /** The screen it is about; a lesson is about none. */
  layar: string | null;
  /** What it is for and when it is used, before all parts. */
  kata: readonly string[];
  bagian: readonly BagianHalaman[];
  /** Screens named in its texts, by path. */
  tautan: Readonly<Record<string, TautanHalaman>>;
};

/** A piece of a text: words as they are, a word of a screen, or a screen. */
export type PotonganKata = { kata: string } | { label: string } | { layar: string };

const TANDA = /\*\*([^*]+)\*\*|\[(\/[^\]\s]*)\]/g;

/** Where a screen that a text names lies, and what of it is asked for: `/ruang-latihan?latihan=JUAL`. */
export function alamatDari(tanda: string): { layar: string; cari: Readonly<Record<string, string>> } {
  const [layar = '', cari = ''] = tanda.split('?');
  return { layar, cari: Object.fromEntries(new URLSearchParams(cari)) };
}

/** A text in its pieces, in their order. */
export function potonganKata(teks: string): PotonganKata[] {
  const potongan: PotonganKata[] = [];
  let sampai = 0;
  for (const tanda of teks.matchAll(TANDA)) {
    if (tanda.index > sampai) potongan.push({ kata: teks.slice(sampai, tanda.index) });
    potongan.push(tanda[1] === undefined ? { layar: tanda[2] as string } : { label: tanda[1] });
    sampai = tanda.index + tanda[0].length;
  }
  if (sampai < teks.length) potongan.push({ kata: teks.slice(sampai) });
  return potongan;
}

/** Without its marks: a screen by its title. */
export const kataPolos = (teks: string, judul: (layar: string) => string): string =>
  potonganKata(teks)
    .map((satu) => ('kata' in satu ? satu.kata : 'label' in satu ? satu.label : judul(satu.layar)))
    .join('');
