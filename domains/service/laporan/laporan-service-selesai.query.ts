/** Finished jobs with their age while nobody fetches them. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { HARI_SERVICE, keadaannya, STATUS_SERVICE } from './keadaan-service.query.ts';
import { laporanServiceSelesai } from './laporan-service-selesai.report.ts';

export const laporanServiceSelesaiSql = implementReport(
  laporanServiceSelesai,
  (f, { kode_toko }) => sql`
    select case when y.status <> 'SELESAI' then 'TIDAK MENUNGGU' when y.hari > 90 then 'LEBIH DARI 90 HARI' when y.hari > 30 then '31 - 90 HARI'
                when y.hari > 7 then '8 - 30 HARI' else '0 - 7 HARI' end as umur, y.*
      from (
    select s.no_dokumen, s.tgl_selesai as tanggal, s.nama_customer, s.no_hp_customer, s.kode_tukang, s.jumlah_barang as pcs, s.berat, b.emas_berat,
           s.berat_keluar, (s.berat + b.emas_berat - s.berat_keluar)::miligram as susut, s.total,
           (case d.status when 'DONE' then s.total - s.uang_muka else 0 end)::rupiah as sisa, ${STATUS_SERVICE} as status, ${HARI_SERVICE} as hari
      from service s
      join dokumen d on d.kode_toko = s.kode_toko and d.no_dokumen = s.no_dokumen
      join lateral (select sum(l.emas_berat)::miligram as emas_berat from service_barang l where l.kode_toko = s.kode_toko and l.no_dokumen = s.no_dokumen) b on true
     where s.kode_toko = ${kode_toko} and s.tgl_selesai between ${f.tgl_awal} and ${f.tgl_akhir} and ${keadaannya(f.keadaan)}) y
     order by case when y.status = 'SELESAI' then 0 else 1 end, case when y.hari > 90 then 0 when y.hari > 30 then 1 when y.hari > 7 then 2 else 3 end,
              y.tanggal, y.no_dokumen`,
);
