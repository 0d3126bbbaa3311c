/** What a nota does to stock that is counted or weighed: articles and lots go and come with their worth. docs/decisions/0048, 0084. */
import type { Writing } from '@mustika/server-kit/document/document-runner.ts';
import { barisKeluar, berjumlah } from '../barang/aksesoris/berjumlah.rule.ts';
import type { Terhitung } from '../jual/periksa-penjualan.rule.ts';
import { batalLot, sahLot } from '../lot/lot.rule.ts';
import type { NotaBarangRow } from './penjualan.query.ts';

/** They leave their stock at once, held until the nota is validated where it waits for that. */
export function keluarStok(lines: readonly Terhitung[], memposting: boolean): Writing[] {
  const baris = lines.flatMap(({ barang: b, jumlah }, index) =>
    berjumlah(b)
      ? [{ ...barisKeluar({ ...b, jumlah, nilai: b.harga_modal }, index), tahan: !memposting }]
      : [],
  );
  return baris.length > 0 ? [{ penulis: 'aksesoris_keluar', baris }] : [];
}

/** A line of a nota that is one piece. */
export const sepotong = (b: NotaBarangRow): boolean => !berjumlah(b) && !b.lot;

const dengan = (barang: readonly NotaBarangRow[], penulis: string): Writing[] =>
  barang.some(berjumlah) ? [{ penulis, baris: [{}] }] : [];
const denganLot = (barang: readonly NotaBarangRow[], tulis: () => Writing): Writing[] =>
  barang.some((b) => b.lot) ? [tulis()] : [];

/** What an open nota held is sold. */
export const sahkanStok = (barang: readonly NotaBarangRow[]): Writing[] => [
  ...dengan(barang, 'aksesoris_sah'),
  ...denganLot(barang, sahLot),
];

/** What a nota took comes back as it went. */
export const kembaliStok = (barang: readonly NotaBarangRow[]): Writing[] => [
  ...dengan(barang, 'aksesoris_batal'),
  ...denganLot(barang, batalLot),
];
