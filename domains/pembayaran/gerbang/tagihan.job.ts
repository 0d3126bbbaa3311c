/** Asks about charges of which nothing was heard: a word that was lost, a server that was down, a till that was closed. */
import { rawQuery, type Scope } from '@mustika/server-kit/database.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import { tanyakan } from './tagihan.server.ts';

export const KALA_TAGIHAN = '* * * * * periksa_tagihan ?max=1';

const SEMUA: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };
/** Each waits its pause, which doubles with every answer that says nothing; what two people agreed to is asked about as well. */
const LEWAT = `select kode_toko, id from tagihan_qris
  where status in ('MINTA', 'MENUNGGU', 'DIAKUI') and periksa <= $1 and (status <> 'DIAKUI' or masalah is null) and percobaan < 200
  order by periksa limit 50`;

export const tagihanTasks: Tasks = {
  periksa_tagihan: async (_payload, deps) => {
    const lewat = await deps.db.read(SEMUA, (sql) =>
      rawQuery<{ kode_toko: string; id: string }>(sql, LEWAT, [deps.clock.now().toString()]),
    );
    // One that fails keeps no other waiting; the next minute asks again.
    for (const { kode_toko, id } of lewat)
      await tanyakan(deps, kode_toko, id).catch((error: unknown) =>
        deps.log.error({ err: error, kode_toko, id }, 'tagihan QRIS tidak bisa diperiksa'),
      );
  },
};
