/** Notas that stay sold, the biggest first. Heads choose; only the lines of those that are shown are read. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { diToko } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { GERAK_NOTA, MURNI } from '../gerak-penjualan.query.ts';
import { laporanGlobalPenjualanGajah } from './laporan-global-penjualan-gajah.report.ts';

export const laporanGlobalPenjualanGajahSql = implementReport(
  laporanGlobalPenjualanGajah,
  (f, { kode_toko }) => sql`
    with besar as (
      select p.kode_toko, p.no_faktur_group, min(g.tanggal) as tanggal, p.nama_customer, p.kode_member, p.jumlah_barang, p.berat, p.diskon, p.total
        from ${GERAK_NOTA}
       where g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and ${diToko(f, kode_toko, 'p.kode_toko')}
         and p.total >= ${f.minimal}
       group by p.kode_toko, p.no_faktur_group
      having sum(g.arah) > 0
       order by p.total desc, p.kode_toko, p.no_faktur_group
       limit ${f.banyak})
    select row_number() over (order by b.total desc, b.kode_toko, b.no_faktur_group) as urutan, b.kode_toko as toko, b.tanggal,
           b.no_faktur_group, b.nama_customer, b.kode_member, r.kode_sales, b.jumlah_barang as jumlah_qty, b.berat, r.berat_murni, b.diskon,
           b.total, round(b.total::numeric * 1000 / nullif(b.berat, 0))::bigint::rupiah as harga_rata
      from besar b
      cross join lateral (select sum(${MURNI})::bigint as berat_murni, string_agg(distinct l.kode_sales, ', ') as kode_sales
                            from penjualan_barang l where l.kode_toko = b.kode_toko and l.no_faktur_group = b.no_faktur_group) r
     order by 1`,
);
