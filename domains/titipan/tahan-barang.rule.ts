/**
 * Pieces that are held for a customer who pays on them: who he is, the rows of the pieces, and their way
 * into gudang TITIP and out of it. Composed by deposits and by plans of instalments. Domain R6.6, R6.7, 12.4.
 */
import { type Miligram, type MiliPersen, type Rupiah, subtract } from '@mustika/kernel/amount.ts';
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import type { Tempat, Transfer, UjungUang } from '@mustika/kernel/transfer.ts';
import { type DiBaki, type Letak, letak, pindahBarang, pindahModal } from '../barang/gerak-barang.rule.ts';
import { akunStok, type GolonganModal } from '../barang/golongan-modal.rule.ts';
import type { BarangSiapJual } from '../jual/bahan-penjualan.rule.ts';
import { DITITIP } from '../jual/bahan-penjualan.rule.ts';
import { type HargaBaris, hargaSetuju } from '../jual/hitung-penjualan.rule.ts';
import type { Terhitung } from '../jual/periksa-penjualan.rule.ts';
import { dipegangDalam } from '../jual/sewa.rule.ts';
import { GUDANG_TITIP } from './titipan.rule.ts';

/** A piece that is held, with the tray it waits in. */
export type BarangTitip = {
  kode_barcode: string;
  kode_gudang: string;
  kode_baki: string;
  baki_titip: string;
  berat: Miligram;
  kadar: MiliPersen;
  harga_modal: Rupiah;
  golongan_modal: GolonganModal;
};

const stok = (b: BarangTitip): UjungUang => ({ akun: akunStok(b.golongan_modal) });
const PERSEDIAAN: UjungUang = { akun: 'PERSEDIAAN_TITIP' };
const tempatTitip = (b: BarangTitip): Tempat => ({ gudang: GUDANG_TITIP, baki: b.baki_titip });

/** The pieces go into gudang TITIP, still the shop's at their cost. */
export const masukTitip = (barang: readonly BarangTitip[], kategori: string): Transfer[] => [
  ...pindahModal(barang, { dari: stok, ke: PERSEDIAAN, kategori, jenis: 'MASUK' }),
  ...barang.map((b) => pindahBarang(b, letak(b), tempatTitip(b))),
];

/** They come out again, free for everybody, into one tray or where each of them lay. */
export const keluarTitip = (
  barang: readonly BarangTitip[],
  kategori: string,
  tujuan: Tempat | ((b: BarangTitip) => Tempat),
): Transfer[] => [
  ...pindahModal(barang, { dari: PERSEDIAAN, ke: stok, kategori, jenis: 'KEMBALI' }),
  ...barang.map((b) => pindahBarang(b, tempatTitip(b), typeof tujuan === 'function' ? tujuan(b) : tujuan)),
];

/** Posted, the piece waits in gudang TITIP; until then it is held where it lies. */
export const tahanBarang = (
  b: BarangSiapJual,
  memposting: boolean,
  baki: string,
  keranjang: string | null,
): object => ({
  kode_barcode: b.kode_barcode,
  dari_status: 'TERSEDIA',
  ke_status: memposting ? DITITIP : 'DITAHAN',
  ...(memposting ? { ke_gudang: GUDANG_TITIP, ke_baki: baki } : {}),
  versi: b.versi,
  keranjang: dipegangDalam(b, keranjang),
});

const berganti = <T extends { kode_barcode: string }>(
  barang: readonly T[],
  [dari_status, ke_status]: readonly [string, string],
  ke: (b: T) => object = () => ({}),
) =>
  barang.length === 0
    ? []
    : [
        {
          penulis: 'barang',
          baris: barang.map((b) => ({ kode_barcode: b.kode_barcode, dari_status, ke_status, ...ke(b) })),
        },
      ];

/** Held where they lay so far, they wait in gudang TITIP. */
export const keTitip = (barang: readonly BarangTitip[]) =>
  berganti(barang, ['DITAHAN', DITITIP], (b) => ({ ke_gudang: GUDANG_TITIP, ke_baki: b.baki_titip }));

/** Held where they lay, they are free again. */
export const bebasDiBaki = (barang: readonly { kode_barcode: string }[]) =>
  berganti(barang, ['DITAHAN', 'TERSEDIA']);

/** They leave gudang TITIP and lie on a tray again, free for everybody. */
export const lepasTitip = <T extends { kode_barcode: string }>(
  barang: readonly T[],
  tujuan: DiBaki | ((b: T) => DiBaki),
) =>
  berganti(barang, [DITITIP, 'TERSEDIA'], (b) => {
    const { gudang, baki } = typeof tujuan === 'function' ? tujuan(b) : tujuan;
    return { ke_gudang: gudang, ke_baki: baki };
  });

/** The tray that held pieces return to; asked for, in these words, as soon as there is one. */
export function bakiTujuan(
  baki: Letak | undefined,
  barang: readonly unknown[],
  kosong: ErrorEntry,
): DiBaki | null {
  if (barang.length === 0) return null;
  if (!baki) reject(kosong, { path: 'kode_baki' });
  return letak(baki);
}

/** Held pieces lie on a tray again; without one there is nothing that is held. */
export const lepaskan = (barang: readonly BarangTitip[], tujuan: DiBaki | null) =>
  tujuan ? lepasTitip(barang, tujuan) : [];

/** What is said of a held piece beside its price. */
type Disebut = Pick<Terhitung['input'], 'kode_sales' | 'nama_barang' | 'finishing'>;

/** A row of a held piece. */
export function barisTitip(
  { barang, input, harga }: Pick<Terhitung, 'barang' | 'harga'> & { input: Disebut },
  urut: number,
  baki_titip: string,
): object {
  const {
    kode_barcode,
    kode_group,
    kode_dept,
    kode_gudang,
    kode_baki,
    berat,
    kadar,
    kadar_cetak,
    harga_modal,
    golongan_modal,
  } = barang;
  return {
    urut,
    ...{ kode_barcode, kode_group, kode_dept, kode_gudang, kode_baki, baki_titip },
    kode_sales: input.kode_sales,
    nama_barang: input.nama_barang ?? barang.nama_barang,
    finishing: input.finishing,
    ...{ berat, kadar, kadar_cetak, harga_modal, golongan_modal },
    ...harga,
    ppn_tambahan: ppnTambahan(harga),
  };
}

/** Tax that comes on top of the agreed price. */
export const ppnTambahan = (harga: HargaBaris): Rupiah => subtract(harga.total, hargaSetuju(harga));
