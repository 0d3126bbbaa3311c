/**
 * What a nota loses besides the state of the piece: by its age, its group, or because it is missing (rugi nota, Domain
 * R4.8, R4.9), and by the kategori of the goods (potongan). Till and server compute with this same file.
 */
import {
  hargaBerat,
  type Miligram,
  type MiliPersen,
  persenDari,
  type Rupiah,
} from '@mustika/kernel/amount.ts';
import { gr, type Jejak, langkah, ps, rp } from '@mustika/kernel/jejak.ts';

/** A share of the nota, or rupiah per gram. */
export type Potongan = {
  type_potongan: 'PERSENTASE' | 'RP';
  persentase: MiliPersen;
  /** Rupiah per gram. */
  potongan: Rupiah;
};

/** With our nota, with our piece or goods whose nota is lost, or goods of another shop. */
export const ASAL_NOTA = ['NOTA', 'TANPA NOTA', 'TOKO LAIN'] as const;
export type AsalNota = (typeof ASAL_NOTA)[number];

/** One row of Parameter Rugi Nota. `kode_group` null is every group; it takes part once the nota is older than `umur_bulan`. */
export type RugiNota = Potongan & {
  kode_rugi: string;
  asal_nota: AsalNota;
  kode_group: string | null;
  umur_bulan: number;
};

/** Potongan of one kind of goods, found through its kategori. */
export type PotonganJenis = Potongan & { kode_dept: string; kode_kategori: string };

/** What is known of a nota when its loss is looked up. */
export type CiriNota = { asal_nota: AsalNota; kode_group: string; umur_bulan: number };

/** The tolerance of the slip: `tempo_bulan` months, and the share that is lost after it. Spec 1 §9, Domain R4.9. */
export type TempoNota = { tempo_bulan: number; potongan_lewat_tempo: MiliPersen };

/** Name under which the loss of a nota past its tolerance stands on the line. */
export const LEWAT_TEMPO = 'LEWAT TEMPO';

/** Rupiah of a cut: its share of the nota, or its rupiah on the grams that are paid for. */
export const nilaiPotongan = (
  p: Potongan,
  nota: Rupiah,
  berat: Miligram,
  { nama, jejak }: { nama: string; jejak?: Jejak | undefined } = { nama: 'potongan' },
): Rupiah =>
  p.type_potongan === 'RP'
    ? langkah(jejak, nama, 'PER_BERAT', hargaBerat(p.potongan, berat), {
        [`${nama}_gram`]: rp(p.potongan),
        berat_dibayar: gr(berat),
      })
    : langkah(jejak, nama, 'PERSEN', persenDari(nota, p.persentase, 'half-up'), {
        nota_efektif: rp(nota),
        [`${nama}_persen`]: ps(p.persentase),
      });

const pecah = (tanggal: string): [number, number, number] =>
  tanggal.split('-').map(Number) as [number, number, number];

/** Days of a month; February by the calendar everybody uses. */
function hariDalam(tahun: number, bulan: number): number {
  if (bulan === 2) return (tahun % 4 === 0 && tahun % 100 !== 0) || tahun % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(bulan) ? 30 : 31;
}

/**
 * Full months that have gone by since a date (both yyyy-MM-dd): a month has gone by the day after the same day of the next
 * month, or after its last day. What was sold on 21 August is still within three months on 21 November.
 */
export function bulanLewat(dari: string, ke: string): number {
  const [tahun, bulan, hari] = pecah(dari);
  const [keTahun, keBulan, keHari] = pecah(ke);
  const beda = (keTahun - tahun) * 12 + keBulan - bulan;
  const jatuh = Math.min(hari, hariDalam(keTahun, keBulan));
  return Math.max(0, keHari > jatuh ? beda : beda - 1);
}

/** The tolerance as a row like the others: it asks about our own notas only. */
const barisTempo = ({ tempo_bulan, potongan_lewat_tempo }: TempoNota): RugiNota[] =>
  potongan_lewat_tempo === 0
    ? []
    : [
        {
          kode_rugi: LEWAT_TEMPO,
          asal_nota: 'NOTA',
          kode_group: null,
          umur_bulan: tempo_bulan,
          type_potongan: 'PERSENTASE',
          persentase: potongan_lewat_tempo,
          potongan: 0 as Rupiah,
        },
      ];

/** A parameter of the shop comes before the tolerance of the slip, and otherwise the first by its code. */
const urutan = (a: RugiNota, b: RugiNota): number =>
  b.umur_bulan - a.umur_bulan ||
  Number(a.kode_group === null) - Number(b.kode_group === null) ||
  Number(a.kode_rugi === LEWAT_TEMPO) - Number(b.kode_rugi === LEWAT_TEMPO) ||
  (a.kode_rugi < b.kode_rugi ? -1 : 1);

/**
 * The one row that counts: of those for this kind of nota and group, the oldest step the nota has passed, and on the same
 * step its own group before all groups. None: nothing is lost.
 */
export function rugiBerlaku(rows: readonly RugiNota[], ciri: CiriNota, tempo: TempoNota): RugiNota | null {
  const cocok = [...rows, ...barisTempo(tempo)].filter(
    (r) =>
      r.asal_nota === ciri.asal_nota &&
      (r.kode_group === null || r.kode_group === ciri.kode_group) &&
      (r.umur_bulan === 0 || ciri.umur_bulan >= r.umur_bulan),
  );
  return cocok.sort(urutan)[0] ?? null;
}

/** What was promised with the nota, as long as it is there; else the row of the shop that counts. */
export const rugiNota = (
  janji: RugiNota | null,
  rows: readonly RugiNota[],
  ciri: CiriNota,
  tempo: TempoNota,
): RugiNota | null => (janji && ciri.asal_nota === 'NOTA' ? janji : rugiBerlaku(rows, ciri, tempo));

/** Potongan of the goods' kategori; none while the module is off. */
export const potonganBerlaku = (
  rows: readonly PotonganJenis[],
  kode_dept: string,
  aktif: boolean,
): PotonganJenis | null => (aktif ? (rows.find((p) => p.kode_dept === kode_dept) ?? null) : null);
