/** Every night: what documents say of customers goes when its years have passed. docs/decisions/0129, 0167. */
import { today } from '@mustika/kernel/date.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';

/** Rows of each table in one statement: nobody waits for longer than that takes. */
const SEKALIGUS = 2000;

export const memberTasks: Tasks = {
  pudarkan_orang: async (_payload, { db, clock, log }) => {
    const hari = today(clock);
    const toko = await db.call<{ kode_toko: string }>({
      name: 'pudar_toko',
      text: 'select kode_toko from toko',
      values: [],
    });
    for (const { kode_toko } of toko)
      for (let pudar = 1; pudar > 0; ) {
        const values = [kode_toko, hari, SEKALIGUS];
        const [row] = await db.call<{ n: number }>({
          name: 'pudar_orang',
          text: 'select pudarkan_orang($1, $2::date, $3)::int as n',
          values,
        });
        pudar = row?.n ?? 0;
        if (pudar > 0) log.info({ kode_toko, pudar }, 'data diri di dokumen lama dihapus');
      }
  },
};

/** Cron speaks UTC: 20:45 is 03:45 in Jakarta, after what may go went. */
export const KALA_MEMBER = '45 20 * * * pudarkan_orang ?max=3&fill=20h';
