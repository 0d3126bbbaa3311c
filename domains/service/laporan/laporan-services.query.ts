/** Pieces of jobs once on the day they came in and, given back, once more with a minus. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { HARI_SERVICE, keadaannya, STATUS_SERVICE } from './keadaan-service.query.ts';
import { laporanServices } from './laporan-services.report.ts';

export const laporanServicesSql = implementReport(
  laporanServices,
  (f, { kode_toko }) => sql`
    select coalesce(b.kode_deskripsi, '-') as kode_deskripsi, s.no_dokumen, x.tanggal, s.nama_customer, s.no_hp_customer, b.nama_barang, b.kondisi,
           x.arah as pcs, (x.arah * b.berat)::miligram as berat, (x.arah * b.ongkos)::rupiah as ongkos, s.tgl_janji, s.kode_tukang,
           ${STATUS_SERVICE} as status, ${HARI_SERVICE} as hari
      from jejak_service x
      join service s on s.kode_toko = x.kode_toko and s.no_dokumen = x.no_dokumen
      join dokumen d on d.kode_toko = s.kode_toko and d.no_dokumen = s.no_dokumen
      join service_barang b on b.kode_toko = s.kode_toko and b.no_dokumen = s.no_dokumen
     where x.kode_toko = ${kode_toko} and x.jenis = 'MASUK' and x.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${keadaannya(f.keadaan)} and ${unlessAll(f.kode_tukang, 's.kode_tukang')}
     order by 1, x.tanggal, s.no_dokumen, x.peristiwa, b.urut`,
);
