/** The contents of the handbook, and what a search of it finds. Pure. */
import type { GateSubject } from '@mustika/kernel/gate.ts';
import { MENU_GROUPS } from '@mustika/kernel/screen.ts';
import { kataPolos } from '@mustika/kernel/text/halaman.ts';
import { type Bahan, halamanDari, KELOMPOK, layarTerbaca } from './halaman.rule.ts';
import { type KataLayar, semuaKata } from './kata.rule.ts';

export type BarisPanduan = {
  halaman: string;
  judul: string;
  /** Name of its group of the menus, `pelajaran` for lessons, and that in words. */
  grup: string;
  kelompok: string;
  /** Its first sentence. */
  ringkas: string;
};

type Terindeks = BarisPanduan & { isi: string };

const judulDi =
  ({ house }: Bahan) =>
  (layar: string): string =>
    house.screens.find(({ path }) => path === layar)?.title ?? layar;

/** Up to the first full stop that ends a sentence. */
const kalimatPertama = (teks: string): string => /^.*?[.?!](?=\s|$)/s.exec(teks)?.[0] ?? teks;

const terindeks = (
  bahan: Bahan,
  baris: Omit<BarisPanduan, 'ringkas'>,
  kata: KataLayar | undefined,
): Terindeks => {
  const polos = (kata ? semuaKata(kata) : []).map((teks) => kataPolos(teks, judulDi(bahan)));
  return { ...baris, ringkas: kalimatPertama(polos[0] ?? ''), isi: polos.join(' ') };
};

/** Every page this person reads: the lessons, then the screens as the menus have them. */
function semuaBaris(bahan: Bahan, subject: GateSubject): Terindeks[] {
  const layar = layarTerbaca(bahan.house, subject);
  return [
    ...bahan.pelajaran.map(({ halaman, judul, isi }) =>
      terindeks(bahan, { halaman, judul, grup: 'pelajaran', kelompok: KELOMPOK['pelajaran'] as string }, isi),
    ),
    ...MENU_GROUPS.flatMap((grup) =>
      layar
        .filter((screen) => screen.group === grup)
        .map(({ path, title }) =>
          terindeks(
            bahan,
            { halaman: halamanDari(path), judul: title, grup, kelompok: KELOMPOK[grup] ?? grup },
            bahan.kata.get(path),
          ),
        ),
    ),
  ];
}

const tanpaIsi = ({ isi: _, ...baris }: Terindeks): BarisPanduan => baris;

const polos = (teks: string): string => teks.toLowerCase().replaceAll('-', ' ');

/** Every word that was asked for must occur; those in the title come first. */
function nilai({ judul, halaman, isi }: Terindeks, kata: readonly string[]): number {
  const kepala = polos(`${judul} ${halaman}`);
  const badan = polos(isi);
  if (!kata.every((satu) => kepala.includes(satu) || badan.includes(satu))) return 0;
  return 1 + kata.filter((satu) => kepala.includes(satu)).length;
}

/** The contents; with words only the pages that have all of them, those first that are called so. */
export function daftarPanduan(bahan: Bahan, subject: GateSubject, dicari = ''): BarisPanduan[] {
  const semua = semuaBaris(bahan, subject);
  const kata = polos(dicari).split(/\s+/).filter(Boolean);
  if (kata.length === 0) return semua.map(tanpaIsi);
  return semua
    .map((baris) => ({ baris, nilai: nilai(baris, kata) }))
    .filter((satu) => satu.nilai > 0)
    .sort((a, b) => b.nilai - a.nilai)
    .map(({ baris }) => tanpaIsi(baris));
}
