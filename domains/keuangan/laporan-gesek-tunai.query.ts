/** Card cash-outs from their typed rows; cancelled ones keep their line without amounts. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanGesekTunai } from './laporan-gesek-tunai.report.ts';

export const laporanGesekTunaiSql = implementReport(
  laporanGesekTunai,
  (f, { kode_toko }) => sql`
    select g.no_rekening, g.tanggal, g.no_dokumen, g.kasir, g.jenis_kartu, g.kartu_akhir, g.nama_pemilik,
           case when d.status = 'DONE' then g.gesek end as gesek, g.fee_persen,
           case when d.status = 'DONE' then g.fee_rp end as fee_rp,
           case when d.status = 'DONE' then g.cash end as cash,
           case when d.status = 'DONE' then 'SAH' else 'BATAL' end as status
      from gesek_tunai g
      join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.no_rekening, 'g.no_rekening')}
       and ${unlessAll(f.kasir, 'g.kasir')}
       and ${f.status === 'SEMUA' ? sql`true` : f.status === 'SAH' ? sql`d.status = 'DONE'` : sql`d.status = 'CANC'`}
     order by g.no_rekening, g.tanggal, g.no_dokumen`,
);
