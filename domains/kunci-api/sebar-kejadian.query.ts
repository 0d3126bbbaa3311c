/**
 * From what happened to what is to be sent: the audit is read on from where it was read to, and what a subscription wants becomes a row
 * in its queue. Its place moves in the same transaction, so that nothing is passed over and nothing queued twice, whatever ends when. The
 * chain of a store is sealed one entry after the other, and so is what is read of it: no later one is there before an earlier one.
 */
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import {
  aksiUntuk,
  type BarisJejak,
  type Gerak,
  kejadianUntuk,
  type Pesan,
  pesanDari,
} from './kejadian.rule.ts';

/** Reads across stores; writes what belongs to none. */
export const SEMUA: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };

/** What seals the secret of a subscription: its own, so that no row stands in for another. */
export const segelLangganan = (id: string) => ({ apa: 'langganan kejadian', pemilik: id });

export const antreKirim = (sql: Sql, langganan: string, pada: string): Promise<unknown> =>
  rawQuery(sql, "select antre_nanti('kejadian_kirim', $1::jsonb, $2, $3)", [
    ...[JSON.stringify({ langganan }), `kejadian_kirim|${langganan}`, pada],
  ]);
/** When the first that waits may be tried; one that is being sent is waited for as long as an answer may take. */
const BERIKUT = `select greatest($2::timestamptz, case k.status when 'KIRIM' then k.diubah + interval '10 seconds' else k.coba_lagi end) as pada
  from kirim_kejadian k where k.langganan = $1 and k.status in ('ANTRI', 'KIRIM', 'ULANG') order by k.urut limit 1`;

/** The turn of whatever waits, and no sooner: a job of its own would take the place of the one that waits its pause. */
export async function antreBerikut(sql: Sql, langganan: string, saat: string): Promise<void> {
  const [berikut] = await rawQuery<{ pada: string }>(sql, BERIKUT, [langganan, saat]);
  if (berikut) await antreKirim(sql, langganan, berikut.pada);
}
/** To read on: in one store, as its chain asks (`catat_audit`), or in all. */
export const antreSebar = (sql: Sql, toko: string | null = null): Promise<unknown> =>
  rawQuery(sql, "select antre('kejadian_sebar', $1::jsonb, $2)", [
    ...(toko === null
      ? ['{}', 'kejadian_sebar']
      : [JSON.stringify({ kode_toko: toko }), `kejadian_sebar|${toko}`]),
  ]);

/** The stores that a key is good for now; null, and nobody hears anything, where it is good for nothing. */
export const TOKO_KUNCI = 'kunci_api_toko(k, $1::timestamptz)';

const PEGANG = `select l.kejadian, k.hak, ${TOKO_KUNCI} as toko from langganan_kejadian l join kunci_api k on k.id = l.kunci
  where l.aktif and ${TOKO_KUNCI} is not null and l.id = $2 for update of l`;
/** Of a store that was taken from the key: how far it was told, and what waits. */
const LUPA = 'delete from langganan_posisi where langganan = $1 and toko <> all ($2)';
const TARIK = `delete from kirim_kejadian where langganan = $1 and toko <> all ($2) and jenis <> 'uji' and status in ('ANTRI', 'ULANG')`;
const MILIK = 'select id from langganan_kejadian where kunci = $1 order by id for update';

/** A subscription hears of these stores and of no other: one that is given again begins anew. */
async function lepasToko(sql: Sql, langganan: string, toko: readonly string[]): Promise<void> {
  await rawQuery(sql, LUPA, [langganan, toko]);
  await rawQuery(sql, TARIK, [langganan, toko]);
}

/** Every subscription of a key, as soon as its stores are others. */
export async function lepasTokoKunci(sql: Sql, kunci: string, toko: readonly string[]): Promise<void> {
  for (const { id } of await rawQuery<{ id: string }>(sql, MILIK, [kunci])) await lepasToko(sql, id, toko);
}

/** A store that was given later begins now. */
const POSISI = `with baru as (insert into langganan_posisi (langganan, toko, seq)
    select $1, t, coalesce((select max(a.seq) from audit a where a.kode_toko = t), 0) from unnest($2::text[]) t
    on conflict do nothing)
  select p.toko, p.seq::integer as seq, coalesce((select max(a.seq) from audit a where a.kode_toko = p.toko), 0)::integer as ujung
    from langganan_posisi p where p.langganan = $1 and p.toko = any ($2) order by p.toko`;
/** What waits at most: whoever does not listen fills no table, and what is not read yet is not lost. */
const PALING_ANTRE = 5000;
const ANTRE = `select count(*)::integer as n from (select from kirim_kejadian where langganan = $1 and status in ('ANTRI', 'KIRIM', 'ULANG')
  limit ${PALING_ANTRE}) x`;
const penuh = async (sql: Sql, langganan: string): Promise<boolean> =>
  (await rawQuery<{ n: number }>(sql, ANTRE, [langganan]))[0]?.n === PALING_ANTRE;

/** Lines read at once; the rest comes with the next job. */
const SEKALI = 500;
const JEJAK = `select a.seq::integer as seq, a.waktu, a.aksi, a.objek, p.urut as peristiwa, p.ke_status, p.tanggal::text as tanggal
  from audit a left join lateral (select x.urut, x.ke_status, x.tanggal from peristiwa x
    where x.kode_toko = a.kode_toko and x.no_dokumen = a.objek and x.transisi = split_part(a.aksi, '.', 2)
      and x.urut = coalesce((a.isi ->> 'peristiwa')::smallint, x.urut) order by x.urut desc limit 1) p on true
  where a.kode_toko = $1 and a.seq > $2 and a.seq <= $3 and a.aksi = any ($4) order by a.seq limit ${SEKALI}`;
const GERAK = `select b.no_dokumen, b.peristiwa, b.kode_barcode, b.dari_tempat, b.ke_tempat, b.qty, b.berat, b.kadar
  from buku_barang b join unnest($2::text[], $3::smallint[]) e (no, p) on b.no_dokumen = e.no and b.peristiwa = e.p
  where b.kode_toko = $1 order by b.no_dokumen, b.peristiwa, b.urut`;
const MAJU = 'update langganan_posisi set seq = $3 where langganan = $1 and toko = $2';
const NOMOR =
  'update langganan_kejadian set urut = urut + $2 where id = $1 returning (urut - $2)::integer as sebelum';
const TULIS = `insert into kirim_kejadian (langganan, urut, id, jenis, toko, no_dokumen, terjadi, isi, dibuat, diubah)
  select $1, $2 + x.n, x.id, x.jenis, $3, x.no_dokumen, x.terjadi, x.isi, $9, $9
    from unnest($4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::text[]) with ordinality x (id, jenis, no_dokumen, terjadi, isi, n)`;

type Langganan = { kejadian: string[]; hak: string[]; toko: string[] };
type Posisi = { toko: string; seq: number; ujung: number };

async function pesanToko(
  sql: Sql,
  { toko, seq, ujung }: Posisi,
  { mau, aksi }: { mau: ReadonlySet<string>; aksi: readonly string[] },
): Promise<{ pesan: Pesan[]; sampai: number }> {
  const baris = await rawQuery<BarisJejak>(sql, JEJAK, [toko, seq, ujung, aksi]);
  const dokumen = baris.filter((one) => one.peristiwa !== null);
  const gerak = await rawQuery<Gerak>(sql, GERAK, [
    ...[toko, dokumen.map(({ objek }) => objek), dokumen.map(({ peristiwa }) => peristiwa)],
  ]);
  const milik = Map.groupBy(gerak, ({ no_dokumen, peristiwa }) => `${no_dokumen} ${peristiwa}`);
  const pesan = baris.flatMap((one) =>
    pesanDari(toko, one, milik.get(`${one.objek} ${one.peristiwa}`) ?? [], mau),
  );
  return { pesan, sampai: baris.length < SEKALI ? ujung : (baris.at(-1)?.seq ?? ujung) };
}

async function tulis(sql: Sql, langganan: string, toko: string, pesan: readonly Pesan[], saat: string) {
  if (pesan.length === 0) return;
  const [nomor] = await rawQuery<{ sebelum: number }>(sql, NOMOR, [langganan, pesan.length]);
  await rawQuery(sql, TULIS, [
    ...[langganan, nomor?.sebelum, toko, pesan.map(({ id }) => id), pesan.map(({ jenis }) => jenis)],
    ...[pesan.map((one) => one.no_dokumen), pesan.map(({ terjadi }) => terjadi)],
    ...[pesan.map(({ isi }) => isi), saat],
  ]);
}

/** One subscription, as far as one job goes, in one store or in all of its own. Answers whether there is more to read. */
export async function sebarkan(deps: Deps, id: string, hanya: string | null): Promise<boolean> {
  const saat = deps.clock.now().toString();
  return deps.db.tx(SEMUA, async (sql) => {
    const [langganan] = await rawQuery<Langganan>(sql, PEGANG, [saat, id]);
    if (!langganan) return false;
    const boleh = kejadianUntuk(deps.house, langganan.hak);
    const mau = new Set(langganan.kejadian.filter((one) => boleh.has(one)));
    const aksi = aksiUntuk(deps.house, mau, langganan.hak);
    await lepasToko(sql, id, langganan.toko);
    let lagi = false;
    const posisi = await rawQuery<Posisi>(sql, POSISI, [id, langganan.toko]);
    if (await penuh(sql, id)) return false;
    for (const satu of posisi) {
      if (satu.ujung <= satu.seq || (hanya !== null && satu.toko !== hanya)) continue;
      const { pesan, sampai } = await pesanToko(sql, satu, { mau, aksi });
      await tulis(sql, id, satu.toko, pesan, saat);
      await rawQuery(sql, MAJU, [id, satu.toko, sampai]);
      lagi ||= sampai < satu.ujung;
    }
    await antreBerikut(sql, id, saat);
    return lagi;
  });
}
