/** Cash, other money and gold of one day, from the books. */
import { implementReport } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanEod } from './laporan-eod.report.ts';

export const laporanEodSql = implementReport(
  laporanEod,
  (f, { kode_toko }) => sql`
    select x.bagian, x.uraian, x.dokumen, x.qty, x.berat, x.kas_masuk, x.kas_keluar, x.kas_bersih, x.non_kas from (
      select 0 as urut, 'SALDO AWAL' as bagian, g.akun || ' ' || g.dimensi as uraian, null::bigint as dokumen, null::bigint as qty,
             null::bigint as berat, sum(g.masuk - g.keluar)::bigint as kas_masuk, 0::bigint as kas_keluar,
             sum(g.masuk - g.keluar)::bigint as kas_bersih, null::bigint as non_kas
        from gerak_uang g join peran_akun p on p.akun = g.akun and p.dihitung
       where g.kode_toko = ${kode_toko} and g.tanggal < ${f.tanggal}
       group by g.akun, g.dimensi having sum(g.masuk - g.keluar) <> 0
      union all
      select 1, replace(g.kategori, '_', ' '), g.akun || ' ' || g.dimensi, count(distinct g.no_dokumen), null, null,
             coalesce(sum(g.masuk) filter (where p.dihitung), 0)::bigint, coalesce(sum(g.keluar) filter (where p.dihitung), 0)::bigint,
             coalesce(sum(g.masuk - g.keluar) filter (where p.dihitung), 0)::bigint,
             sum(g.masuk - g.keluar) filter (where not p.dihitung)::bigint
        from gerak_uang g join peran_akun p on p.akun = g.akun and p.uang
       where g.kode_toko = ${kode_toko} and g.tanggal = ${f.tanggal}
       group by replace(g.kategori, '_', ' '), g.akun, g.dimensi
      union all
      select 1, (case when e.membalik is null then '' else 'BATAL ' end) || upper(replace(d.jenis, '_', ' ')), 'EMAS',
             count(distinct g.no_dokumen), sum(g.masuk_qty - g.keluar_qty)::bigint, sum(g.masuk_berat - g.keluar_berat)::bigint, null, null, null, null
        from gerak_barang g
        join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen
        join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
       where g.kode_toko = ${kode_toko} and g.tanggal = ${f.tanggal} and left(g.tempat, 1) <> '@'
       group by 2) x
     order by x.urut, x.bagian, x.uraian`,
);
