/**
 * Pictures that were left behind: uploaded for a purchase that never came, replaced, or stored by a call that broke off before its row.
 * They stay for a while, because a disagreement about a piece may need what was replaced; what somebody deleted went at once.
 */
import type { Scope } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import { bacaFotoLepas } from './foto-lepas.query.ts';

/** 19:40 UTC is 02:40 in Jakarta. */
export const KALA_FOTO = '40 19 * * * bersih_foto ?max=3';

/** How long a picture lies that nothing shows. */
export const SIMPAN_HARI = 90;

const SEMUA: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };

async function bersihkan(kode_toko: string, deps: Deps): Promise<number> {
  const batas = deps.clock.now().subtract({ hours: 24 * SIMPAN_HARI }).epochMilliseconds;
  let lepas = 0;
  for await (const files of deps.photos.list(kode_toko)) {
    const lama = files.filter(({ written }) => written.getTime() < batas).map(({ key }) => key);
    if (lama.length === 0) continue;
    for (const { kunci } of await deps.db.rows(SEMUA, bacaFotoLepas(lama))) {
      await deps.photos.remove(kunci);
      lepas += 1;
    }
  }
  return lepas;
}

export const fotoTasks: Tasks = {
  bersih_foto: async (_payload, deps) => {
    const toko = await deps.db.rows<{ kode_toko: string }>(SEMUA, {
      ...{ name: 'bersih_foto_toko', text: 'select kode_toko from toko order by 1', values: [] },
    });
    for (const { kode_toko } of toko) {
      const lepas = await bersihkan(kode_toko, deps);
      if (lepas > 0) deps.log.info({ kode_toko, lepas }, 'foto tanpa pemilik dihapus');
    }
  },
};
