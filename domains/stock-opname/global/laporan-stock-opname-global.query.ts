/** Daily counts as their day ended: one that was taken back the same day was none. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanStockOpnameGlobal } from './laporan-stock-opname-global.report.ts';

export const laporanStockOpnameGlobalSql = implementReport(
  laporanStockOpnameGlobal,
  (f, { kode_toko }) => sql`
    select e.tanggal, l.no_dokumen, l.kode_dept, j.nama_dept, l.sistem_qty, l.fisik_qty, l.selisih_qty, l.sistem_berat, l.fisik_berat,
           l.selisih_berat, l.cara, l.alasan, e.user_id,
           (select string_agg(distinct o.approver, ', ') from otorisasi o where o.kode_toko = e.kode_toko and o.id = any (e.otorisasi)) as disetujui
      from stock_opname_global_jenis l
      join jenis j on j.kode_dept = l.kode_dept
      join peristiwa e on e.kode_toko = l.kode_toko and e.no_dokumen = l.no_dokumen and e.ke_status = 'DONE'
     where l.kode_toko = ${kode_toko} and e.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and not exists (select from peristiwa c where c.kode_toko = l.kode_toko and c.no_dokumen = l.no_dokumen
                          and c.ke_status = 'CANC' and c.tanggal = e.tanggal)
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       and ${f.isi === 'SEMUA' ? sql`true` : sql`(l.selisih_qty <> 0 or l.alasan is not null)`}
     order by e.tanggal, l.no_dokumen, l.urut`,
);
