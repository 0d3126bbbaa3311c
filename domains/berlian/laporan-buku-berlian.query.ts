/** The living stones of the store with their kind. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanBukuBerlian } from './laporan-buku-berlian.report.ts';

export const laporanBukuBerlianSql = implementReport(
  laporanBukuBerlian,
  (f, { kode_toko }) => sql`
    select j.nama_batu as jenis, b.kode_berlian, b.kode_intern, b.nama_berlian, b.kode_shape, b.kode_color, b.kode_clarity,
           case when b.no_sertifikat is not null then b.sertifikat || ' ' || b.no_sertifikat end as sertifikat,
           b.jumlah, b.karat
      from parameter_berlian b join jenis_batu j using (kode_batu)
     where b.kode_toko = ${kode_toko} and b.aktif and ${unlessAll(f.kode_batu, 'b.kode_batu')}
       and ${unlessAll(f.kode_supplier_berlian, 'b.kode_supplier_berlian')}
     order by 1, 2`,
);
