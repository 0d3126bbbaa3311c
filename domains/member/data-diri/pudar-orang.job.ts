/** Every night: what documents say of customers goes when its years have passed. docs/decisions/0129, 0167. */
import { today } from '@mustika/kernel/date.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';

/** Rows of each table in one statement: nobody waits for longer than that takes. */
const SEKALIGUS = 2000;

export const memberTasks: Tasks = {
  pudarkan_orang: async (_payload, { db, clock, log, stores }) => {
    const hari = today(clock);
    const semua = await db.call<{ kode_toko: string }>({
      ...{ name: 'pudar_toko', text: 'select kode_toko from toko', values: [] },
    });
    for (const { kode_toko } of semua) {
      // Also of a store that trades no more.
      const toko = await stores.getClosed(kode_toko);
      if (!toko) continue;
      const nota = readSetting(toko, 'SIMPAN_NOTA_TAHUN');
      const identitas = readSetting(toko, 'SIMPAN_IDENTITAS_TAHUN');
      const text = 'select pudarkan_orang($1, $2::date, $3, $4, $5)::int as n';
      const values = [kode_toko, hari, nota, identitas, SEKALIGUS];
      for (let pudar = 1; pudar > 0; ) {
        const [row] = await db.call<{ n: number }>({ name: 'pudar_orang', text, values });
        pudar = row?.n ?? 0;
        if (pudar > 0) log.info({ kode_toko, pudar }, 'data diri di dokumen lama dihapus');
      }
    }
  },
};

/** Cron speaks UTC: 20:45 is 03:45 in Jakarta, after what may go went. */
export const KALA_MEMBER = '45 20 * * * pudarkan_orang ?max=3&fill=20h';
