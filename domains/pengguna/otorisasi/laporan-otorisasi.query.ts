/** Approvals with what became of them. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanOtorisasi } from './laporan-otorisasi.report.ts';

export const laporanOtorisasiSql = implementReport(
  laporanOtorisasi,
  (f, { kode_toko, saat }) => sql`
    select o.dibuat, o.kategori, o.description, o.alasan,
           (select string_agg((b ->> 'label') || ': ' || (b ->> 'nilai'), '; ' order by ke)
              from jsonb_array_elements(o.terbaca) with ordinality t (b, ke)) as terbaca,
           o.keterangan, o.requester, o.approver, o.cara, o.no_dokumen, o.dipakai, s.status
      from otorisasi o
     cross join lateral (select case when o.dipakai is not null then 'TERPAKAI'
                                     when o.berakhir > ${saat}::timestamptz then 'BELUM DIPAKAI'
                                     else 'KEDALUWARSA' end as status) s
     where o.kode_toko = ${kode_toko}
       and o.dibuat >= ${f.tgl_awal}::date::timestamp at time zone zona_toko(${kode_toko})
       and o.dibuat < (${f.tgl_akhir}::date + 1)::timestamp at time zone zona_toko(${kode_toko})
       and ${f.user_id === null ? sql`true` : sql`${f.user_id} in (o.requester, o.approver)`}
       and ${unlessAll(f.status, 's.status')}
     order by o.dibuat, o.id`,
);
