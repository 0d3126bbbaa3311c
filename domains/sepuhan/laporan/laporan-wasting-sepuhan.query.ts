/** Losses of closed shipments on their day, with a minus on the day one was opened again. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanWastingSepuhan } from './laporan-wasting-sepuhan.report.ts';

export const laporanWastingSepuhanSql = implementReport(
  laporanWastingSepuhan,
  (f, { kode_toko }) => sql`
    select t.nama_tukang || ' (' || t.kode_tukang || ')' as nama, g.tanggal, w.no_dokumen, w.no_kirim, w.pekerjaan, k.kadar,
           (g.arah * k.berat)::bigint as berat, (g.arah * k.murni)::bigint as berat_murni, (g.arah * k.susut)::bigint as susut,
           k.susut_persen, w.norma, w.batas_bawah, w.batas_atas, (g.arah * k.murni_sisa)::bigint as murni_sisa,
           (g.arah * (k.nilai_susut::bigint + k.nilai_hilang::bigint))::bigint as nilai_susut, w.alasan,
           case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from wasting_sepuhan w
      join gerak_nota g on g.kode_toko = w.kode_toko and g.no_dokumen = w.no_dokumen
      join tukang t on t.kode_toko = w.kode_toko and t.kode_tukang = w.tukang
      join wasting_sepuhan_kadar k on k.kode_toko = w.kode_toko and k.no_dokumen = w.no_dokumen
     where w.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.tukang, 'w.tukang')} and ${unlessAll(f.pekerjaan, 'w.pekerjaan')}
       and ${byDirection(f.status)}
     order by t.nama_tukang, t.kode_tukang, g.tanggal, w.no_dokumen, g.peristiwa, k.kadar`,
);
