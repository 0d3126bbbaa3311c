/** What a tray should weigh with everything that lies on it and hangs on it, and how far the scale may be from it. Domain R8.1. */
import { type Miligram, subtract, sum } from '@mustika/kernel/amount.ts';
import { readScaleLine } from '@mustika/kernel/scale/scale.ts';

/** The parts of the figure, in the order of the screen. */
export type IsiBaki = {
  berat: Miligram;
  berat_baki: Miligram;
  berat_plastik: Miligram;
  berat_atribut: Miligram;
  berat_bandrol: Miligram;
};

/** Total = Σ berat + berat_baki + Σ berat_plastik + Σ berat_atribut + Σ berat_bandrol. Domain R8.1, vector 30. */
export const totalBaki = (isi: IsiBaki): Miligram =>
  sum([isi.berat, isi.berat_baki, isi.berat_plastik, isi.berat_atribut, isi.berat_bandrol]);

/** Above zero where the scale says less than the books. */
export const selisihTimbang = (total: Miligram, timbangan: Miligram): Miligram => subtract(total, timbangan);

/** Green up to the tolerance of the store, itself included; beyond it the tray is counted piece by piece. */
export const timbangCocok = (selisih: Miligram, toleransi: Miligram): boolean =>
  Math.abs(selisih) <= toleransi;

/**
 * A figure counts as the scale's where the line that came with it says that figure; any other was typed by a person, and says so.
 * docs/decisions/0045.
 */
export const saksiTimbang = (timbangan: Miligram, bacaan: string | null) =>
  bacaan !== null && readScaleLine(bacaan)?.mg === timbangan
    ? ({ cara: 'TIMBANGAN', bacaan } as const)
    : ({ cara: 'KETIK', bacaan: null } as const);
