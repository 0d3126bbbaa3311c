/** Remittances of this store; who received one stands in its own event, so that no other store is read. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanKirimUangPusat } from './laporan-kirim-uang-pusat.report.ts';

export const laporanKirimUangPusatSql = implementReport(
  laporanKirimUangPusat,
  (f, { kode_toko }) => sql`
    select k.tanggal, k.no_dokumen as no_reff, k.pengirim, concat_ws(' ', k.asal, k.asal_rekening) as asal, k.tujuan, k.keterangan,
           case when d.status <> 'CANC' then k.jumlah end as jumlah, d.status,
           case when d.status = 'TERIMA' then p.user_id end as penerima,
           case when d.status = 'TERIMA' then p.tanggal end as diterima
      from kirim_uang k
      join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen
      left join peristiwa p on p.kode_toko = k.kode_toko and p.no_dokumen = k.no_dokumen and p.transisi = 'diterima'
     where k.kode_toko = ${kode_toko} and k.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.status, 'd.status')}
     order by k.tanggal, k.no_dokumen`,
);
