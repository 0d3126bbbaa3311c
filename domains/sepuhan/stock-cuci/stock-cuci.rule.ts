/** Stock for refining that is kept by typed weights. Spec 1 §2.2: STOCK_SEPUHAN_MANUAL_MODULE. */
import { flag } from '@mustika/kernel/gate.ts';

/** Shops that bring such gold in by hand. */
export const STOCK_CUCI = flag('STOCK_SEPUHAN_MANUAL_MODULE');
/** Journals of it. */
export const TRX_STOCK_CUCI = 'STOCK CUCI';

/** What is kept so: CUCI and PATRI by group and kind, ROSOK and MURNI by karat alone. */
export const JENIS_STOCK = [
  ['CUCI', 'Cuci'],
  ['PATRI', 'Patri / Servis'],
  ['ROSOK', 'Rosok'],
  ['MURNI', 'Emas Murni'],
] as const;
export type JenisStock = (typeof JENIS_STOCK)[number][0];
/** Their codes. */
export const KODE_STOCK = JENIS_STOCK.map(([kode]) => kode);
