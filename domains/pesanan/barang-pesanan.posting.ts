/** What acts of an order share: that it may be touched, and which of its samples are the shop's. Domain R6.2. */
import { reject } from '@mustika/kernel/errors.ts';
import type { BarangTitip } from '../titipan/tahan-barang.rule.ts';
import { pesananErrors as salah } from './pesanan.errors.ts';
import type { ContohRow, PesananRow } from './pesanan.query.ts';

/** The order; nothing happens to it while a sale that picks it up waits for its validation. */
export function pesananBebas([found]: readonly PesananRow[]): PesananRow {
  if (!found) reject(salah.PESANAN_TIDAK_ADA);
  const { no_faktur_tunggu } = found;
  if (no_faktur_tunggu) reject(salah.PESANAN_DIAMBIL, { no_faktur_group: no_faktur_tunggu });
  return found;
}

/** Samples of the shop. */
export const contohToko = (contoh: readonly ContohRow[]): (ContohRow & BarangTitip)[] =>
  contoh.filter((c): c is ContohRow & BarangTitip => c.kode_barcode !== null);
