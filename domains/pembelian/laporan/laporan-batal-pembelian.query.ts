/** Cancelled purchases from the event that cancelled them. */
import { penyetuju } from '@mustika/server-kit/people/approvers.ts';
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanBatalPembelian } from './laporan-batal-pembelian.report.ts';

export const laporanBatalPembelianSql = implementReport(
  laporanBatalPembelian,
  (f, { kode_toko }) => sql`
    select r.tanggal, p.no_faktur_group, case when p.tukar then 'TUKAR' else 'BELI' end as jenis, p.tanggal as tgl_beli, r.waktu, p.nama_customer, p.kasir, p.berat, p.total,
           r.user_id as dibatalkan_oleh, r.alasan,
           ${sql.raw(penyetuju('r'))} as disetujui
      from peristiwa r
      join pembelian p on p.kode_toko = r.kode_toko and p.no_faktur_group = r.no_dokumen
     where r.kode_toko = ${kode_toko} and r.transisi = 'batal' and r.membalik is not null
       and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kasir, 'p.kasir')}
     order by r.tanggal, r.waktu, p.no_faktur_group`,
);
