/** Jobs with the money of the event that took them in or gave them back. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanServiceMasuk } from './laporan-service-masuk.report.ts';

export const laporanServiceMasukSql = implementReport(
  laporanServiceMasuk,
  (f, { kode_toko }) => sql`
    select s.no_dokumen, x.tanggal, s.nama_customer, s.no_hp_customer, x.arah * s.jumlah_barang as pcs, (x.arah * s.berat)::miligram as berat,
           (x.arah * s.perkiraan)::rupiah as perkiraan, coalesce(g.jumlah, 0)::rupiah as uang_muka, coalesce(g.ppn, 0)::rupiah as ppn, s.tgl_janji,
           s.kasir, s.no_service_awal, case x.arah when 1 then 'SAH' when 0 then 'TAMBAH' else 'BATAL' end as status
      from jejak_service x
      join service s on s.kode_toko = x.kode_toko and s.no_dokumen = x.no_dokumen
      left join service_gerak g on g.kode_toko = x.kode_toko and g.no_dokumen = x.no_dokumen and g.peristiwa = x.peristiwa
     where x.kode_toko = ${kode_toko} and x.jenis in ('MASUK', 'TAMBAH') and x.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
     order by x.tanggal, s.no_dokumen, x.peristiwa`,
);
