/** Weights of events with the lines of the scale behind them. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanBacaanTimbangan } from './laporan-bacaan-timbangan.report.ts';

export const laporanBacaanTimbanganSql = implementReport(
  laporanBacaanTimbangan,
  (f, { kode_toko }) => sql`
    select t.user_id, t.tanggal, t.no_dokumen, upper(replace(d.jenis, '_', ' ')) as jenis, t.ditimbang, t.berat - t.ditimbang as diketik,
           round((t.berat - t.ditimbang) * 100000.0 / t.berat)::bigint as persen,
           (select string_agg(b.baris ->> 'bacaan', ' · ' order by b.urut) from jsonb_array_elements(t.bacaan) with ordinality b (baris, urut)) as bacaan
      from peristiwa_timbang t
      join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
     where t.kode_toko = ${kode_toko} and t.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and ${unlessAll(f.user_id, 't.user_id')}
       and (${f.berat} = 'ALL' or t.berat > t.ditimbang)
     order by t.user_id, t.tanggal, t.no_dokumen, t.peristiwa`,
);
