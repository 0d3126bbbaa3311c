/** Receptions of this store. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanTerimaUangPusat } from './laporan-terima-uang-pusat.report.ts';

export const laporanTerimaUangPusatSql = implementReport(
  laporanTerimaUangPusat,
  (f, { kode_toko }) => sql`
    select m.dari_toko, m.tanggal, m.no_dokumen, m.no_reff, m.penerima, concat_ws(' ', m.tujuan, m.tujuan_rekening) as tujuan, m.jumlah
      from terima_uang m
     where m.kode_toko = ${kode_toko} and m.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.dari_toko, 'm.dari_toko')}
     order by m.dari_toko, m.tanggal, m.no_dokumen`,
);
