/** Events of a period with what they moved in the money and the gold book. */

import { NAMA_PERISTIWA } from '@mustika/server-kit/report/event-words.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { diToko } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { laporanGlobalTransaksi } from './laporan-global-transaksi.report.ts';

export const laporanGlobalTransaksiSql = implementReport(
  laporanGlobalTransaksi,
  (f, { kode_toko }) => sql`
    with masuk_keluar as (
      select g.kode_toko, g.no_dokumen, g.peristiwa, 0 as qty_masuk, 0::bigint as berat_masuk, 0 as qty_keluar, 0::bigint as berat_keluar,
             g.masuk, g.keluar
        from gerak_uang g
       where g.akun in ('KAS', 'KAS_GADAI', 'BANK', 'PIUTANG_EDC') and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
         and ${diToko(f, kode_toko, 'g.kode_toko')}
      union all
      select g.kode_toko, g.no_dokumen, g.peristiwa, g.masuk_qty, g.masuk_berat, g.keluar_qty, g.keluar_berat, 0, 0
        from gerak_barang g
       where left(g.tempat, 1) <> '@' and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
         and ${diToko(f, kode_toko, 'g.kode_toko')}),
    gerak as (
      select m.kode_toko, m.no_dokumen, m.peristiwa, sum(m.qty_masuk) as qty_masuk, sum(m.berat_masuk) as berat_masuk,
             sum(m.qty_keluar) as qty_keluar, sum(m.berat_keluar) as berat_keluar, sum(m.masuk) as masuk, sum(m.keluar) as keluar
        from masuk_keluar m group by 1, 2, 3)
    select r.kode_toko as toko, r.tanggal,
           ${NAMA_PERISTIWA}
             as transaksi,
           count(*) as dokumen, sum(g.qty_masuk)::int as qty_masuk, sum(g.berat_masuk)::miligram as berat_masuk,
           sum(g.qty_keluar)::int as qty_keluar, sum(g.berat_keluar)::miligram as berat_keluar,
           sum(g.masuk)::rupiah as uang_masuk, sum(g.keluar)::rupiah as uang_keluar, sum(g.masuk - g.keluar)::rupiah as selisih
      from gerak g
      join peristiwa r on r.kode_toko = g.kode_toko and r.no_dokumen = g.no_dokumen and r.urut = g.peristiwa
       and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and ${diToko(f, kode_toko, 'r.kode_toko')}
      join dokumen d on d.kode_toko = r.kode_toko and d.no_dokumen = r.no_dokumen
     group by 1, 2, 3
     order by 1, 2, 3`,
);
