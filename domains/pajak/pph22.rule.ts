/**
 * PPh 22 on sales to other traders: who collects it, from whom, on what. The till and the server compute with this same file.
 * Domain 13.5; docs/decisions/0027.
 */
import { type MiliPersen, NOL_RUPIAH, persenDari, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { pajakErrors as salah } from './pajak.errors.ts';
import type { KelasPpn } from './ppn.rule.ts';

/** Who buys. Free of it is who shows a letter: SKB, or the confirmed Surat Keterangan of PP 55/2022. */
export const PEMBELI = [
  ['KONSUMEN', 'Konsumen akhir'],
  ['PEDAGANG', 'Pedagang emas'],
  ['PEDAGANG_BEBAS', 'Pedagang, bebas PPh 22'],
] as const;
export type Pembeli = (typeof PEMBELI)[number][0];

/** What a line's PPh 22 is taken from: its price without PPN. */
export type BarisPph22 = { kelas_ppn: KelasPpn | null; dpp: Rupiah | null; total: Rupiah };

export type Pedagang = {
  pembeli: Pembeli | null;
  npwp_customer: string | null;
  no_bebas_pph22: string | null;
};

/** Percent of the price, or null where the store collects none. Setting `PPH22_PERSEN`, module `PPH22_PENJUALAN_MODULE`. */
export const tarifPph22 = (store: Toko): MiliPersen | null =>
  store.flags.has('PPH22_PENJUALAN_MODULE') ? readSetting(store, 'PPH22_PERSEN') : null;

/** PPh 22 of each line, down to the whole rupiah: on jewellery, stones and bars; other goods are no part of the trade. */
export function pph22Baris(
  pembeli: Pembeli | null | undefined,
  baris: readonly BarisPph22[],
  store: Toko,
): Rupiah[] {
  const tarif = pembeli === 'PEDAGANG' ? tarifPph22(store) : null;
  return baris.map(({ kelas_ppn, dpp, total }) =>
    tarif === null || kelas_ppn === 'LAIN' ? NOL_RUPIAH : persenDari(dpp ?? total, tarif, 'down'),
  );
}

/** What the buyer pays beside the nota. */
export const jumlahPph22 = (...isi: Parameters<typeof pph22Baris>): Rupiah => sum(pph22Baris(...isi));

/** A trader is known by his number, and who is free of the tax by his letter. */
export function periksaPedagang({ pembeli, npwp_customer, no_bebas_pph22 }: Pedagang, store: Toko): void {
  const pedagang = pembeli !== null && pembeli !== 'KONSUMEN';
  if (pedagang && tarifPph22(store) === null) reject(salah.PPH22_TIDAK_AKTIF);
  if (pedagang && !npwp_customer) reject(salah.NPWP_PEDAGANG_KOSONG);
  if ((pembeli === 'PEDAGANG_BEBAS') !== (no_bebas_pph22 !== null)) reject(salah.NO_BEBAS_TIDAK_SESUAI);
}
