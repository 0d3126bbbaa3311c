/** Sold pieces of pre-orders as the books have them; money ahead stands with the first piece of each nota. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenjualanPo } from './laporan-penjualan-po.report.ts';

export const laporanPenjualanPoSql = implementReport(
  laporanPenjualanPo,
  (f, { kode_toko }) => sql`
    with baris as (
      select g.tanggal, g.peristiwa, g.arah, a.no_faktur_group, t.no_titipan as no_po, t.tanggal as tgl_po, t.nama_customer, l.kode_barcode, l.nama_barang,
             l.kode_group, l.kode_dept, l.kode_sales, l.berat, l.total, a.dipakai, a.kembali, l.urut,
             row_number() over (partition by a.no_faktur_group, g.peristiwa order by l.urut) as ke
        from gerak_nota g
        join titipan_ambil a on a.kode_toko = g.kode_toko and a.no_faktur_group = g.no_dokumen
        join titipan t on t.kode_toko = a.kode_toko and t.no_titipan = a.no_titipan and t.jenis = 'PRE_ORDER'
        join penjualan_barang l on l.kode_toko = a.kode_toko and l.no_faktur_group = a.no_faktur_group
         and exists (select from titipan_barang b where b.kode_toko = l.kode_toko and b.no_titipan = a.no_titipan and b.kode_barcode = l.kode_barcode)
       where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir})
    select g.tanggal, g.no_faktur_group, g.no_po, g.tgl_po, g.nama_customer, g.kode_barcode, g.nama_barang, g.kode_group, g.kode_sales,
           g.arah as pcs, (g.arah * g.berat)::miligram as berat, (g.arah * g.total)::rupiah as total,
           (case g.ke when 1 then g.arah * g.dipakai::bigint else 0 end)::rupiah as dipakai,
           (case g.ke when 1 then g.arah * g.kembali::bigint else 0 end)::rupiah as kelebihan,
           case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from baris g
     where ${byDirection(f.status)} and ${unlessAll(f.kode_dept, 'g.kode_dept')}
     order by g.tanggal, g.no_faktur_group, g.peristiwa, g.urut`,
);
