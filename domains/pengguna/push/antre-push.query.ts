/** What is to be told goes to the queue in the transaction it happens in. A chain that tells nobody queues nothing. */
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';

const ANTRE = 'select antre($1, $2::jsonb, $3) where exists (select from langganan_push)';

export const antrePush = (
  sql: Sql,
  apa: 'push_minta' | 'push_tutup',
  kode_toko: string,
  id: string,
): Promise<unknown> =>
  rawQuery(sql, ANTRE, [apa, JSON.stringify({ kode_toko, id }), `${apa}|${kode_toko}|${id}`]);

const DITARIK = `select antre('push_tutup', jsonb_build_object('kode_toko', m.kode_toko, 'id', m.id), 'push_tutup|' || m.kode_toko || '|' || m.id)
  from otorisasi_minta m where m.kode_toko = $1 and m.requester = $2 and m.keadaan = 'TARIK' and m.sampai > $3::timestamptz
    and exists (select from kirim_push k where k.kode_toko = m.kode_toko and k.minta = m.id)
    and not exists (select from kirim_push k where k.kode_toko = m.kode_toko and k.minta = m.id and k.jenis = 'TUTUP')`;

/** What this person took back, or what his newer questions took the place of. */
export const antreDitarik = (sql: Sql, { kode_toko, user_id }: Scope, saat: string): Promise<unknown> =>
  rawQuery(sql, DITARIK, [kode_toko, user_id, saat]);
