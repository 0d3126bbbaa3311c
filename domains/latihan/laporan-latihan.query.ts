/** Finished drills with the criteria that lost points, by person. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanLatihan } from './laporan-latihan.report.ts';

export const laporanLatihanSql = implementReport(
  laporanLatihan,
  (f, { kode_toko, store }) => sql`
    select h.user_id || ' · ' || p.nama as orang, h.kode_toko, h.selesai, h.latihan, h.skor::integer as skor, h.detik,
           coalesce((select string_agg(k ->> 'kode', ', ') from jsonb_array_elements(h.kriteria) k
             where (k ->> 'nilai')::integer < (k ->> 'dari')::integer), '-') as kurang, h.id
      from latihan_hasil h join pengguna p using (user_id)
     where (h.kode_toko = ${kode_toko} or ${store.tipe === 'PUSAT'}::boolean)
       and h.selesai >= ${f.tgl_awal}::date::timestamp at time zone zona_toko(h.kode_toko)
       and h.selesai < (${f.tgl_akhir}::date + 1)::timestamp at time zone zona_toko(h.kode_toko)
       and ${unlessAll(f.user_id, 'h.user_id')} and ${unlessAll(f.latihan, 'h.latihan')}
     order by orang, h.selesai desc`,
);
