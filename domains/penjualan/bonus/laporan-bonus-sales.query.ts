/** Lines as the sales report counts them, targets of the months, and the debt as the books have it. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { TRX_BAYAR_BONUS } from '../../jual/bonus.rule.ts';
import { GERAK_BARIS, JUMLAH_NOTA, jumlah } from '../gerak-penjualan.query.ts';
import { laporanBonusSales } from './laporan-bonus-sales.report.ts';

export const laporanBonusSalesSql = implementReport(
  laporanBonusSales,
  (f, { kode_toko }) => sql`
    with jual as (
      select l.kode_sales, ${JUMLAH_NOTA} as jumlah_nota, ${jumlah('l.jumlah')} as jumlah_qty, ${jumlah('l.berat')} as berat,
             ${jumlah('l.total')} as total, ${jumlah('l.bonus')} as bonus
        from ${GERAK_BARIS}
       where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       group by 1),
    target as (
      select t.kode_sales, sum(t.target_rp::bigint) as rp, sum(t.target_berat::bigint) as berat
        from generate_series(date_trunc('month', ${f.tgl_awal}::date), ${f.tgl_akhir}::date, interval '1 month') m (bulan)
        join sales s on s.kode_toko = ${kode_toko}
        cross join lateral (
          select x.kode_sales, x.target_rp, x.target_berat from target_sales x
           where x.kode_toko = s.kode_toko and x.kode_sales = s.kode_sales and x.aktif
             and x.mulai_berlaku < m.bulan + interval '1 month'
           order by x.mulai_berlaku desc limit 1) t
       group by 1),
    utang as (
      select u.dimensi as kode_sales, coalesce(sum(u.masuk - u.keluar) filter (where u.kategori like ${`%${TRX_BAYAR_BONUS}`} and u.tanggal >= ${f.tgl_awal}), 0) as dibayar,
             sum(u.keluar - u.masuk) as terutang
        from gerak_uang u
       where u.kode_toko = ${kode_toko} and u.akun = 'UTANG_BONUS' and u.tanggal <= ${f.tgl_akhir}
       group by 1)
    select coalesce(s.kode_sales, '-') as kode_sales, coalesce(s.nama_sales, 'TANPA SALES') as nama_sales,
           coalesce(j.jumlah_nota, 0) as jumlah_nota, coalesce(j.jumlah_qty, 0) as jumlah_qty, coalesce(j.berat, 0)::miligram as berat,
           coalesce(j.total, 0)::rupiah as total, nullif(t.rp, 0)::rupiah as target_rp,
           -- A thousandth of a percent; nobody is asked for a share of what nobody wanted.
           (coalesce(j.total, 0) * 100000 / nullif(t.rp, 0))::bigint::mili_persen as capai_rp, nullif(t.berat, 0)::miligram as target_berat,
           (coalesce(j.berat, 0) * 100000 / nullif(t.berat, 0))::bigint::mili_persen as capai_berat,
           coalesce(j.bonus, 0)::rupiah as bonus, coalesce(u.dibayar, 0)::rupiah as dibayar, coalesce(u.terutang, 0)::rupiah as terutang
      from (select kode_sales, nama_sales from sales where kode_toko = ${kode_toko} union all select null, null) s
      left join jual j on j.kode_sales is not distinct from s.kode_sales
      left join target t on t.kode_sales = s.kode_sales
      left join utang u on u.kode_sales = s.kode_sales
     where ${unlessAll(f.kode_sales, 's.kode_sales')}
       and (j.total is not null or t.rp + t.berat > 0 or u.terutang <> 0 or u.dibayar <> 0)
     order by s.kode_sales nulls last`,
);
