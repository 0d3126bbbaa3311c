/** What the reports of loans ask of `jejak_hutang` alike. */
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';

/** Only what was done, only what was taken back, or both. */
export const arahnya = (status: 'SEMUA' | 'SAH' | 'BATAL'): ReportSql =>
  status === 'SEMUA' ? sql`true` : sql`x.arah = ${status === 'BATAL' ? -1 : 1}`;

/** When the contract `h` was due on the day a row of its trail first happened, wherever it was moved since. */
export const TEMPO_ASAL: ReportSql = sql`coalesce(
  (select j.tgl_jatuh_tempo from jejak_hutang j
    where j.kode_toko = h.kode_toko and j.no_faktur_hutang = h.no_faktur_hutang and j.tanggal <= x.tgl_asal
    group by j.gerak, j.tgl_jatuh_tempo having sum(j.arah * j.bulan) > 0 order by j.gerak desc limit 1), h.tempo_awal)`;

/** All interest that was paid on the contract of a row of the trail until it, as it stood then: the parts before, and its own. */
export const BUNGA_SAMPAI: ReportSql = sql`(x.arah * x.bunga + coalesce(
  (select sum(b.bunga) from jejak_hutang b where b.kode_toko = x.kode_toko and b.no_faktur_hutang = x.no_faktur_hutang
      and b.jenis = 'BUNGA' and b.peristiwa < x.asal), 0))::bigint`;
