/** Approvals counted by who gave them to whom for what. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanAuthorization } from './laporan-authorization.report.ts';

export const laporanAuthorizationSql = implementReport(
  laporanAuthorization,
  (f, { kode_toko, saat }) => sql`
    select o.approver, o.kategori, o.description, o.requester, count(*)::integer as diberikan,
           count(o.dipakai)::integer as terpakai,
           count(*) filter (where o.dipakai is null and o.berakhir > ${saat}::timestamptz)::integer as belum,
           count(*) filter (where o.dipakai is null and o.berakhir <= ${saat}::timestamptz)::integer as kedaluwarsa,
           round(count(o.dipakai) * 100000.0 / count(*))::bigint as persen, max(o.dibuat) as terakhir
      from otorisasi o
     where o.kode_toko = ${kode_toko}
       and o.dibuat >= ${f.tgl_awal}::date::timestamp at time zone zona_toko(${kode_toko})
       and o.dibuat < (${f.tgl_akhir}::date + 1)::timestamp at time zone zona_toko(${kode_toko})
       and ${unlessAll(f.requester, 'o.requester')} and ${unlessAll(f.kategori, 'o.kategori')}
     group by o.approver, o.kategori, o.description, o.requester
     order by o.approver, diberikan desc, o.kategori, o.description, o.requester`,
);
