/**
 * Where the figures of the page lead: to the rows they are made of. In the chain's view a figure is made of those of the
 * branches, so it leads to the report about all of them, whose rows lead into a branch. Pure.
 */
import type { Target } from '@mustika/kernel/drill.ts';

export type Lingkup = { rantai: boolean };

const hari = (dari: string, sampai = dari): Record<string, string> => ({
  tgl_awal: dari,
  tgl_akhir: sampai,
});

/** Sales of a day, also of one karat group. */
export function keJual({ rantai }: Lingkup, tanggal: string | null, kode_group?: string): Target | null {
  if (tanggal === null) return null;
  const group = kode_group === undefined ? {} : { kode_group };
  return rantai
    ? { to: '/laporan-penjualan-global-jenis', search: { ...hari(tanggal), lingkup: 'SEMUA', ...group } }
    : { to: '/laporan-transaksi-penjualan', search: { ...hari(tanggal), ...group } };
}

/** Sales or purchases of a day in one branch. */
export const keToko = (usaha: 'penjualan' | 'pembelian', toko: string, tanggal: string): Target => ({
  to: `/laporan-transaksi-${usaha}`,
  search: hari(tanggal),
  toko,
});

/** Purchases of a day. */
export function keBeli({ rantai }: Lingkup, tanggal: string | null): Target | null {
  if (tanggal === null) return null;
  return rantai
    ? { to: '/laporan-global-transaksi', search: { ...hari(tanggal), lingkup: 'SEMUA' } }
    : { to: '/laporan-transaksi-pembelian', search: hari(tanggal) };
}

/** Repairs that were fetched on a day; of the chain each branch has its own. */
export const keService = ({ rantai }: Lingkup, tanggal: string | null): Target | null =>
  tanggal === null || rantai ? null : { to: '/laporan-service-ambil', search: hari(tanggal) };

/** Orders that were taken on a day; of the chain each branch has its own. */
export const kePesanan = ({ rantai }: Lingkup, tanggal: string | null): Target | null =>
  tanggal === null || rantai ? null : { to: '/laporan-pesanan', search: hari(tanggal) };

/** The notas of a day; the chain has no list of them, so it counts them per branch. */
export function keNota(lingkup: Lingkup, tanggal: string | null): Target | null {
  if (tanggal === null || lingkup.rantai) return keJual(lingkup, tanggal);
  return { to: '/lihat-penjualan', search: { ...hari(tanggal), status: 'DONE' } };
}

/** The movements of one drawer; for the chain `kasir` is a branch, and its drawers are looked at there. */
export function keKas({ rantai }: Lingkup, tanggal: string | null, kasir: string): Target | null {
  if (tanggal === null) return null;
  const to = '/laporan-transaksi-keuangan-cash';
  return rantai
    ? { to, search: hari(tanggal), toko: kasir }
    : { to, search: { ...hari(tanggal), user_id: kasir } };
}

/** The pieces in the trays of this store, or of a branch of the chain. */
export const keStok = (toko?: string): Target => ({
  to: '/data-barang',
  search: {},
  ...(toko === undefined ? {} : { toko }),
});
