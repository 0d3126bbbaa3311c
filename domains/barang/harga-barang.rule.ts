/**
 * The tag price of a piece: gold part, ongkos, atribut, rounding. The item list, the label and the sale line all ask
 * here, so that the price on the tag is the price at the till. Domain R3.1, R3.2, R3.3, R3.5, R3.11.
 */

import {
  add,
  hargaBerat,
  type Miligram,
  type MiliPersen,
  mulDiv,
  NOL_RUPIAH,
  persenDari,
  type Rupiah,
  roundToStep,
  rupiah,
  subtract,
} from '@mustika/kernel/amount.ts';
import { gr, type Jejak, kelipatan, langkah, ps, rp } from '@mustika/kernel/jejak.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';

/** GRAM: the group's price is per gram of this karat. PERSENTASE: it is the 24K price, times the selling karat. */
export type DasarHarga = 'GRAM' | 'PERSENTASE';
/** GRAM: ongkos per gram of `berat`; TOTAL: once per piece. */
export type TipeOngkos = 'GRAM' | 'TOTAL';

/** How a store prices; see `aturanHarga`. */
export type AturanHarga = {
  dasar: DasarHarga;
  /** Step of the rounding, 1 for none. */
  pembulatan: number;
  arah: 'up' | 'down';
};

export type HargaInput = AturanHarga & {
  /** Price per gram of the group (GRAM) or of 24K gold (PERSENTASE). */
  harga_gram: Rupiah;
  /** Selling karat; only PERSENTASE looks at it. */
  kadar_jual: MiliPersen;
  /** Trade weight, never berat_asli (R3.2). */
  berat: Miligram;
  tipe_ongkos: TipeOngkos;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  /** A fixed tag price replaces the price by weight (R3.11); ongkos and atribut are still added. */
  harga_bandrol?: Rupiah | null;
};

export type HargaBarang = {
  /** Rupiah per gram of this piece, for display; the gold part is computed without this rounding. */
  harga_per_gram: Rupiah;
  harga_emas: Rupiah;
  ongkos_rp: Rupiah;
  harga_atribut: Rupiah;
  total_sebelum_bulat: Rupiah;
  /** total - total_sebelum_bulat; below zero when the store rounds down. */
  pembulatan: Rupiah;
  total: Rupiah;
};

/** What the group of a piece and the store's gold price say about a gram. */
export type HargaGramAcuan = { markis: boolean; harga_group: Rupiah; harga_24k: Rupiah | null };

/**
 * The price per gram a piece is counted with: its group's, or the 24K price in PERSENTASE. Markis goods take none from
 * there (Domain 2.1): what they cost is their tag price, or what is agreed at the counter.
 */
export function hargaGram(dasar: DasarHarga, { markis, harga_group, harga_24k }: HargaGramAcuan): Rupiah {
  if (markis) return NOL_RUPIAH;
  return dasar === 'PERSENTASE' ? (harga_24k ?? NOL_RUPIAH) : harga_group;
}

/**
 * So many pieces of an article by quantity: a piece stands where a gram stands, and its fixed price where that of a gram does,
 * so that price, discount and rounding are those of every other line. Domain R8.6; docs/decisions/0048.
 */
export const perJumlah = <A extends { harga_bandrol?: Rupiah | null }>(acuan: A, jumlah: number) => ({
  ...acuan,
  ...{ berat: (jumlah * 1000) as Miligram, harga_gram: acuan.harga_bandrol ?? NOL_RUPIAH },
  ...{ harga_bandrol: null, dasar: 'GRAM' as const },
});

/** Ongkos of one piece in rupiah. Domain R3.3. */
export const ongkosBarang = (tipe: TipeOngkos, ongkos: Rupiah, berat: Miligram, jejak?: Jejak): Rupiah =>
  tipe === 'TOTAL'
    ? langkah(jejak, 'ongkos', 'AMBIL', ongkos, { ongkos_total: rp(ongkos) })
    : langkah(jejak, 'ongkos', 'PER_BERAT', hargaBerat(ongkos, berat), {
        ongkos_gram: rp(ongkos),
        berat: gr(berat),
      });

/** Price per gram and gold part, rounded once to the whole rupiah (R3.5: the raw amount first). */
function bagianEmas(input: HargaInput, jejak?: Jejak): { harga_per_gram: Rupiah; harga_emas: Rupiah } {
  const { dasar, harga_gram, kadar_jual, berat, harga_bandrol } = input;
  if (harga_bandrol)
    return {
      // Of what has no weight the piece is what has a price.
      harga_per_gram: berat === 0 ? harga_bandrol : rupiah(mulDiv(harga_bandrol, 1000, berat, 'half-up')),
      harga_emas: langkah(jejak, 'harga_emas', 'AMBIL', harga_bandrol, { harga_bandrol: rp(harga_bandrol) }),
    };
  if (dasar === 'GRAM') {
    const masukan = { harga_gram: rp(harga_gram), berat: gr(berat) };
    const harga_emas = langkah(jejak, 'harga_emas', 'PER_BERAT', hargaBerat(harga_gram, berat), masukan);
    return { harga_per_gram: harga_gram, harga_emas };
  }
  const masukan = { harga_24k: rp(harga_gram), kadar_jual: ps(kadar_jual), berat: gr(berat) };
  const harga_emas = rupiah(mulDiv(harga_gram, kadar_jual * berat, 100_000_000, 'half-up'));
  return {
    harga_per_gram: persenDari(harga_gram, kadar_jual, 'half-up'),
    harga_emas: langkah(jejak, 'harga_emas', 'PER_KADAR', harga_emas, masukan),
  };
}

/** An amount rounded to the store's step; the one rounding of a line (R3.5). */
export function bulatkan(
  nama: string,
  mentah: Rupiah,
  { pembulatan, arah }: Pick<AturanHarga, 'pembulatan' | 'arah'>,
  jejak?: Jejak,
): Rupiah {
  const rumus = arah === 'up' ? 'BULAT_ATAS' : 'BULAT_BAWAH';
  return langkah(jejak, nama, rumus, roundToStep(mentah, pembulatan, arah), {
    sebelum_bulat: rp(mentah),
    pembulatan: kelipatan(pembulatan),
  });
}

/** Gold part, ongkos and atribut of a piece together, before they are rounded. */
export const sebelumBulat = (
  harga_emas: Rupiah,
  ongkos: Rupiah,
  harga_atribut: Rupiah,
  jejak?: Jejak,
): Rupiah =>
  langkah(jejak, 'sebelum_bulat', 'JUMLAH', add(add(harga_emas, ongkos), harga_atribut), {
    harga_emas: rp(harga_emas),
    ongkos: rp(ongkos),
    harga_atribut: rp(harga_atribut),
  });

/** The price of a piece, rounded once over gold part + ongkos + atribut; `jejak` is told how. */
export function hargaBarang(input: HargaInput, jejak?: Jejak): HargaBarang {
  const { harga_per_gram, harga_emas } = bagianEmas(input, jejak);
  const ongkos_rp = ongkosBarang(input.tipe_ongkos, input.ongkos, input.berat, jejak);
  const harga_atribut = input.harga_atribut ?? NOL_RUPIAH;
  const total_sebelum_bulat = sebelumBulat(harga_emas, ongkos_rp, harga_atribut, jejak);
  const total = bulatkan('harga_jual', total_sebelum_bulat, input, jejak);
  return {
    harga_per_gram,
    harga_emas,
    ongkos_rp,
    harga_atribut,
    total_sebelum_bulat,
    pembulatan: subtract(total, total_sebelum_bulat),
    total,
  };
}

/**
 * What a store's settings say about pricing: `kategori_harga` (default GRAM), `PEMBULATAN` (default 500) and the
 * round-down module. Domain R3.1, R3.5.
 */
export function aturanHarga(store: Toko): AturanHarga {
  return {
    dasar: readSetting(store, 'kategori_harga'),
    pembulatan: readSetting(store, 'PEMBULATAN'),
    arah: store.flags.has('PENJUALAN_PEMBULATAN_KEBAWAH_MODULE') ? 'down' : 'up',
  };
}

/** How far a tag price moves, in milli-percent of what it was; rounded up, so that no jump hides. */
export const langkahHarga = (lama: Rupiah, baru: Rupiah): number =>
  mulDiv(Math.abs(baru - lama), 100_000, Math.max(1, lama), 'up');
