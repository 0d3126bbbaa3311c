/** One letter to one device, and what came of it: written down where its owner sees it, and a browser that is gone is forgotten. */
import type { AppConfig } from '@mustika/server-kit/config.ts';
import { rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import {
  type PushAddress,
  type PushAnswer,
  type PushLetter,
  sendPush,
} from '@mustika/server-kit/http/push.ts';
import { kunciPengirim } from './kunci-push.query.ts';
import type { IsiPush } from './pesan-push.rule.ts';

export type SuratPush = Omit<PushLetter, 'isi'> & { isi: IsiPush };

/** What seals where a browser is written to: its own, so that no row stands in for another. */
export const segelLangganan = (id: string) => ({ apa: 'langganan push', pemilik: id });

type Tujuan = { id: string; segel: string; publik: string; privat: string };
const TUJUAN = `select l.id, l.segel, k.publik, k.privat from langganan_push l join kunci_push k on k.publik = l.kunci
  where l.id::text = $1 and l.user_id = coalesce($2, l.user_id)`;
const CATAT =
  'update langganan_push set terakhir = coalesce($2::timestamptz, terakhir), galat = $3 where id = $1';
const HILANG = 'delete from langganan_push where id = $1';

async function catat(deps: Deps, scope: Scope, id: string, jawaban: PushAnswer): Promise<void> {
  const sampai = jawaban.hasil === 'TERKIRIM';
  const galat = 'galat' in jawaban ? jawaban.galat.slice(0, 200) : null;
  await deps.db.tx(scope, (sql) =>
    jawaban.hasil === 'HILANG'
      ? rawQuery(sql, HILANG, [id])
      : rawQuery(sql, CATAT, [id, sampai ? deps.clock.now().toString() : null, galat]),
  );
}

/** Null where there is no such device any more. `user_id`: whose it has to be. */
export async function kirimKe(
  deps: Deps,
  scope: Scope,
  { id, user_id = null }: { id: string; user_id?: string | null },
  surat: (config: AppConfig) => SuratPush,
): Promise<PushAnswer | null> {
  const [tujuan] = await deps.db.rows(scope, statement<Tujuan>('push_tujuan', TUJUAN, id, user_id));
  if (!tujuan) return null;
  const alamat = JSON.parse(deps.secrets.open(segelLangganan(tujuan.id), tujuan.segel)) as PushAddress;
  const jawaban = await sendPush(deps.outbound, alamat, kunciPengirim(deps, tujuan), surat(deps.config));
  await catat(deps, scope, tujuan.id, jawaban);
  return jawaban;
}
