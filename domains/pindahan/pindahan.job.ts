/** Every hour: trials whose days are over are thrown away, and such as were never finished. */
import type { Tasks } from '@mustika/server-kit/jobs.ts';

export const KALA_UJI_COBA = '17 * * * * uji_coba_lewat ?max=1';

export const pindahanTasks: Tasks = {
  uji_coba_lewat: async (_payload, deps) => deps.practice.trials?.expire(),
};
