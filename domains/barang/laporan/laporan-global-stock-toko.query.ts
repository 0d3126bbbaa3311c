/** Pieces, articles and lots by store and warehouse. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { diToko } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { adaStok, DENGAN_STOK, MODAL_STOK, PCS_STOK } from '../aksesoris/isi-stok.query.ts';
import { laporanGlobalStockToko } from './laporan-global-stock-toko.report.ts';

/** What is ours and lies in a warehouse; `status_stok` has the same words. */
const STOK = adaStok('TERSEDIA', 'DITAHAN', 'DITITIP', 'DIBELI', 'ROSOK');

export const laporanGlobalStockTokoSql = implementReport(
  laporanGlobalStockToko,
  (f, { kode_toko }) => sql`
    with isi as (
      select b.kode_toko, b.kode_gudang, sum(${PCS_STOK}) as qty, sum(b.berat) as berat, sum(murni(b.berat, b.kadar)) as murni,
             sum(${MODAL_STOK}) as modal
        from barang b ${DENGAN_STOK}
       where ${diToko(f, kode_toko, 'b.kode_toko')} and ${STOK}
       group by 1, 2
      union all
      select l.kode_toko, split_part(l.tempat, '/', 1), sum(l.qty + l.tahan_qty), sum(l.berat + l.tahan_berat), sum(l.murni + l.tahan_murni),
             sum(l.nilai::bigint + l.tahan_nilai::bigint)
        from lot l
       where ${diToko(f, kode_toko, 'l.kode_toko')} and left(l.tempat, 1) <> '@' and l.berat + l.tahan_berat > 0
       group by 1, 2)
    select i.kode_toko as toko, t.nama_toko, i.kode_gudang, w.nama_gudang, sum(i.qty)::bigint as jumlah, sum(i.berat)::miligram as berat,
           sum(i.murni)::miligram as berat_murni, sum(i.modal)::rupiah as harga_modal,
           round(sum(i.modal)::numeric * 1000 / nullif(sum(i.berat), 0))::bigint::rupiah as modal_rata
      from isi i
      join toko t on t.kode_toko = i.kode_toko
      left join gudang w on w.kode_toko = i.kode_toko and w.kode_gudang = i.kode_gudang
     group by 1, 2, 3, 4
     order by 1, 3`,
);
