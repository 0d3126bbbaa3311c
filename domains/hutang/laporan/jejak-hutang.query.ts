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

/** `stok`: contracts whose principal was out on an evening, by the books of it, with what of interest was settled and when they were due. */
export const stokHutang = (kode_toko: string, tanggal: string): ReportSql => sql`
    jejak as materialized (
      select x.* from jejak_hutang x where x.kode_toko = ${kode_toko} and x.tanggal <= ${tanggal}
    ), jalan as (
      select x.kode_toko, x.no_faktur_hutang, sum(x.pokok)::bigint as pokok, sum(x.bunga + x.potongan_bunga)::bigint as dibayar
        from jejak x group by 1, 2 having sum(x.pokok) <> 0
    ), pindah as (
      select distinct on (x.no_faktur_hutang) x.no_faktur_hutang, x.tgl_jatuh_tempo as tempo
        from jejak x group by x.no_faktur_hutang, x.gerak, x.tgl_jatuh_tempo having sum(x.arah * x.bulan) > 0
       order by x.no_faktur_hutang, x.gerak desc
    ), stok as (
      select h.*, j.pokok, j.dibayar, coalesce(p.tempo, h.tempo_awal) as tempo
        from jalan j
        join hutang h on h.kode_toko = j.kode_toko and h.no_faktur_hutang = j.no_faktur_hutang
        left join pindah p on p.no_faktur_hutang = j.no_faktur_hutang
    )`;
