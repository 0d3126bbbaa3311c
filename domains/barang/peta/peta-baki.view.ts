/** What the tiles of the map look like, and which tile an arrow leads to. */
import type { Petak } from './peta-baki.command.ts';

/** What the tint of a tile tells. */
export const UKURAN = ['berat', 'umur', 'hitung'] as const;
export type Ukuran = (typeof UKURAN)[number];

/** Days at which goods are a step older, and at which a count is. */
const TUA = [30, 90, 180, 365];
const LAMA = [7, 30, 60, 90];

const langkah = (hari: number, batas: readonly number[]): number =>
  batas.filter((satu) => hari > satu).length;

/** From 0, pale, to 4; an empty tray is pale whatever is asked, and one that nobody ever counted is not. */
export function warnaPetak(petak: Petak, ukuran: Ukuran, terberat: number): number {
  if (petak.jumlah === 0 || petak.berat === null) return 0;
  if (ukuran === 'umur') return langkah(petak.umur ?? 0, TUA);
  if (ukuran === 'hitung') return petak.hari_hitung === null ? 4 : langkah(petak.hari_hitung, LAMA);
  return Math.min(4, Math.floor((petak.berat / terberat) * 5));
}

export type Keadaan = 'sedang' | 'belum' | 'selisih' | 'hariIni' | 'lalu';

/** What its last count says of a tray, in one word. */
export function keadaanHitung({ sedang, no_opname, selisih, hari_hitung }: Petak): Keadaan {
  if (sedang) return 'sedang';
  if (no_opname === null) return 'belum';
  if ((selisih ?? 0) > 0) return 'selisih';
  return hari_hitung === 0 ? 'hariIni' : 'lalu';
}

export type Kotak = { left: number; top: number };
const ARAH: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place in the list that an arrow leads to from `dari`: beside it in reading order, above or below by where tiles stand. */
export function tetangga(kotak: readonly Kotak[], dari: number, key: string): number | null {
  const [datar, tegak] = ARAH[key] ?? [0, 0];
  const sini = kotak[dari];
  if (!sini || (datar === 0 && tegak === 0)) return null;
  if (datar !== 0) return kotak[dari + datar] ? dari + datar : null;
  const arah = kotak.flatMap((satu, at) => ((satu.top - sini.top) * tegak > 1 ? [{ satu, at }] : []));
  const dekat = arah.toSorted(
    (a, b) =>
      Math.abs(a.satu.top - sini.top) - Math.abs(b.satu.top - sini.top) ||
      Math.abs(a.satu.left - sini.left) - Math.abs(b.satu.left - sini.left),
  );
  return dekat[0]?.at ?? null;
}

/** What was taken up to be put into another tray: all of one, or some of its pieces. */
export type Angkat = { dari: string; kode: readonly string[] | null; jumlah: number };

/** All of a tray, taken up. */
export const seluruhBaki = ({ kode_baki, jumlah }: Petak): Angkat => ({
  dari: kode_baki,
  kode: null,
  jumlah: jumlah ?? 0,
});

/** Where it can be put: any other tray that takes pieces. */
export const bisaDitaruh = (angkat: Angkat | null, petak: Petak): boolean =>
  angkat !== null && petak.aktif && petak.kode_baki !== angkat.dari;
