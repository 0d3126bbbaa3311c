/** Sales of a period against the stock they came from, per kind. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanManagerialAnalisys } from './laporan-managerial-analisys.report.ts';

const URUT = { QTY: 'coalesce(j.qty, 0)', BERAT: 'coalesce(j.berat, 0)', NOMINAL: 'coalesce(j.nominal, 0)' };

export const laporanManagerialAnalisysSql = implementReport(
  laporanManagerialAnalisys,
  (f, { kode_toko }) => sql`
    with j as (
      select l.kode_dept, sum(g.arah * l.jumlah) as qty, sum(g.arah * l.berat)::bigint as berat, sum(g.arah * l.total)::bigint as nominal
        from gerak_nota g
        join penjualan_barang l on l.kode_toko = g.kode_toko and l.no_faktur_group = g.no_dokumen
       where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
         and ${unlessAll(f.kode_group, 'l.kode_group')}
       group by l.kode_dept),
    s as (
      select r.kode_dept, sum(r.qty)::bigint as qty, sum(r.berat)::bigint as berat,
             coalesce(sum(r.berat) filter (where not r.periode), 0)::bigint as berat_awal,
             sum(r.qty * (${f.tgl_akhir}::date - r.tanggal_masuk))::bigint as hari
        from gerak_barang_antara(${kode_toko}, ${f.tgl_awal}, ${f.tgl_akhir}) r
       where ${unlessAll(f.kode_group, 'r.kode_group')}
       group by r.kode_dept)
    select row_number() over (order by ${sql.raw(URUT[f.sort])} ${f.gerak === 'SLOW MOVING' ? sql`asc` : sql`desc`}, k.kode_dept)::integer
             as peringkat,
           k.kode_dept, k.nama_dept, coalesce(j.qty, 0)::bigint as qty, coalesce(j.berat, 0)::bigint as berat,
           coalesce(j.nominal, 0)::bigint as nominal,
           round(coalesce(j.nominal, 0) * 100000.0 / nullif(sum(j.nominal) over (), 0))::bigint as porsi,
           coalesce(s.qty, 0)::bigint as stok_qty, coalesce(s.berat, 0)::bigint as stok,
           case when s.qty > 0 then round(s.hari::numeric / s.qty)::integer end as umur,
           round(coalesce(j.berat, 0) * 200000.0 / nullif(coalesce(s.berat_awal, 0) + coalesce(s.berat, 0), 0))::bigint as perputaran
      from jenis k
      left join j on j.kode_dept = k.kode_dept
      left join s on s.kode_dept = k.kode_dept
     where coalesce(j.qty, 0) <> 0 or coalesce(s.qty, 0) > 0
     order by 1`,
);
