/**
 * Pieces that move: from place to place at the weight of their card, and their cost from account to account. What a document
 * that moves pieces writes and posts is put together here; which status it may give them says its declaration
 * (docs/decisions/0036). Domain 2.3, 12.4.
 */
import { formatGram, type Miligram, type MiliPersen, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import {
  type Tempat,
  type Transfer,
  type TransferBarang,
  type UjungUang,
  uangTransfer,
} from '@mustika/kernel/transfer.ts';

/** What moves of a piece: its gold. */
export type Keping = { kode_barcode: string; berat: Miligram; kadar: MiliPersen };

/** A place of the store by its columns. */
export type Letak = { kode_gudang: string; kode_baki: string };

/** Those columns as an end of a transfer. */
export const letak = ({ kode_gudang, kode_baki }: Letak): Tempat => ({
  gudang: kode_gudang,
  baki: kode_baki,
});

/** A piece from one place to another, outside ones among them. */
export const pindahBarang = (
  { kode_barcode, berat, kadar }: Keping,
  dari: Tempat,
  ke: Tempat,
): TransferBarang => ({ buku: 'barang', dari, ke, kode_barcode, qty: 1, berat, kadar });

type Sisi<T> = UjungUang | ((piece: T) => UjungUang);
const sisi = <T>(one: Sisi<T>, piece: T): UjungUang => (typeof one === 'function' ? one(piece) : one);

/** From which account to which their cost goes, and under which name. */
export type Modal<T> = { dari: Sisi<T>; ke: Sisi<T>; kategori: string; jenis: string };

const perUjung = <T>(barang: readonly T[], one: Sisi<T>): T[][] => [
  ...Map.groupBy(barang, (piece) => JSON.stringify(sisi(one, piece))).values(),
];

/** Their cost, one leg for each pair of accounts: a nota of twenty pieces posts as many rows as one of one. */
export const pindahModal = <T extends { harga_modal: Rupiah }>(
  barang: readonly T[],
  { dari, ke, ...jenis }: Modal<T>,
): Transfer[] =>
  perUjung(barang, dari).flatMap((from) =>
    perUjung(from, ke).flatMap((pieces) => {
      const [first] = pieces as [T, ...T[]];
      return uangTransfer(sisi(dari, first), sisi(ke, first), sum(pieces.map((b) => b.harga_modal)), jenis);
    }),
  );

/** A piece as its document saw it. */
export type BarangGerak = Keping & Letak & { status: string; versi: number; harga_modal: Rupiah };

/** Where all pieces of a document go. */
export type Tujuan<T> = {
  status: string;
  tempat: Tempat;
  /** Nothing where their cost stays on its account. */
  modal?: Modal<T>;
  /** The refusal when one of them moved meanwhile. */
  tolak: ErrorEntry;
};

/**
 * The movement of a document: its pieces leave where they lie, by compare-and-set, and the books say so. Where they were is
 * kept for `batalGerak`. What lies outside keeps its last tray on its card.
 */
export function gerakBarang<T extends BarangGerak>(
  barang: readonly T[],
  { status, tempat, modal, tolak }: Tujuan<T>,
) {
  const ke = 'luar' in tempat ? {} : { ke_gudang: tempat.gudang, ke_baki: tempat.baki };
  const baris = barang.map(({ kode_barcode, versi, status: dari_status }) => ({
    ...{ kode_barcode, versi, dari_status, ke_status: status, tolak: tolak.code },
    ...ke,
  }));
  return {
    tulis: { penulis: 'barang_gerak', baris },
    transfers: [
      ...(modal ? pindahModal(barang, modal) : []),
      ...barang.map((b) => pindahBarang(b, letak(b), tempat)),
    ],
  };
}

/** The way back of a movement to where its pieces were, refused with `tolak` once one of them moved on. */
export const batalGerak = (tolak: ErrorEntry) => ({
  penulis: 'barang_gerak_batal',
  baris: [{ tolak: tolak.code }],
});

/** The first code that stands there twice. */
export const kembar = <T>(codes: readonly T[]): T | undefined =>
  codes.find((code, index) => codes.indexOf(code) !== index);

/** What an approver reads about pieces. */
export const rincianBarang = (jumlah: number, berat: Miligram) => ({
  label: 'Barang',
  nilai: `${jumlah} pcs, ${formatGram(berat)} g`,
});
