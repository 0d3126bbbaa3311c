/** Everything an order does to money and gold before it is picked up. Pure. Domain 12.4 (PESANAN, TAMBAH DP, BATAL PESANAN). */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { type Tempat, type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import type { BayarKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { type BayarMasuk, keluarkanUang, terimaUang } from '../pembayaran/tempat-uang.rule.ts';
import { type BarangTitip, keluarTitip, masukTitip } from '../titipan/tahan-barang.rule.ts';
import { TRX_BATAL, TRX_PESANAN, type TRX_TAMBAH } from './pesanan.rule.ts';

const MUKA: UjungUang = { akun: 'UANG_MUKA_PESANAN' };
const PAJAK: UjungUang = { akun: 'PPN_KELUARAN' };

/** Money ahead: a debt of the shop, and what of it is the tax office's already. Domain 13; docs/decisions/0027. */
export const postMuka = (
  kategori: typeof TRX_PESANAN | typeof TRX_TAMBAH,
  bayar: readonly BayarMasuk[],
  kasir: string,
  ppn: Rupiah,
): Transfer[] => [
  ...terimaUang(bayar, { dari: MUKA, kasir, kategori }),
  ...uangTransfer(PAJAK, MUKA, ppn, { kategori, jenis: 'PPN' }),
];

/** A sample, or a piece that was made, goes into gudang TITIP at its cost. */
export const postTahan = (barang: readonly BarangTitip[]): Transfer[] => masukTitip(barang, TRX_PESANAN);

/** It lies on a tray again. */
export const postLepas = (barang: readonly BarangTitip[], tujuan: Tempat): Transfer[] =>
  keluarTitip(barang, TRX_PESANAN, tujuan);

/** What is left of the money goes back but for what the shop keeps, pieces and samples into the tray that was asked for. */
export const postBatal = (
  barang: readonly BarangTitip[],
  { keluar, kasir, potongan, ppn }: { keluar: BayarKeluar; kasir: string; potongan: Rupiah; ppn: Rupiah },
  tujuan: Tempat | null,
): Transfer[] => [
  ...uangTransfer(MUKA, PAJAK, ppn, { kategori: TRX_BATAL, jenis: 'PPN' }),
  ...keluarkanUang([keluar], { ke: MUKA, kasir, kategori: TRX_BATAL }),
  ...uangTransfer({ akun: 'PENDAPATAN_LAIN' }, MUKA, potongan, { kategori: TRX_BATAL, jenis: 'POTONGAN' }),
  ...(tujuan ? keluarTitip(barang, TRX_BATAL, tujuan) : []),
];
