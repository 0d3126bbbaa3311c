/** Approvals that let a price, a fee or a discount past its limit. */
import { LEWAT_BATAS } from '@mustika/kernel/lepas/plafon.ts';
import {
  DI_BAWAH_MODAL,
  HARGA_BERUBAH,
  HARGA_TURUN,
  ONGKOS_TURUN,
} from '../jual/persetujuan-penjualan.rule.ts';
import { DI_ATAS_NOTA, DI_ATAS_SISTEM } from '../pembelian/persetujuan-pembelian.rule.ts';

/** Sold below, or bought above, what the store said; with discounts beyond a day's ceiling. */
export const IZIN_HARGA: string[] = [
  DI_BAWAH_MODAL,
  HARGA_TURUN,
  HARGA_BERUBAH,
  ONGKOS_TURUN,
  LEWAT_BATAS.POTONGAN,
  DI_ATAS_NOTA,
  DI_ATAS_SISTEM,
];
