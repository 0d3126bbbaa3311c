/** With whom somebody may share a view, and whose views he may take away. */
import type { Level } from '@mustika/kernel/gate.ts';

/** For himself, for everybody of the store in use, for everybody of the chain. */
export const UNTUK = ['SAYA', 'TOKO', 'SEMUA'] as const;
export type Untuk = (typeof UNTUK)[number];

/** So many of one person at one place; what is never found again is no help. */
export const TAMPILAN_PALING_BANYAK = 40;

type Orang = { level: Level; pusat: boolean; lingkup: readonly string[] | null };

const PEMBAGI: readonly Level[] = ['SPV', 'OWN', 'SU', 'MU'];

/** Who answers for a store shares with it; who sees every store shares with them all. */
export const bolehBagi = ({ level, pusat, lingkup }: Orang): Untuk[] =>
  UNTUK.filter(
    (untuk) =>
      untuk === 'SAYA' || (PEMBAGI.includes(level) && (untuk === 'TOKO' || (pusat && lingkup === null))),
  );

/** His own, and of what is shared what he could have shared himself: else it would outlive whoever left. */
export const bolehHapus = (orang: Orang, tampilan: { milikku: boolean; untuk: Untuk }): boolean =>
  tampilan.milikku || (tampilan.untuk !== 'SAYA' && bolehBagi(orang).includes(tampilan.untuk));
