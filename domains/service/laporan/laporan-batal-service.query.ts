/** Jobs and pick-ups that were taken back, each with its money. */
import { penyetuju } from '@mustika/server-kit/people/approvers.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanBatalService } from './laporan-batal-service.report.ts';

export const laporanBatalServiceSql = implementReport(
  laporanBatalService,
  (f, { kode_toko }) => sql`
    select s.no_dokumen, x.tanggal, case x.ke_status when 'CANC' then 'SERVICE' else 'AMBIL' end as jenis, s.tanggal as tgl_asal, s.nama_customer, s.total,
           coalesce(-g.jumlah::bigint, 0)::rupiah as kembali, s.kasir as user_asal, x.user_id, ${sql.raw(penyetuju('x'))} as disetujui, x.alasan
      from peristiwa x
      join service s on s.kode_toko = x.kode_toko and s.no_dokumen = x.no_dokumen
      left join service_gerak g on g.kode_toko = x.kode_toko and g.no_dokumen = x.no_dokumen and g.peristiwa = x.urut
     where x.kode_toko = ${kode_toko} and (x.ke_status = 'CANC' or x.transisi = 'batalAmbil') and x.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
     order by x.tanggal, s.no_dokumen, x.urut`,
);
