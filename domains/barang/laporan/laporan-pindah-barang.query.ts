/** Moves between trays by the lines they kept, with a minus on the day one was taken back. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPindahBarang } from './laporan-pindah-barang.report.ts';

export const laporanPindahBarangSql = implementReport(
  laporanPindahBarang,
  (f, { kode_toko }) => sql`
    select h.no_dokumen, g.tanggal, l.kode_barcode, l.nama_barang, l.kode_group, l.kode_dept,
           l.dari_gudang || '/' || l.dari_baki as dari, l.ke_gudang || '/' || l.ke_baki as ke, l.kadar,
           g.arah as jumlah_qty, g.arah * l.berat as berat, g.user_id, h.keterangan,
           case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from gerak_nota g
      join pindah_barang h on h.kode_toko = g.kode_toko and h.no_dokumen = g.no_dokumen
      join asal_gerak l on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${byDirection(f.status)}
       and ${unlessAll(f.dari_baki, 'l.dari_baki')} and ${unlessAll(f.ke_baki, 'l.ke_baki')}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
     order by h.no_dokumen, g.peristiwa, l.urut`,
);
