/** What a nota does to the stock of articles by quantity: their quantity and their worth go and come with it. docs/decisions/0048. */
import type { Writing } from '@mustika/server-kit/document/document-runner.ts';
import { barisKeluar, berjumlah } from '../barang/aksesoris/berjumlah.rule.ts';
import type { Terhitung } from '../jual/periksa-penjualan.rule.ts';
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
export const sepotong = (b: NotaBarangRow): boolean => !berjumlah(b);

const dengan = (barang: readonly NotaBarangRow[], penulis: string): Writing[] =>
  barang.every(sepotong) ? [] : [{ penulis, baris: [{}] }];

/** What an open nota held is sold. */
export const sahkanStok = (barang: readonly NotaBarangRow[]): Writing[] => dengan(barang, 'aksesoris_sah');

/** What a nota took comes back as it went. */
export const kembaliStok = (barang: readonly NotaBarangRow[]): Writing[] => dengan(barang, 'aksesoris_batal');
