/**
 * One gold price a day: 24K typed once, every other price by formula. The specification shows no such screen; stores type
 * eighteen prices by hand each morning beside a table of karats that knows how they hang together. Domain R3.1, R3.9.
 */
import {
  add,
  type MiliPersen,
  mulDiv,
  type Rounding,
  type Rupiah,
  roundToStep,
  rupiah,
} from '@mustika/kernel/amount.ts';

/** `KADAR`: 24K x karat, and a share on top. `NISBAH`: every price moves by as much as 24K does. */
export const CARA_HARIAN = ['KADAR', 'NISBAH'] as const;
export type CaraHarian = (typeof CARA_HARIAN)[number];

/** A price that follows 24K, as it is now in one store. */
export type HargaIkut = {
  kode_toko: string;
  tabel: string;
  kode: string;
  kolom: string;
  /** What customers pay, or what the shop pays. */
  sisi: 'JUAL' | 'BELI';
  /** Karat it counts with; without one it can only move along. */
  kadar: MiliPersen | null;
  lama: Rupiah;
  /** 24K of this store now, of the same side; null where the store keeps none. */
  dasar: Rupiah | null;
  /** It is the price of 24K itself. */
  pokok: boolean;
};

/** What is typed. Without `beli` nothing the shop pays changes. */
export type IsianHarian = {
  cara: CaraHarian;
  jual: Rupiah;
  beli: Rupiah | null;
  /** On top of 24K x karat, for what customers pay. */
  tambah: MiliPersen;
  /** Rupiah a price is rounded to: up where customers pay, down where the shop does. */
  bulat: number;
};

const SERATUS = 100_000;

/** The new price; null where the formula says nothing, which leaves the price as it is. */
export function hargaHarian(harga: HargaIkut, isian: IsianHarian): Rupiah | null {
  const baru24 = harga.sisi === 'JUAL' ? isian.jual : isian.beli;
  if (baru24 === null || baru24 <= 0) return null;
  if (harga.pokok) return baru24;
  const arah: Rounding = harga.sisi === 'JUAL' ? 'up' : 'down';
  const hasil =
    isian.cara === 'KADAR' && harga.kadar !== null
      ? menurutKadar(harga.kadar, baru24, harga.sisi, isian)
      : ikut(harga, baru24);
  if (hasil === null) return null;
  const bulat = roundToStep(hasil, isian.bulat, arah);
  return bulat > 0 ? bulat : null;
}

function menurutKadar(
  kadar: MiliPersen,
  baru24: Rupiah,
  sisi: HargaIkut['sisi'],
  { tambah }: IsianHarian,
): Rupiah {
  const murni = mulDiv(baru24, kadar, SERATUS, 'half-up');
  return rupiah(
    sisi === 'JUAL' ? mulDiv(murni, add(SERATUS as MiliPersen, tambah), SERATUS, 'half-up') : murni,
  );
}

const ikut = ({ lama, dasar }: HargaIkut, baru24: Rupiah): Rupiah | null =>
  dasar === null || dasar <= 0 ? null : rupiah(mulDiv(lama, baru24, dasar, 'half-up'));

export type PerubahanHarian = HargaIkut & { baru: Rupiah };

/** Prices that become other ones. */
export const perubahanHarian = (semua: readonly HargaIkut[], isian: IsianHarian): PerubahanHarian[] =>
  semua.flatMap((harga) => {
    const baru = hargaHarian(harga, isian);
    return baru === null || baru === harga.lama ? [] : [{ ...harga, baru }];
  });

/** What the selling prices have on top of 24K x karat now, the middle one, to a tenth of a percent: where the typing begins. */
export function tambahKini(semua: readonly HargaIkut[]): MiliPersen {
  const lebih = semua
    .filter(
      (h) =>
        h.sisi === 'JUAL' && !h.pokok && h.kadar !== null && h.kadar > 0 && (h.dasar ?? 0) > 0 && h.lama > 0,
    )
    .map(({ lama, dasar, kadar }) => {
      const murni = mulDiv(dasar as Rupiah, kadar as MiliPersen, SERATUS, 'half-up');
      return murni > 0 ? mulDiv(lama, 1000, murni, 'half-up') - 1000 : 0;
    })
    .toSorted((a, b) => a - b);
  return (Math.max(0, lebih[Math.trunc(lebih.length / 2)] ?? 0) * 100) as MiliPersen;
}
