/**
 * What a transaction earns a member: Parameter Point says how many points a piece is worth and what a point is worth, Get
 * Point which transactions earn and how much of it. Where a store keeps no living row of Parameter Point, POIN_TIPE,
 * POIN_PER and NILAI_POIN of its settings count, as they did before there was a list. The till and the server count with
 * this file. Domain R9.1, R9.2, R4.11; vector 32.
 */
import {
  type Miligram,
  type MiliPersen,
  mulDiv,
  persenDari,
  type Rupiah,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';

/** A living row of `para_poin`. `kode_group` null is every group without a row of its own. */
export type BarisPoin = {
  kode_group: string | null;
  type_poin: 'GRAM' | 'RP';
  per_gram: Miligram | null;
  per_rp: Rupiah | null;
  poin: number;
  nilai_poin: Rupiah;
};

/** A living row of `para_get_point` of one kind of transaction; dates are yyyy-MM-dd, `sampai_berlaku` inclusive. */
export type BarisGetPoint = {
  minimal_rp: Rupiah;
  persentase: MiliPersen;
  poin_tetap: number;
  mulai_berlaku: string;
  sampai_berlaku: string | null;
};

/** `nilai`: what a point is worth where its row says nothing. */
export type AturanPoin = { poin: readonly BarisPoin[]; get: readonly BarisGetPoint[]; nilai: Rupiah };

/** A piece of the transaction: trade weight, and its price without PPN. */
export type PotongPoin = { kode_group: string; berat: Miligram; harga: Rupiah };

/** `poin_rp`: what the points are worth, the debt the shop takes on with them. */
export type HasilPoin = { poin: number; poin_rp: Rupiah };
/** What earns nothing. */
export const TANPA_POIN: HasilPoin = { poin: 0, poin_rp: rupiah(0) };

/** The row a piece earns by: its group's, else the one for every other group, else none. */
const barisUntuk = (rows: readonly BarisPoin[], kode_group: string): BarisPoin | undefined =>
  rows.find((row) => row.kode_group === kode_group) ?? rows.find((row) => row.kode_group === null);

/**
 * Points by the list. GRAM counts whole units of weight of every piece by itself. RP counts whole units of the money paid for
 * all pieces of the row together, so that splitting a nota into small pieces loses nothing; money that is not (trade-in,
 * deposit) earns nothing and is taken off every piece by its share of the price.
 */
function poinDaftar(aturan: AturanPoin, potong: readonly PotongPoin[], uang: Rupiah): HasilPoin {
  const harga = sum(potong.map((p) => p.harga));
  const hasil = aturan.poin.map((row): HasilPoin => {
    const milik = potong.filter((p) => barisUntuk(aturan.poin, p.kode_group) === row);
    const satuan =
      row.type_poin === 'GRAM'
        ? milik.reduce(
            (total, p) => total + Math.floor(p.berat / (row.per_gram ?? Number.POSITIVE_INFINITY)),
            0,
          )
        : bagianUang(sum(milik.map((p) => p.harga)), uang, harga, row.per_rp);
    const poin = satuan * row.poin;
    return { poin, poin_rp: rupiah(poin * (row.nilai_poin || aturan.nilai)) };
  });
  return {
    poin: hasil.reduce((total, h) => total + h.poin, 0),
    poin_rp: sum(hasil.map((h) => h.poin_rp)),
  };
}

function bagianUang(milik: Rupiah, uang: Rupiah, harga: Rupiah, per_rp: Rupiah | null): number {
  if (!per_rp || harga === 0) return 0;
  return Math.floor(mulDiv(milik, Math.min(uang, harga), harga, 'down') / per_rp);
}

/**
 * Get Point: without a living row of its kind a sale gives all its points and a purchase none (`bawaan`); with rows only the
 * one in force on the day counts. The share is rounded down, the fixed points come on top, and both together are worth what
 * the points of the transaction are worth on average.
 */
export function poinDidapat(
  aturan: AturanPoin,
  transaksi: { potong: readonly PotongPoin[]; uang: Rupiah; total: Rupiah; hari: string },
  bawaan: 'SEMUA' | 'TIDAK',
): HasilPoin {
  const penuh = poinDaftar(aturan, transaksi.potong, transaksi.uang);
  if (aturan.get.length === 0) return bawaan === 'SEMUA' ? penuh : TANPA_POIN;
  const { hari, total } = transaksi;
  const row = aturan.get.find(
    (g) => g.mulai_berlaku <= hari && (g.sampai_berlaku === null || hari <= g.sampai_berlaku),
  );
  if (!row || total < row.minimal_rp) return TANPA_POIN;
  const bagian = persenDari(penuh.poin as never, row.persentase, 'down') as number;
  const bagian_rp = penuh.poin === 0 ? 0 : mulDiv(penuh.poin_rp, bagian, penuh.poin, 'half-up');
  return {
    poin: bagian + row.poin_tetap,
    poin_rp: rupiah(bagian_rp + row.poin_tetap * aturan.nilai),
  };
}

/** What the database knows: living rows, or null where there is none. */
export type BacaanPoin = { poin: BarisPoin[] | null; get: BarisGetPoint[] | null };

/** How a store gives points; nothing while MEMBER_MODULE is off. Defaults: one point per whole gram, worth Rp 5.000. */
export function aturanPoin(store: Toko, { poin, get }: BacaanPoin): AturanPoin {
  const nilai = readSetting(store, 'NILAI_POIN');
  if (!store.flags.has('MEMBER_MODULE')) return { poin: [], get: [], nilai };
  const daftar = poin ?? poinSetelan(readSetting(store, 'POIN_TIPE'), readSetting(store, 'POIN_PER'), nilai);
  return { poin: daftar, get: get ?? [], nilai };
}

/** The settings as a list of one row; nothing is earned where `per` is zero. */
export const poinSetelan = (tipe: 'GRAM' | 'RP', per: number, nilai: Rupiah): BarisPoin[] =>
  per <= 0
    ? []
    : [
        {
          kode_group: null,
          type_poin: tipe,
          per_gram: tipe === 'GRAM' ? (per as Miligram) : null,
          per_rp: tipe === 'RP' ? (per as Rupiah) : null,
          poin: 1,
          nilai_poin: nilai,
        },
      ];
