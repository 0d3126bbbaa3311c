/** Implementations of the domain, for the composition root. */
import { bandingKasirLamaSql } from './banding-kasir-lama.query.ts';
import { ujiCobaCommands } from './uji-coba.query.ts';

export const pindahanCommands = ujiCobaCommands;
export const pindahanReports = [bandingKasirLamaSql];
export { KALA_UJI_COBA, pindahanTasks } from './pindahan.job.ts';
