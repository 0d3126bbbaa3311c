/** Everything a deposit does to money and gold before it is picked up. Pure. Domain 12.4 (TITIPAN, BATAL_TITIP). */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { type Tempat, type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import type { BayarKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { type BayarMasuk, keluarkanUang, terimaUang } from '../pembayaran/tempat-uang.rule.ts';
import { type BarangTitip, keluarTitip, masukTitip } from './tahan-barang.rule.ts';

const UANG: UjungUang = { akun: 'TITIPAN_UANG' };

/** Money of the customer, without the change: a debt of the shop. */
export const postUangTitip = (
  kategori: 'TITIPAN' | 'TAMBAH DP TITIPAN',
  bayar: readonly BayarMasuk[],
  kasir: string,
): Transfer[] => terimaUang(bayar, { dari: UANG, kasir, kategori });

/** The part of money received that is the tax office's already. Domain 13; docs/decisions/0027. */
export const postPpnTitip = (kategori: 'TITIPAN' | 'TAMBAH DP TITIPAN', ppn: Rupiah): Transfer[] =>
  uangTransfer({ akun: 'PPN_KELUARAN' }, UANG, ppn, { kategori, jenis: 'PPN' });

/** The pieces go into gudang TITIP, still the shop's at their cost. */
export const postTitip = (
  barang: readonly BarangTitip[],
  bayar: readonly BayarMasuk[],
  kasir: string,
  ppn: Rupiah,
): Transfer[] => [
  ...postUangTitip('TITIPAN', bayar, kasir),
  ...postPpnTitip('TITIPAN', ppn),
  ...masukTitip(barang, 'TITIPAN'),
];

export type Kembalian = BayarKeluar & {
  /** What of it was remitted. */
  ppn: Rupiah;
  kasir: string;
};

/** What is left of the money goes back, what is left of the pieces into the tray that was asked for. */
export const postBatalTitip = (
  barang: readonly BarangTitip[],
  kembali: Kembalian,
  tujuan: Tempat,
): Transfer[] => [
  ...keluarkanUang([kembali], { ke: UANG, kasir: kembali.kasir, kategori: 'BATAL TITIP' }),
  ...uangTransfer(UANG, { akun: 'PPN_KELUARAN' }, kembali.ppn, { kategori: 'BATAL TITIP', jenis: 'PPN' }),
  ...keluarTitip(barang, 'BATAL TITIP', tujuan),
];
