/** What acts of an order share: that it may be touched, and the way of its pieces and samples off a tray and onto one. Domain R6.2. */
import { NOL_RUPIAH, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Writing } from '@mustika/server-kit/document/document-runner.ts';
import { type DiBaki, letak } from '../barang/gerak-barang.rule.ts';
import type { BakiJual } from '../titipan/bahan-titip.query.ts';
import { type BarangTitip, lepasTitip } from '../titipan/tahan-barang.rule.ts';
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

/** The tray that pieces return to; asked for as soon as there is one. */
export function bakiTujuan(baki: BakiJual | undefined, barang: readonly unknown[]): DiBaki | null {
  if (barang.length === 0) return null;
  if (!baki) reject(salah.BAKI_PESANAN_KOSONG, { path: 'kode_baki' });
  return letak(baki);
}

/** Held pieces lie on a tray again; without one there is nothing that is held. */
export const lepaskan = (barang: readonly BarangTitip[], tujuan: DiBaki | null): Writing[] =>
  tujuan ? lepasTitip(barang, tujuan) : [];

/** What pieces cost together. */
export const jumlahTotal = (barang: readonly { total: Rupiah }[]): Rupiah =>
  barang.length === 0 ? NOL_RUPIAH : sum(barang.map((b) => b.total));
