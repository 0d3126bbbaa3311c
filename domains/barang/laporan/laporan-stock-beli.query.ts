/** Bought pieces still here, with the purchase each came from. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanStockBeli } from './laporan-stock-beli.report.ts';

export const laporanStockBeliSql = implementReport(
  laporanStockBeli,
  (f, { kode_toko }) => sql`
    select b.kode_dept, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_baki, l.no_faktur_group, l.tanggal,
           ((select max(h.tanggal) from hari_toko h where h.kode_toko = ${kode_toko}) - l.tanggal)::integer as umur,
           l.kondisi_barang, b.kadar, b.berat, murni(b.berat, b.kadar) as berat_murni,
           b.harga_modal as harga, (b.harga_modal::bigint * 1000 / b.berat)::bigint as harga_rata
      from barang b
      left join lateral (select l.no_faktur_group, l.tanggal, l.kondisi_barang from asal_beli l
             where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and not l.batal
             order by l.tanggal desc, l.no_faktur desc limit 1) l on true
     where b.kode_toko = ${kode_toko} and b.status = 'DIBELI'
       and ${unlessAll(f.kode_dept, 'b.kode_dept')} and ${unlessAll(f.kode_group, 'b.kode_group')}
     order by b.kode_dept, l.tanggal, b.kode_barcode`,
);
