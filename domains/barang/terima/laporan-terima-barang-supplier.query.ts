/** Deliveries by their lines, with a minus on the day one was taken back; fine gold by the karat of the group. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanTerimaBarangSupplier } from './laporan-terima-barang-supplier.report.ts';

export const laporanTerimaBarangSupplierSql = implementReport(
  laporanTerimaBarangSupplier,
  (f, { kode_toko }) => sql`
    select h.kode_supplier, h.no_dokumen, g.tanggal, h.no_faktur_supplier, h.tgl_faktur, j.kode_group, j.kode_dept,
           g.arah * j.jumlah as jumlah_qty, g.arah * j.berat_faktur as berat_faktur, g.arah * j.berat as berat,
           g.arah * (j.berat::bigint - j.berat_faktur::bigint) as selisih, g.arah * murni(j.berat, k.kadar) as berat_murni,
           g.arah * j.nilai_faktur as nilai_faktur, g.arah * j.nilai_selisih as nilai_selisih, g.arah * j.modal_terima as harga_modal,
           case when h.batal then 0 else j.label_berat::bigint end as berat_label,
           case when h.batal or j.modal_terima = j.label_modal then 0 else greatest(0, j.berat::bigint - j.label_berat::bigint) end as sisa_berat,
           g.user_id, case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from gerak_nota g
      join penerimaan_barang h on h.kode_toko = g.kode_toko and h.no_dokumen = g.no_dokumen
      join penerimaan_barang_jenis j on j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen
      join grup k on k.kode_toko = j.kode_toko and k.kode_group = j.kode_group
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${byDirection(f.status)}
       and ${unlessAll(f.kode_supplier, 'h.kode_supplier')} and ${unlessAll(f.kode_group, 'j.kode_group')}
       and ${unlessAll(f.kode_dept, 'j.kode_dept')}
     order by h.kode_supplier, h.no_dokumen, g.peristiwa, j.kode_group, j.kode_dept`,
);
