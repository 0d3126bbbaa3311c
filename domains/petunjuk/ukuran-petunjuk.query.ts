/** What is measured of everybody, with what the chain set and what was looked at. */
import type { Level } from '@mustika/kernel/gate.ts';
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import { diToko } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { type BarisAturan, type Batas, batasBerlaku, KODE_ATURAN, type KodeAturan } from './aturan.rule.ts';
import { BARIS, type Masa } from './baris-petunjuk.query.ts';
import { bolehLihat, type Dilihat, type Petunjuk, petunjukDari, type Ukuran } from './petunjuk.rule.ts';

const DIATUR = 'select aturan, aktif, ambang::integer, minimal, kali::integer, menit from aturan_petunjuk';

/** Every rule as this chain has it. */
export const bacaBatas = async (db: Sql): Promise<Record<KodeAturan, Batas>> =>
  batasBerlaku(await rawQuery<BarisAturan>(db, DIATUR));

type Orang = { user_id: string; nama: string; level: Level };

/** Whom somebody may look at: names by code, and the answer for anybody else. */
export async function pandangan(db: Sql, user_id: string): Promise<Pandangan> {
  const orang = await rawQuery<Orang>(db, 'select user_id, nama, level from pengguna');
  const level = new Map(orang.map((one) => [one.user_id, one.level]));
  const nama = new Map(orang.map((one) => [one.user_id, one.nama]));
  const boleh = (siapa: string): boolean => bolehLihat(level.get(user_id) ?? null, level.get(siapa) ?? null);
  return {
    seorang: level.has(user_id),
    boleh,
    tertutup: orang.flatMap((one) => (boleh(one.user_id) ? [] : [one.user_id])),
    nama: (siapa) => nama.get(siapa) ?? siapa,
  };
}
export type Pandangan = {
  /** A key of the API is nobody, and sees nobody. */
  seorang: boolean;
  boleh: (siapa: string) => boolean;
  /** Everybody he may not look at. */
  tertutup: readonly string[];
  nama: (siapa: string) => string;
};

/** An instant that sorts as text. */
const SAAT = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);

async function ukur(
  db: Sql,
  f: Masa,
  kode_toko: string,
  batas: Record<KodeAturan, Batas>,
): Promise<Ukuran[]> {
  const nyala = KODE_ATURAN.filter((kode) => batas[kode].aktif);
  if (nyala.length === 0) return [];
  const satu = (kode: KodeAturan) => sql`
    select ${kode}::text as aturan, r.kode_toko, r.orang, r.kelompok, count(*)::float8 as baris, count(*) filter (where r.pembilang > 0)::float8 as kali,
           sum(r.pembilang)::float8 as jumlah, sum(r.penyebut)::float8 as dari,
           (sum(r.pembilang) * 100000 / nullif(sum(r.penyebut), 0))::float8 as bagian,
           coalesce(sum(r.nilai) filter (where r.pembilang > 0), 0)::float8 as nilai,
           min(r.tanggal) filter (where r.pembilang > 0)::text as sejak, max(r.tanggal) filter (where r.pembilang > 0)::text as sampai,
           ${SAAT('max(r.waktu) filter (where r.pembilang > 0)')} as terakhir
      from (${BARIS[kode]({ f, kode_toko, batas: batas[kode] })}) r
     group by r.kode_toko, r.orang, r.kelompok`;
  const { rows } = await sql<Ukuran & { bagian: number | null }>`${sql.join(
    nyala.map(satu),
    sql` union all `,
  )}`.execute(db);
  return rows.map(({ bagian, ...row }) => ({
    ...row,
    persen: bagian === null ? null : (Math.trunc(bagian) as Ukuran['persen']),
  }));
}

const DILIHAT = sql`d.aturan, d.kode_toko, d.orang, d.kelompok, d.tgl_awal::text, d.tgl_akhir::text, ${SAAT('d.terakhir')} as terakhir,
  d.oleh, ${SAAT('d.pada')} as pada, d.catatan`;

/** Everybody who was measured in the stores and days that are asked about, also whom the asker may not see: others are measured by them. */
export async function bacaPetunjuk(
  db: Sql,
  { kode_toko }: Pick<Scope, 'kode_toko'>,
  f: Masa,
): Promise<Petunjuk[]> {
  const batas = await bacaBatas(db);
  const ukuran = await ukur(db, f, kode_toko, batas);
  const { rows } = await sql<Dilihat>`
    select ${DILIHAT} from petunjuk_dilihat d
     where ${diToko(f, kode_toko, 'd.kode_toko')} and d.tgl_akhir >= ${f.tgl_awal} order by d.pada desc, d.id`.execute(
    db,
  );
  return petunjukDari(ukuran, batas, rows);
}
