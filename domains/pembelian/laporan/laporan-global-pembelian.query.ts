/** Bought pieces by store; what was taken back counts against the day of that. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { diToko, storesBeside } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { GERAK_BARIS, jumlah } from '../gerak-pembelian.query.ts';
import { laporanGlobalPembelian } from './laporan-global-pembelian.report.ts';

export const laporanGlobalPembelianSql = implementReport(
  laporanGlobalPembelian,
  (f, scope) => sql`
    with beli as (
      select l.kode_toko, count(distinct l.no_faktur_group) filter (where g.arah = 1)
               - count(distinct l.no_faktur_group) filter (where g.arah = -1) as jumlah_nota,
             ${jumlah('l.jumlah')} as jumlah_qty, ${jumlah('l.berat_nota')} as berat_nota, ${jumlah('l.berat')} as berat,
             ${jumlah('murni(l.berat, l.kadar)')} as berat_murni, ${jumlah('l.harga_nota')} as harga_nota, ${jumlah('l.harga')} as harga
        from ${GERAK_BARIS}
       where g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and ${diToko(f, scope.kode_toko, 'l.kode_toko')}
         and ${f.jenis === 'SEMUA' ? sql`true` : sql`p.tukar = ${f.jenis === 'TUKAR'}`}
         and ${unlessAll(f.kode_group, 'l.kode_group')} and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       group by l.kode_toko)
    select c.toko, c.nama_toko, coalesce(k.jumlah_nota, 0) as jumlah_nota, coalesce(k.jumlah_qty, 0) as jumlah_qty,
           coalesce(k.berat_nota, 0)::miligram as berat_nota, coalesce(k.berat, 0)::miligram as berat,
           coalesce(k.berat_murni, 0)::miligram as berat_murni, coalesce(k.harga_nota, 0)::rupiah as harga_nota,
           coalesce(k.harga, 0)::rupiah as harga, coalesce(k.harga_nota - k.harga, 0)::rupiah as selisih,
           round(k.harga::numeric * 1000 / nullif(k.berat, 0))::bigint::rupiah as harga_rata,
           coalesce(round(k.harga * 10000 / nullif(sum(k.harga) over (), 0)) * 10, 0)::int as persen
      from ${storesBeside(f, scope, 'beli')}
     order by c.toko`,
);
