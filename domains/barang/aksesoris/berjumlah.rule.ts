/**
 * Accessories by quantity: one barcode, many pieces. Such an article is a piece of `barang` without weight and karat, whose
 * status never says whether there is one left: its stock does. Domain 2.1, R8.6; docs/decisions/0048.
 */
import { type Miligram, type MiliPersen, mulDiv, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { UjungUang } from '@mustika/kernel/transfer.ts';

/** The status of an article as long as the shop keeps it. */
export const BERJUMLAH = 'BERJUMLAH';

/** Counted, not weighed; of a card as of a line of a nota. */
export const berjumlah = ({ berat }: { berat: Miligram }): boolean => berat === 0;

/** What is for sale of an article and what it cost, as of `versi`. */
export type StokAksesoris = { jumlah: number; nilai: Rupiah; versi: number };

/** What so many of them cost on average. Whoever takes the last ones takes the rest, so that no rupiah stays behind. */
export const modalRata = ({ jumlah, nilai }: StokAksesoris, banyak: number): Rupiah =>
  banyak >= jumlah ? nilai : rupiah(mulDiv(nilai, banyak, jumlah, 'half-up'));

/** Where the worth of an article lies: the account of accessories, article by article. */
export const akunArtikel = (kode_barcode: string): UjungUang => ({
  akun: 'PERSEDIAAN_AKSESORIS',
  dimensi: kode_barcode,
});

/** Some of an article that comes or goes. */
type Gerak = { kode_barcode: string; nama_barang: string; jumlah: number; nilai: Rupiah };

/** As the writers of its stock take it, in the order of its document. */
export const barisGerak = ({ kode_barcode, nama_barang, jumlah, nilai }: Gerak, index: number) => ({
  ...{ urut: index + 1, kode_barcode, nama_barang, jumlah, nilai },
});

/** The same of what goes out, with the state of the stock that was read. */
export const barisKeluar = (b: Gerak & { stok?: StokAksesoris | null }, index: number) => ({
  ...barisGerak(b, index),
  versi: b.stok?.versi ?? 0,
});

/** No gold moves with it. */
export const TANPA_EMAS = { berat: 0 as Miligram, kadar: 0 as MiliPersen } as const;
