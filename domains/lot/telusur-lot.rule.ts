/**
 * What a lot was made of, and what became of it, over all generations. Grams of one lot are alike, so whatever leaves takes of everything
 * that is in it by its fine gold, as its cost is an average: a sweep through the steps, backwards for what it came from and forwards
 * for what became of it, in whole milligrams that add up to what was asked about. A step is later than all that it was made of, so nothing
 * leads back to itself. docs/decisions/0089.
 */
import { mulDiv } from '@mustika/kernel/amount.ts';

/** Backwards, or forwards. */
export const ARAH_TELUSUR = [
  ['ASAL', 'Berasal Dari'],
  ['JADI', 'Menjadi Apa'],
] as const;
export type ArahTelusur = (typeof ARAH_TELUSUR)[number][0];

/** A movement of a lot, as its event did it. */
export type GerakLangkah = {
  kode_lot: string;
  keluar: boolean;
  lawan: string;
  berat: number;
  murni: number;
  /** What it was, where the movement tells: a piece, or the lot of a branch on its way to head office, and how much of that. */
  dari?: Kaki | undefined;
};
/** All that one event did to lots, in its order. */
export type PeristiwaLot = {
  kode_toko: string;
  no_dokumen: string;
  tanggal: string;
  gerak: readonly GerakLangkah[];
};

/** A lot or a piece on one side of a step, with what it gave or took, in milligrams. */
export type Kaki = { simpul: string; berat: number; murni: number };
/** So much of some lots became so much of others; one side is empty where the gold came from outside of the store or went there (`luar`). */
export type Langkah = {
  kode_toko: string;
  no_dokumen: string;
  tanggal: string;
  dari: readonly Kaki[];
  ke: readonly Kaki[];
  luar: string | null;
};

/** What tells one thing of the chain from all others. */
export const simpulOf = (kode_toko: string, kode: string): string => `${kode_toko}/${kode}`;
/** The store and the code of it. */
export const isiSimpul = (simpul: string): [kode_toko: string, kode: string] => {
  const at = simpul.indexOf('/');
  return [simpul.slice(0, at), simpul.slice(at + 1)];
};

/** Between what went in and what came out, or the place of another lot of the store: all else is outside. */
const diDalam = ({ lawan }: GerakLangkah): boolean => lawan === '@OLAH' || lawan.includes('/');
const pindah = ({ lawan }: GerakLangkah): boolean => lawan.includes('/');

/**
 * The steps of one event in their order: a run of what goes out and what comes in; what goes out after something came in begins the next
 * one. Where gold only changes its place, the first that went out is the first that came in.
 */
export function langkahPeristiwa({ gerak, ...peristiwa }: PeristiwaLot): Langkah[] {
  const kaki = ({ kode_lot, berat, murni }: GerakLangkah): Kaki => ({
    ...{ simpul: simpulOf(peristiwa.kode_toko, kode_lot), berat, murni },
  });
  const jadi: Langkah[] = [];
  const langkah = (dari: readonly Kaki[], ke: readonly Kaki[], luar: string | null = null) =>
    jadi.push({ ...peristiwa, dari, ke, luar });
  let olah: GerakLangkah[] = [];
  const tutup = (): void => {
    if (olah.length === 0) return;
    const [keluar, masuk] = [olah.filter((g) => g.keluar), olah.filter((g) => !g.keluar)];
    // What came of it has barcodes, and is no lot any more.
    if (masuk.length === 0) for (const g of keluar) langkah([kaki(g)], [], g.lawan);
    else if (keluar.length > 1 && keluar.length === masuk.length && olah.every(pindah))
      for (const [n, g] of keluar.entries()) langkah([kaki(g)], masuk.slice(n, n + 1).map(kaki));
    else langkah(keluar.map(kaki), masuk.map(kaki));
    olah = [];
  };
  for (const g of gerak) {
    if (g.dari || !diDalam(g)) {
      tutup();
      if (g.dari) langkah([g.dari], [kaki(g)]);
      else if (g.keluar) langkah([kaki(g)], [], g.lawan);
      else langkah([], [kaki(g)], g.lawan);
      continue;
    }
    if (g.keluar && olah.at(-1)?.keluar === false) tutup();
    olah.push(g);
  }
  tutup();
  return jadi;
}

/** Where a sweep stands: how much of each lot is marked, of how much there is of it, after how many steps; of `penuh` all is marked always. */
export type Jejak = {
  tanda: Map<string, number>;
  saldo: Map<string, number>;
  langkah: Map<string, number>;
  penuh: ReadonlySet<string>;
};
/** Before a sweep, with what is marked whole. */
export const jejakBaru = (penuh: readonly string[] = []): Jejak => ({
  ...{ tanda: new Map(), saldo: new Map(), penuh: new Set(penuh) },
  langkah: new Map(penuh.map((simpul) => [simpul, 0])),
});

/** What a sweep found: so much fine gold went this way. `kaki` is what it came from or became; nothing where that is outside. */
export type Temuan = { langkah: Langkah; ke: number; dari: string; kaki: Kaki | null; murni: number };

/** Parts of so much by their fine gold; the last takes the rest. */
function bagikan(semua: number, kaki: readonly Kaki[]): number[] {
  const bermurni = kaki.some(({ murni }) => murni > 0);
  const bobot = kaki.map(({ murni }) => (bermurni ? murni : 1));
  const total = bobot.reduce((a, b) => a + b, 0);
  let [lewat, dibagi] = [0, 0];
  return bobot.map((satu) => {
    lewat += satu;
    const sampai = mulDiv(semua, lewat, total, 'half-up');
    const bagian = sampai - dibagi;
    dibagi = sampai;
    return bagian;
  });
}

/** How much of what one lot gave or took is marked; it loses that mark. */
function ambil({ simpul, murni }: Kaki, { tanda, saldo, penuh }: Jejak): number {
  if (penuh.has(simpul)) return murni;
  const ditandai = tanda.get(simpul) ?? 0;
  if (ditandai === 0) return 0;
  const ada = saldo.get(simpul) ?? 0;
  const bagian = ada <= murni ? ditandai : Math.min(ditandai, mulDiv(ditandai, murni, ada, 'half-up'));
  tanda.set(simpul, ditandai - bagian);
  return bagian;
}

const tambah = (peta: Map<string, number>, simpul: string, jumlah: number): void => {
  peta.set(simpul, Math.max(0, (peta.get(simpul) ?? 0) + jumlah));
};

/** One step: whatever is marked on the side it is read from is marked on the other side afterwards. */
function satuLangkah(satu: Langkah, arah: ArahTelusur, jejak: Jejak): Temuan[] {
  const [dari, ke] = arah === 'ASAL' ? [satu.ke, satu.dari] : [satu.dari, satu.ke];
  let [total, asal, langkahKe] = [0, '', Number.POSITIVE_INFINITY];
  for (const kaki of dari) {
    const bagian = ambil(kaki, jejak);
    tambah(jejak.saldo, kaki.simpul, -kaki.murni);
    if (bagian === 0) continue;
    total += bagian;
    const sampai = jejak.langkah.get(kaki.simpul) ?? 0;
    if (sampai >= langkahKe) continue;
    langkahKe = sampai;
    asal = kaki.simpul;
  }
  const bagian = total === 0 ? [] : bagikan(total, ke);
  const temuan = ke.flatMap((kaki, at): Temuan[] => {
    const murni = bagian[at] ?? 0;
    tambah(jejak.saldo, kaki.simpul, kaki.murni);
    if (murni === 0) return [];
    tambah(jejak.tanda, kaki.simpul, murni);
    const sudah = jejak.langkah.get(kaki.simpul) ?? Number.POSITIVE_INFINITY;
    jejak.langkah.set(kaki.simpul, Math.min(sudah, langkahKe + 1));
    return [{ langkah: satu, ke: langkahKe + 1, dari: asal, kaki, murni }];
  });
  if (total === 0 || ke.length > 0) return temuan;
  return [{ langkah: satu, ke: langkahKe + 1, dari: asal, kaki: null, murni: total }];
}

/** Through all steps, which stand in the order they were done. Marks and balances in `jejak` move along. */
export const sapu = (semua: readonly Langkah[], arah: ArahTelusur, jejak: Jejak): Temuan[] =>
  (arah === 'ASAL' ? semua.toReversed() : semua).flatMap((satu) => satuLangkah(satu, arah, jejak));
