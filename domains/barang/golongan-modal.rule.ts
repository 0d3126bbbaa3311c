/**
 * What a piece is for the ledger: gold, stones or accessories. Whether it is an accessory is fixed when it comes in, because its cost
 * lies on the account of that day whatever becomes of its group; gold and stones lie on one, and at the till it is what it is then. Domain 12.3 (130800, 410400, 510200, 510300).
 */
import type { Akun } from '@mustika/kernel/transfer.ts';

export type GolonganModal = 'EMAS' | 'BERLIAN' | 'AKSESORIS';

/** Accessories by their group, stones by their kind; everything else is gold. */
export function golonganModal(siapa: { aksesoris: boolean; berlian: boolean }): GolonganModal {
  if (siapa.aksesoris) return 'AKSESORIS';
  return siapa.berlian ? 'BERLIAN' : 'EMAS';
}

/** Where the cost of a piece lies that nobody waits for. Jewellery with stones is jewellery until it is sold. */
export const akunStok = (golongan: GolonganModal): Akun =>
  golongan === 'AKSESORIS' ? 'PERSEDIAAN_AKSESORIS' : 'PERSEDIAAN_TOKO';

/** What its cost becomes when it is sold. */
export const akunHpp = (golongan: GolonganModal): Akun =>
  golongan === 'EMAS' ? 'HPP' : golongan === 'BERLIAN' ? 'HPP_BERLIAN' : 'HPP_AKSESORIS';
