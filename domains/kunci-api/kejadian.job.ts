/**
 * Telling: `kejadian_sebar` reads on what happened for every subscription, `kejadian_kirim` sends what one has to say, in its order: the
 * first that waits, and none before it has arrived. A failure waits its pause; after two days the subscription is set aside and whoever
 * answers for its key is told. One is claimed by compare-and-set, so that of two servers one sends it; a server that died on the way leaves a
 * claim that another takes over after two minutes, under the same id.
 */
import { rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Deps, isAppError } from '@mustika/server-kit/http/http.ts';
import { type OutboundAnswer, retryPause } from '@mustika/server-kit/http/outbound.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import { BATAS_COBA_JAM } from './kejadian.rule.ts';
import {
  antreBerikut,
  antreKirim,
  antreSebar,
  SEMUA,
  sebarkan,
  segelLangganan,
  TOKO_KUNCI,
} from './sebar-kejadian.query.ts';
import { kepalaKabar } from './tanda-tangan.server.ts';

/** What asks again for what a server that died left behind. */
export const KALA_KEJADIAN = '*/5 * * * * kejadian_sebar ?max=1';

/** Tells a person of the house. Handed in: it is of the domain of people. */
export type Beritakan = (
  sql: Sql,
  deps: Deps,
  berita: { user_id: string; judul: string; isi: string },
) => Promise<void>;

const BERJALAN = `select l.id from langganan_kejadian l join kunci_api k on k.id = l.kunci where l.aktif and ${TOKO_KUNCI} is not null
  and ($2::text is null or $2 = any (k.toko)) order by l.dibuat`;

async function sebarSemua(deps: Deps, toko: string | null): Promise<void> {
  const saat = deps.clock.now().toString();
  const semua = await deps.db.rows(
    SEMUA,
    statement<{ id: string }>('kejadian_berjalan', BERJALAN, saat, toko),
  );
  let lagi = false;
  for (const { id } of semua) lagi = (await sebarkan(deps, id, toko)) || lagi;
  if (lagi) await deps.db.tx(SEMUA, (sql) => antreSebar(sql, toko));
}

/** The first that is not done, when its turn has come. */
const AMBIL = `update kirim_kejadian e set status = 'KIRIM', percobaan = e.percobaan + 1, mulai = coalesce(e.mulai, $1), diubah = $1
  from langganan_kejadian l join kunci_api k on k.id = l.kunci
  where e.langganan = $2 and l.id = e.langganan and l.aktif and ${TOKO_KUNCI} is not null
    and e.urut = (select min(x.urut) from kirim_kejadian x where x.langganan = $2 and x.status in ('ANTRI', 'KIRIM', 'ULANG'))
    and (e.status in ('ANTRI', 'ULANG') and coalesce(e.coba_lagi, $1) <= $1::timestamptz
      or e.status = 'KIRIM' and e.diubah < $1::timestamptz - interval '2 minutes')
  returning e.urut::integer as urut, e.id, e.isi, e.percobaan, e.mulai, l.nama, l.alamat, l.segel, k.penanggung, k.nama as kunci,
    case when l.lama_sampai > $1::timestamptz then l.segel_lama end as segel_lama`;
const SELESAI = `update kirim_kejadian set status = $3, jawaban = $4, galat = $5, coba_lagi = $6, diubah = $7,
    selesai = case when $3 in ('TERKIRIM', 'MATI') then $7::timestamptz end
  where langganan = $1 and urut = $2 and status = 'KIRIM'`;
const SISIHKAN = 'update langganan_kejadian set aktif = false, macet = $2, sebab = $3 where id = $1';

type Diambil = {
  urut: number;
  id: string;
  isi: string;
  percobaan: number;
  mulai: string;
  nama: string;
  alamat: string;
  segel: string;
  segel_lama: string | null;
  penanggung: string;
  kunci: string;
};

/** The secrets that sign, or why this server cannot read them. */
function terbaca({ secrets, log }: Deps, langganan: string, segel: readonly string[]): string[] | string {
  try {
    return segel.map((one) => secrets.open(segelLangganan(langganan), one));
  } catch (error) {
    if (!isAppError(error)) throw error;
    log.warn({ err: error }, 'kabar tidak dapat ditandatangani');
    return error.message;
  }
}

async function sampaikan(deps: Deps, langganan: string, pesan: Diambil): Promise<OutboundAnswer> {
  const { id, isi } = pesan;
  const rahasia = terbaca(deps, langganan, [pesan.segel, ...(pesan.segel_lama ? [pesan.segel_lama] : [])]);
  // A server that cannot sign says nothing: another one may, or the key is put back.
  if (typeof rahasia === 'string') return { ok: false, sebab: 'PUTUS', pesan: rahasia };
  const detik = Math.floor(deps.clock.now().epochMilliseconds / 1000);
  const headers = kepalaKabar(rahasia, { id, detik, isi });
  return deps.outbound.send({ url: pesan.alamat, method: 'POST', headers, body: isi, anyHost: true });
}

/** It is gone for good, as its owner says. */
const HILANG = 410;

type Hasil = {
  status: 'TERKIRIM' | 'ULANG' | 'MATI';
  jawaban: number | null;
  galat: string | null;
  jeda: number;
};

function hasilDari({ mulai, percobaan }: Diambil, answer: OutboundAnswer, kini: number): Hasil {
  const jawaban = answer.ok ? answer.status : null;
  if (jawaban !== null && jawaban >= 200 && jawaban < 300)
    return { status: 'TERKIRIM', jawaban, galat: null, jeda: 0 };
  const galat = answer.ok ? `HTTP ${answer.status}` : answer.pesan.slice(0, 200);
  // What may not be called at all, trying again does not help; nor does what is gone.
  const percuma = answer.ok ? answer.status === HILANG : answer.sebab === 'DITOLAK';
  const lewat = kini - Date.parse(mulai) >= BATAS_COBA_JAM * 3_600_000;
  const jeda = retryPause(percobaan, answer.ok ? answer.retryAfter : null);
  return { status: lewat || percuma ? 'MATI' : 'ULANG', jawaban, galat, jeda };
}

const beritanya = ({ nama, kunci, penanggung }: Diambil, galat: string | null) => ({
  user_id: penanggung,
  judul: `Kabar ke ${nama} berhenti`,
  isi: `Program di alamat itu tidak menerima kabar (${galat ?? ''}). Kunci API ${kunci}, layar Kunci API: periksa programnya, lalu lanjutkan; tidak ada kabar yang hilang.`,
});

/** Sends the one whose turn it is. Answers whether the next may be tried. */
async function kirimSatu(deps: Deps, langganan: string, beritakan: Beritakan): Promise<boolean> {
  const saat = deps.clock.now();
  const [pesan] = await deps.db.tx(SEMUA, (sql) =>
    rawQuery<Diambil>(sql, AMBIL, [saat.toString(), langganan]),
  );
  if (!pesan) return false;
  const answer = await sampaikan(deps, langganan, pesan);
  const kini = deps.clock.now();
  const { status, jawaban, galat, jeda } = hasilDari(pesan, answer, kini.epochMilliseconds);
  const nanti = status === 'ULANG' ? kini.add({ seconds: jeda }).toString() : null;
  await deps.db.tx(SEMUA, async (sql) => {
    const values = [langganan, pesan.urut, status, jawaban, galat, nanti, kini.toString()];
    await rawQuery(sql, SELESAI, values);
    if (nanti) await antreKirim(sql, langganan, nanti);
    if (status !== 'MATI') return;
    await rawQuery(sql, SISIHKAN, [langganan, kini.toString(), galat]);
    await beritakan(sql, deps, beritanya(pesan, galat));
  });
  if (status === 'MATI') deps.sockets.current?.emit('berita', {});
  return status === 'TERKIRIM';
}

/** So many in one job, and for no longer: others have something to tell, and the house has other work. */
const SEKALI = 100;
const SELAMA_MS = 15_000;

/** As far as one job goes; the rest comes with the next. */
async function kirimAntrean(deps: Deps, langganan: string, beritakan: Beritakan): Promise<void> {
  const kini = (): number => deps.clock.now().epochMilliseconds;
  const mulai = kini();
  for (let n = 0; n < SEKALI && kini() - mulai < SELAMA_MS; n += 1)
    if (!(await kirimSatu(deps, langganan, beritakan))) return;
  await deps.db.tx(SEMUA, (sql) => antreBerikut(sql, langganan, deps.clock.now().toString()));
}

/** A practice store or a trial tells nobody. */
const terbuka = ({ practice }: Deps): boolean => practice.store === null;

export const kejadianTasks = (beritakan: Beritakan): Tasks => ({
  kejadian_sebar: async ({ kode_toko }, deps) => {
    if (terbuka(deps)) await sebarSemua(deps, typeof kode_toko === 'string' ? kode_toko : null);
  },
  kejadian_kirim: async (payload, deps) => {
    if (terbuka(deps)) await kirimAntrean(deps, String(payload['langganan']), beritakan);
  },
});
