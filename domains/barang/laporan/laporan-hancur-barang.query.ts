/** Destroyed goods by the lines they kept, with a minus on the day one was taken back; fine gold half-up to the milligram. */
import { penyetuju } from '@mustika/server-kit/people/approvers.ts';
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanHancurBarang } from './laporan-hancur-barang.report.ts';

export const laporanHancurBarangSql = implementReport(
  laporanHancurBarang,
  (f, { kode_toko }) => sql`
    select h.no_dokumen, g.tanggal, l.kode_barcode, l.nama_barang, l.kode_group, l.kode_dept,
           l.dari_gudang || '/' || l.dari_baki as dari, l.kadar, g.arah as jumlah_qty, g.arah * l.berat as berat,
           g.arah * murni(l.berat, l.kadar) as berat_murni, g.arah * l.harga_modal as harga_modal, h.kondisi_barang, h.tujuan,
           g.user_id, ${sql.raw(penyetuju('g'))} as disetujui, h.keterangan,
           case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from gerak_nota g
      join hancur_barang h on h.kode_toko = g.kode_toko and h.no_dokumen = g.no_dokumen
      join asal_gerak l on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${byDirection(f.status)}
       and ${unlessAll(f.kondisi, 'h.kondisi_barang')} and ${unlessAll(f.kode_group, 'l.kode_group')}
     order by h.no_dokumen, g.peristiwa, l.urut`,
);
