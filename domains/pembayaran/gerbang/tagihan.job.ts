/** Asks about charges of which nothing was heard: a word that was lost, a server that was down, a till that was closed. */
import { rawQuery, type Scope } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import { tanyakan } from './tagihan.server.ts';

export const KALA_TAGIHAN = '* * * * * periksa_tagihan ?max=1';

const SEMUA: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };
/**
 * Each waits its pause, which doubles with every answer that says nothing; what two people agreed to is asked about as well. So many of
 * each store: where one gateway is down, the others are asked all the same.
 */
const LEWAT = `select kode_toko, id from (
    select kode_toko, id, periksa, row_number() over (partition by kode_toko order by periksa, id) as ke from tagihan_qris
     where status in ('MINTA', 'MENUNGGU', 'DIAKUI') and periksa <= $1 and (status <> 'DIAKUI' or masalah is null) and percobaan < 200) t
  where ke <= 50 order by kode_toko, ke`;

/** One after the other, until the gateway says nothing: each of the others would wait as long for the same silence. */
async function periksaToko(deps: Deps, kode_toko: string, lewat: readonly { id: string }[]): Promise<void> {
  for (const { id } of lewat) {
    // One that fails keeps no other waiting; the next minute asks again.
    const tanya = await tanyakan(deps, kode_toko, id).catch((error: unknown) =>
      deps.log.error({ err: error, kode_toko, id }, 'tagihan QRIS tidak bisa diperiksa'),
    );
    if (tanya?.jawab.hasil === 'PUTUS') return;
  }
}

export const tagihanTasks: Tasks = {
  periksa_tagihan: async (_payload, deps) => {
    const lewat = await deps.db.read(SEMUA, (sql) =>
      rawQuery<{ kode_toko: string; id: string }>(sql, LEWAT, [deps.clock.now().toString()]),
    );
    const toko = Map.groupBy(lewat, (satu) => satu.kode_toko);
    await Promise.all([...toko].map(([kode_toko, milik]) => periksaToko(deps, kode_toko, milik)));
  },
};
