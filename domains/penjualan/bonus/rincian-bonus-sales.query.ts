/** Lines that earned something and payments, event by event; what came before the first day is one line. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { GERAK_BARIS } from '../gerak-penjualan.query.ts';
import { rincianBonusSales } from './rincian-bonus-sales.report.ts';

export const rincianBonusSalesSql = implementReport(
  rincianBonusSales,
  (f, { kode_toko }) => sql`
    with gerak as (
      select l.kode_sales, g.tanggal, g.waktu, g.no_dokumen, l.urut, l.kode_barcode, case when g.arah < 0 then 'BATAL ' else '' end || l.nama_barang as uraian,
             g.arah * l.berat::bigint as berat, g.arah * l.total::bigint as total, g.arah * l.bonus::bigint as bonus, 0::bigint as dibayar
        from ${GERAK_BARIS}
       where g.kode_toko = ${kode_toko} and g.tanggal <= ${f.tgl_akhir} and l.bonus > 0
      union all
      select b.kode_sales, g.tanggal, g.waktu, g.no_dokumen, 0, null, case when g.arah < 0 then 'BATAL BAYAR BONUS SALES' else 'BAYAR BONUS SALES' end,
             null, null, 0, g.arah * b.jumlah::bigint
        from gerak_nota g join bayar_bonus_sales b on b.kode_toko = g.kode_toko and b.no_dokumen = g.no_dokumen
       where g.kode_toko = ${kode_toko} and g.tanggal <= ${f.tgl_akhir}),
    baris as (
      select * from gerak g where g.tanggal >= ${f.tgl_awal}
      union all
      select g.kode_sales, null, null, null, 0, null, 'SALDO AWAL', null, null, sum(g.bonus)::bigint, sum(g.dibayar)::bigint
        from gerak g where g.tanggal < ${f.tgl_awal} group by g.kode_sales having sum(g.bonus - g.dibayar) <> 0)
    select s.nama_sales || ' (' || s.kode_sales || ')' as nama, b.tanggal, b.no_dokumen, b.kode_barcode, b.uraian, b.berat::bigint, b.total::bigint,
           case when b.no_dokumen is not null then nullif(b.bonus, 0) end as bonus, case when b.no_dokumen is not null then nullif(b.dibayar, 0) end as dibayar,
           (sum(b.bonus - b.dibayar) over w)::bigint as saldo
      from baris b
      join sales s on s.kode_toko = ${kode_toko} and s.kode_sales = b.kode_sales
     where ${unlessAll(f.kode_sales, 'b.kode_sales')}
    window w as (partition by b.kode_sales order by b.waktu nulls first, b.no_dokumen, b.urut)
     order by s.nama_sales, s.kode_sales, b.waktu nulls first, b.no_dokumen, b.urut`,
);
