/** Everything a purchase does to money and gold. Pure; no other file writes the books for it. Domain 12.4 PEMBELIAN. */
import { emasMurni, type Miligram, type MiliPersen, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import type { Ukuran } from '@mustika/kernel/lepas/lepas.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { GUDANG_BELI, pindahBarang } from '../barang/gerak-barang.rule.ts';
import { akunLot } from '../lot/lot.rule.ts';
import type { BayarKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { poinDiberi } from '../pembayaran/poin.rule.ts';
import { keluarkanUang } from '../pembayaran/tempat-uang.rule.ts';
import { BALENAN, keping } from './lot-beli.posting.ts';

export type BarangDibeli = {
  kode_barcode: string;
  kode_baki: string;
  berat: Miligram;
  kadar: MiliPersen;
  harga: Rupiah;
  /** Nothing of ours says that it was once sold. */
  tanpa_nota: boolean;
  /** So many pieces of a lot, or one piece. */
  jumlah: number;
  lot: boolean;
};

/** What of it nobody can prove: an invented piece is paid like money (Domain R4.14). */
export function bukanNotaKami(barang: readonly BarangDibeli[]): Ukuran {
  const tanpa = barang.filter((b) => b.tanpa_nota);
  return { jumlah: sum(tanpa.map((b) => b.harga)), murni: sum(tanpa.map(emasMurni)) };
}

export type NotaBeli = {
  kasir: string;
  biaya_admin: Rupiah;
  barang: readonly BarangDibeli[];
  bayar: readonly BayarKeluar[];
  kode_member: string | null;
  /** What the purchase gives the member who sells, and what that is worth. */
  poin: number;
  poin_rp: Rupiah;
};

const KATEGORI = 'PEMBELIAN';
const KLIRING: UjungUang = { akun: 'KLIRING_PEMBELIAN' };

/**
 * Goods at what they cost against the clearing account, money out of it; what the shop keeps as biaya admin is income.
 * The journal of Parameter Akun is the one of the way it is paid, so all legs carry the kind of the first payment.
 */
export function postPembelian({ kasir, biaya_admin, barang, bayar, ...milik }: NotaBeli): Transfer[] {
  const jenis = bayar[0]?.jenis ?? 'CASH';
  return [
    ...modalMasuk(barang, KLIRING, { kategori: KATEGORI, jenis }),
    ...keluarkanUang(bayar, { ke: KLIRING, kasir, kategori: KATEGORI }),
    ...uangTransfer({ akun: 'PENDAPATAN_LAIN' }, KLIRING, biaya_admin, { kategori: KATEGORI, jenis }),
    ...barangMasukBuku(barang),
    ...poinDiberi(milik, { kategori: KATEGORI, jenis: 'POIN_DAPAT' }),
  ];
}

/** What was paid becomes the cost of pieces, all together, and of each lot. */
export const modalMasuk = (
  barang: readonly BarangDibeli[],
  dari: UjungUang,
  nama: { kategori: string; jenis: string },
): Transfer[] => [
  ...uangTransfer(dari, { akun: 'PERSEDIAAN_BELI' }, sum(keping(barang).map((b) => b.harga)), nama),
  ...barang
    .filter((b) => b.lot)
    .flatMap((b) =>
      uangTransfer(dari, akunLot({ jenis_lot: BALENAN, kode_lot: b.kode_barcode }), b.harga, nama),
    ),
];

/** All of it from its seller into its tray of gudang BELI, as heavy as it was weighed. */
export const barangMasukBuku = (barang: readonly BarangDibeli[]): Transfer[] =>
  barang.map((b) =>
    pindahBarang(b, { luar: 'PELANGGAN' }, { gudang: GUDANG_BELI, baki: b.kode_baki }, b.jumlah),
  );
