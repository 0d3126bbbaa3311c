/** Remittances of this store; who received one stands in its own event, so that no other store is read. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanKirimUangPusat } from './laporan-kirim-uang-pusat.report.ts';

export const laporanKirimUangPusatSql = implementReport(
  laporanKirimUangPusat,
  (f, { kode_toko }) => sql`
    select g.tanggal, k.no_dokumen as no_reff, k.pengirim, concat_ws(' ', k.asal, k.asal_rekening) as asal, k.tujuan, k.keterangan,
           (g.arah * k.jumlah)::bigint as jumlah, s.status,
           case when s.status = 'TERIMA' then p.user_id end as penerima,
           case when s.status = 'TERIMA' then p.tanggal end as diterima
      from gerak_nota g
      join kirim_uang k on k.kode_toko = g.kode_toko and k.no_dokumen = g.no_dokumen
      left join peristiwa p on p.kode_toko = k.kode_toko and p.no_dokumen = k.no_dokumen and p.transisi = 'diterima'
     cross join lateral (select case when g.arah = -1 then 'CANC' when p.urut is not null then 'TERIMA' else 'KIRIM' end as status) s
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.status, 's.status')}
     order by g.tanggal, k.no_dokumen, g.peristiwa`,
);
