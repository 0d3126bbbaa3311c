/** Pieces of batches as the books have them. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanClosingBarangPo } from './laporan-closing-barang-po.report.ts';

export const laporanClosingBarangPoSql = implementReport(
  laporanClosingBarangPo,
  (f, { kode_toko }) => sql`
    select c.no_dokumen, g.tanggal, l.kode_barcode, l.nama_barang, b.kode_group, l.no_po, t.nama_customer, b.nama_barang as model, g.arah as pcs,
           (g.arah * b.berat)::miligram as perkiraan, (g.arah * l.berat)::miligram as berat,
           (g.arah * b.harga_satuan)::rupiah as harga_perkiraan, (g.arah * l.total)::rupiah as total,
           c.tanggal - t.tanggal as hari, case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from gerak_nota g
      join closing_po c on c.kode_toko = g.kode_toko and c.no_dokumen = g.no_dokumen
      join closing_po_barang l on l.kode_toko = c.kode_toko and l.no_dokumen = c.no_dokumen
      join pre_order_barang b on b.kode_toko = l.kode_toko and b.no_po = l.no_po and b.urut = l.baris
      join titipan t on t.kode_toko = l.kode_toko and t.no_titipan = l.no_po
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${byDirection(f.status)} and ${unlessAll(f.kode_dept, 'b.kode_dept')}
     order by c.no_dokumen, g.tanggal, g.peristiwa, l.urut`,
);
