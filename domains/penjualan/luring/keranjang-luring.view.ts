/** The cart while nothing is answered: only what was taken along, at the prices it was taken along at, for cash. Pure. docs/decisions/0160. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { Bayaran } from '../../pembayaran/isi-bayar.rule.ts';
import { TANPA_DISKON } from '../kasir/diskon.rule.ts';
import type { Baris, Keranjang, Pelanggan } from '../kasir/keranjang.rule.ts';
import { luringErrors as salah } from './luring.errors.ts';
import type { BarangPaket, IsiPaket } from './paket-luring.rule.ts';

/** What of a package still lies in the shop. */
export type Stok = ReadonlyMap<string, BarangPaket>;
export const stokPaket = ({ barang }: Pick<IsiPaket, 'barang'>, keluar: ReadonlySet<string>): Stok =>
  new Map(barang.filter((b) => !keluar.has(b.kode_barcode)).map((b) => [b.kode_barcode, b]));

/** A piece of the package as a line; nothing of it is bargained. */
export const barisLuring = (b: BarangPaket, kode_sales: string | null): Baris => ({
  kode_barcode: b.kode_barcode,
  kode_group: b.kode_group,
  nama_barang: b.nama_barang,
  kadar_cetak: b.kadar_cetak,
  kode_baki: b.kode_baki,
  ada_foto: false,
  atribut: null,
  acuan: b.acuan,
  kode_sales,
  nama: null,
  harga_per_gram: null,
  ongkos: null,
  diskon: TANPA_DISKON,
  harga_total: null,
  finishing: null,
  masalah: null,
  tetap: b.harga,
});

/** A member is served by his name: points wait for the server. */
const bernama = (p: Pelanggan | null): Pelanggan | null =>
  p && { kode_member: null, nama: p.nama, no_hp: p.no_hp, poin: null };

const tunai = (bayar: readonly Bayaran[]): Bayaran[] => bayar.filter((b) => b.jenis === 'CASH');

/** The cart as it can be sold now; what was not taken along is marked, with the words of the refusal. What it was before is kept in it. */
export const keranjangLuring = (k: Keranjang, stok: Stok): Keranjang => ({
  id: k.id,
  pelanggan: bernama(k.pelanggan),
  bayar: tunai(k.bayar),
  semula: k.semula ?? { baris: k.baris, pelanggan: k.pelanggan, bayar: k.bayar },
  baris: k.baris.map((b) => {
    const milik = stok.get(b.kode_barcode);
    return milik ? barisLuring(milik, b.kode_sales) : { ...b, masalah: salah.BARANG_BUKAN_PAKET.message };
  }),
});

const sama = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The line is back: prices are those of the day again, and what was bargained before it went holds as ever. Pieces of a deposit keep theirs;
 * whom the cashier named and what he counted meanwhile stays.
 */
export function keranjangDaring({ semula, ...k }: Keranjang): Keranjang {
  const dulu = new Map(semula?.baris.map((b) => [b.kode_barcode, b]));
  const baris = k.baris.map(({ tetap, ...kini }) => {
    const b = { ...kini, ...dulu.get(kini.kode_barcode), kode_sales: kini.kode_sales };
    const dititip = k.titipan?.barang.some((t) => t.kode_barcode === b.kode_barcode) ?? false;
    const masalah = b.masalah === salah.BARANG_BUKAN_PAKET.message ? null : b.masalah;
    const { tetap: _dulu, ...polos } = b;
    return { ...polos, masalah, ...(dititip && tetap ? { tetap } : {}) };
  });
  if (!semula) return { ...k, baris };
  const orangnya = sama(k.pelanggan, bernama(semula.pelanggan));
  const uangnya = sama(k.bayar, tunai(semula.bayar));
  return {
    ...k,
    baris,
    pelanggan: orangnya ? semula.pelanggan : k.pelanggan,
    bayar: uangnya ? semula.bayar : k.bayar,
  };
}

/** Something lies on the counter that only the server can settle. */
export const perluServer = (k: Keranjang): boolean =>
  Boolean(k.tukar?.baris.length || k.titipan || k.kupon?.length || k.poin);

type Batas = {
  paket: Pick<IsiPaket, 'batas_nota' | 'batas_total'>;
  terjual: number;
  berlaku: boolean;
  nomor: number;
};

/** Why this nota cannot be made now, or null. */
export function salahJual(
  k: Keranjang,
  bayar: readonly Bayaran[],
  total: Rupiah,
  { paket, terjual, berlaku, nomor }: Batas,
): string | null {
  const bermasalah = k.baris.find((b) => b.masalah);
  if (!berlaku || nomor < 1) return salah.PAKET_LURING_LEWAT.message;
  if (bermasalah) return `${bermasalah.kode_barcode}: ${bermasalah.masalah}`;
  if (perluServer(k) || bayar.some((b) => b.jenis !== 'CASH')) return 'Tanpa Jaringan Hanya Jual Tunai';
  if (total > paket.batas_nota) return salah.LURING_MELEBIHI_NOTA.message;
  if (terjual + total > paket.batas_total) return salah.LURING_MELEBIHI_TOTAL.message;
  if (k.baris.length === 0) return 'Barang Tidak Boleh Kosong';
  return null;
}
