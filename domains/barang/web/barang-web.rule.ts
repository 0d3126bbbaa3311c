/**
 * Pieces that the shop offers on its own web site: what the site is told of one, and when it is tried again. The shop's word is a
 * state and not a list of events: what is sent is what is true when it leaves. docs/decisions/0049.
 */
import { fromThousandths, type Miligram, type MiliPersen, type Rupiah } from '@mustika/kernel/amount.ts';

/** ANTRI waits its turn, KIRIM is on its way, ULANG failed and is tried again; TAYANG, DITARIK: the site was told; DITOLAK: it refused. */
export const STATUS_WEB = ['ANTRI', 'KIRIM', 'ULANG', 'TAYANG', 'DITARIK', 'DITOLAK'] as const;
export type StatusWeb = (typeof STATUS_WEB)[number];

/** What the site shows of a piece: amounts as they travel everywhere, grams and percent with at most three decimals. */
export type IsiWeb = {
  nama_barang: string;
  kode_group: string;
  nama_group: string;
  kode_dept: string;
  nama_dept: string;
  kadar: number;
  kadar_cetak: string;
  berat: number;
  size: string | null;
  harga: number;
  nama_toko: string;
  /** Names the picture: another picture has another name. */
  foto: string | null;
};

/** What of a piece the site may know, as the queries select it. */
export type BahanWeb = {
  nama_barang: string;
  kode_group: string;
  nama_group: string;
  kode_dept: string;
  nama_dept: string;
  kadar: MiliPersen;
  kadar_cetak: string;
  berat: Miligram;
  size: string | null;
  nama_toko: string;
  foto: string | null;
};

/** A stored photo is named by its picture: `TOKO/BARCODE-hash.jpg`. */
const namaFoto = (kunci: string | null): string | null =>
  kunci === null ? null : kunci.replace(/^.*\//, '').replace(/\.[a-z]+$/, '');

/** A piece as the site is told of it, at the price of the day. */
export const isiWeb = ({ kadar, berat, foto, ...b }: BahanWeb, harga: Rupiah): IsiWeb => ({
  nama_barang: b.nama_barang,
  kode_group: b.kode_group,
  nama_group: b.nama_group,
  kode_dept: b.kode_dept,
  nama_dept: b.nama_dept,
  kadar: fromThousandths(kadar),
  kadar_cetak: b.kadar_cetak,
  berat: fromThousandths(berat),
  size: b.size,
  harga,
  nama_toko: b.nama_toko,
  foto: namaFoto(foto),
});

/** Whether the site was told the same before; what it has comes back from the database with its keys in another order. */
export const samaIsi = (a: IsiWeb | null, b: IsiWeb | null): boolean =>
  a === null || b === null
    ? a === b
    : (Object.keys(b) as (keyof IsiWeb)[]).every((name) => (a[name] ?? null) === b[name]);

/** A piece is shown while somebody wants it, it lies on the counter, and its room and its store sell. */
export const tampil = (b: {
  tawar: boolean;
  status_barang: string;
  dijual: boolean;
  toko_aktif: boolean;
}): boolean => b.tawar && b.status_barang === 'TERSEDIA' && b.dijual && b.toko_aktif;

/** Pieces of one call. */
export const SEKALI_WEB = 20;
/** Letters of pictures (base64) that travel with one call at most. */
export const FOTO_SEKALI = 2 * 1024 * 1024;
