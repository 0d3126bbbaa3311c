/**
 * Telling devices of a request. `push_minta` names who is told, once; `push_tutup` those that were told and need it no longer;
 * `push_kirim` sends one. A letter is claimed by compare-and-set, so that of two servers one sends it; a failure waits its pause
 * and is tried again while the request waits, and never after.
 */
import { randomUUID } from 'node:crypto';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { isAppError } from '@mustika/server-kit/http/http.ts';
import { retryPause } from '@mustika/server-kit/http/outbound.ts';
import type { PushAnswer } from '@mustika/server-kit/http/push.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import { kirimKe, type SuratPush } from './kirim-push.query.ts';
import { pesanMinta, pesanTutup, topikPush, type YangMinta } from './pesan-push.rule.ts';

const sistem = (kode_toko: string): Scope => ({ kode_toko, user_id: 'SISTEM', lintas: false });

const antrekan = (sql: Sql, kode_toko: string, id: string, pada: string): Promise<unknown> =>
  rawQuery(sql, "select antre_nanti('push_kirim', $1::jsonb, $2, $3)", [
    ...[JSON.stringify({ kode_toko, id }), `push|${kode_toko}|${id}`, pada],
  ]);

const TAMBAH = `insert into kirim_push (kode_toko, id, minta, langganan, jenis, dibuat, diubah)
  select $1, u.id, $2, u.langganan, $3, $4, $4 from unnest($5::uuid[], $6::uuid[]) u (id, langganan)
  on conflict (kode_toko, minta, langganan, jenis) do nothing returning id`;

type Jenis = 'MINTA' | 'TUTUP';

/** One letter for each device that has none of this kind about this request yet. */
async function tulis(
  deps: Deps,
  kode_toko: string,
  minta: string,
  jenis: Jenis,
  cari: string,
): Promise<void> {
  const saat = deps.clock.now().toString();
  await deps.db.tx(sistem(kode_toko), async (sql) => {
    const rows = await rawQuery<{ id: string }>(sql, cari, [minta, saat]);
    const tujuan = rows.map(({ id }) => id);
    const values = [kode_toko, minta, jenis, saat, tujuan.map(() => randomUUID()), tujuan];
    for (const { id } of await rawQuery<{ id: string }>(sql, TAMBAH, values))
      await antrekan(sql, kode_toko, id, saat);
  });
}

const PENERIMA = 'select p as id from penerima_push($1, $2) p';
/** What still waits in a push service is replaced there by the same topic; what is on a screen goes. */
const SUDAH_DIKABARI = `select k.langganan as id from kirim_push k join otorisasi_minta m on m.kode_toko = k.kode_toko and m.id = k.minta
  where k.kode_toko = app_toko() and k.minta = $1 and k.jenis = 'MINTA' and k.status in ('KIRIM', 'TERKIRIM')
    and m.keadaan <> 'MENUNGGU' and m.sampai > $2::timestamptz`;

const AMBIL = `update kirim_push k set status = 'KIRIM', percobaan = k.percobaan + 1, diubah = $3
  from otorisasi_minta m join toko t using (kode_toko) join pengguna p on p.user_id = m.requester
  where k.kode_toko = $1 and k.id::text = $2 and m.kode_toko = k.kode_toko and m.id = k.minta
    and (k.status in ('ANTRI', 'ULANG') and coalesce(k.coba_lagi, $3) <= $3::timestamptz
      or k.status = 'KIRIM' and k.diubah < $3::timestamptz - interval '2 minutes')
  returning k.langganan, k.jenis, k.percobaan, m.id, m.kode_toko, t.nama_toko, p.nama, m.perlu, m.keadaan,
    floor(extract(epoch from m.sampai - $3::timestamptz))::integer as sisa`;
const SELESAI = `update kirim_push set status = $3, galat = $4, coba_lagi = $5, diubah = $6
  where kode_toko = $1 and id::text = $2 and status = 'KIRIM'`;

type Diambil = YangMinta & {
  langganan: string;
  jenis: Jenis;
  percobaan: number;
  keadaan: string;
  sisa: number;
};

const suratDari =
  (surat: Diambil) =>
  ({ pushName }: { pushName: string }): SuratPush => ({
    isi: surat.jenis === 'MINTA' ? pesanMinta(pushName, surat) : pesanTutup(pushName, surat),
    ttl: surat.sisa,
    urgency: surat.jenis === 'MINTA' ? 'high' : 'normal',
    topic: topikPush(surat.id),
  });

/** Whom it would still tell something: a request that waits, or one that no longer does. */
const masihPerlu = ({ jenis, keadaan, sisa }: Diambil): boolean =>
  sisa > 0 && (jenis === 'MINTA') === (keadaan === 'MENUNGGU');

/** A device that cannot be opened with the keys of this server is one that is not reached. */
async function hasilDari(deps: Deps, scope: Scope, surat: Diambil): Promise<PushAnswer> {
  if (!masihPerlu(surat)) return { hasil: 'DITOLAK', galat: 'tidak menunggu lagi' };
  try {
    return (await kirimKe(deps, scope, { id: surat.langganan }, suratDari(surat))) ?? { hasil: 'HILANG' };
  } catch (error) {
    if (!isAppError(error)) throw error;
    deps.log.warn({ err: error }, 'perangkat tidak dapat dikabari');
    return { hasil: 'DITOLAK', galat: error.message };
  }
}

/** Seconds until the next try; null when none comes before the request is over. */
function jedaDari(surat: Diambil, jawaban: PushAnswer): number | null {
  if (jawaban.hasil !== 'ULANG') return null;
  const jeda = retryPause(surat.percobaan, jawaban.jeda);
  return jeda < surat.sisa ? jeda : null;
}

async function kirim(deps: Deps, kode_toko: string, id: string): Promise<void> {
  const scope = sistem(kode_toko);
  const saat = deps.clock.now();
  const [surat] = await deps.db.tx(scope, (sql) =>
    rawQuery<Diambil>(sql, AMBIL, [kode_toko, id, saat.toString()]),
  );
  if (!surat) return;
  const jawaban = await hasilDari(deps, scope, surat);
  const jeda = jedaDari(surat, jawaban);
  const status = jawaban.hasil === 'TERKIRIM' ? 'TERKIRIM' : jeda === null ? 'MATI' : 'ULANG';
  const nanti = jeda === null ? null : saat.add({ seconds: jeda }).toString();
  const galat = 'galat' in jawaban ? jawaban.galat.slice(0, 200) : null;
  await deps.db.tx(scope, async (sql) => {
    const kini = deps.clock.now().toString();
    await rawQuery(sql, SELESAI, [kode_toko, id, status, galat, nanti, kini]);
    if (nanti) await antrekan(sql, kode_toko, id, nanti);
  });
}

const toko = ({ kode_toko, id }: Record<string, unknown>): [string, string] => [
  String(kode_toko),
  String(id),
];

export const pushTasks: Tasks = {
  push_minta: async (payload, deps) => {
    const [kode_toko, id] = toko(payload);
    const store = await deps.stores.getClosed(kode_toko);
    if (store && readSetting(store, 'OTORISASI_PUSH')) await tulis(deps, kode_toko, id, 'MINTA', PENERIMA);
  },
  push_tutup: async (payload, deps) => {
    const [kode_toko, id] = toko(payload);
    await tulis(deps, kode_toko, id, 'TUTUP', SUDAH_DIKABARI);
  },
  push_kirim: async (payload, deps) => kirim(deps, ...toko(payload)),
};
