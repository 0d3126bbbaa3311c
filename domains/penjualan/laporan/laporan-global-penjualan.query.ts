/** Sold lines by store; what was cancelled counts against the day it was cancelled. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { diToko, storesBeside } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { GERAK_BARIS, JUMLAH_NOTA, jumlah, MURNI } from '../gerak-penjualan.query.ts';
import { laporanGlobalPenjualan } from './laporan-global-penjualan.report.ts';

export const laporanGlobalPenjualanSql = implementReport(
  laporanGlobalPenjualan,
  (f, scope) => sql`
    with jual as (
      select l.kode_toko, ${JUMLAH_NOTA} as jumlah_nota, ${jumlah('l.jumlah')} as jumlah_qty, ${jumlah('l.berat')} as berat,
             ${jumlah(MURNI)} as berat_murni, ${jumlah('l.harga_emas')} as harga_emas, ${jumlah('l.ongkos')} as ongkos,
             ${jumlah('l.harga_atribut')} as harga_atribut, ${jumlah('l.diskon')} as diskon,
             ${jumlah('l.ppn_transaksi_rp')} as ppn, ${jumlah('l.total')} as total
        from ${GERAK_BARIS}
       where g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and ${diToko(f, scope.kode_toko, 'l.kode_toko')}
         and ${unlessAll(f.kode_group, 'l.kode_group')} and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       group by l.kode_toko)
    select c.toko, c.nama_toko, coalesce(k.jumlah_nota, 0) as jumlah_nota, coalesce(k.jumlah_qty, 0) as jumlah_qty,
           coalesce(k.berat, 0)::miligram as berat, coalesce(k.berat_murni, 0)::miligram as berat_murni,
           coalesce(k.harga_emas, 0)::rupiah as harga_emas, coalesce(k.ongkos, 0)::rupiah as ongkos,
           coalesce(k.harga_atribut, 0)::rupiah as harga_atribut, coalesce(k.diskon, 0)::rupiah as diskon, coalesce(k.ppn, 0)::rupiah as ppn,
           coalesce(k.total, 0)::rupiah as total, round(k.total::numeric * 1000 / nullif(k.berat, 0))::bigint::rupiah as harga_rata,
           coalesce(round(k.total * 10000 / nullif(sum(k.total) over (), 0)) * 10, 0)::int as persen
      from ${storesBeside(f, scope, 'jual')}
     order by c.toko`,
);
