/** Card cash-outs from their typed rows; cancelled ones once more with a minus on the day of that. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanGesekTunai } from './laporan-gesek-tunai.report.ts';

export const laporanGesekTunaiSql = implementReport(
  laporanGesekTunai,
  (f, { kode_toko }) => sql`
    select t.no_rekening, g.tanggal, t.no_dokumen, t.kasir, t.jenis_kartu, t.kartu_akhir, t.nama_pemilik, t.fee_persen,
           (g.arah * t.gesek)::bigint as gesek, (g.arah * t.fee_rp)::bigint as fee_rp, (g.arah * t.cash)::bigint as cash,
           case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from gerak_nota g
      join gesek_tunai t on t.kode_toko = g.kode_toko and t.no_dokumen = g.no_dokumen
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.no_rekening, 't.no_rekening')}
       and ${unlessAll(f.kasir, 't.kasir')}
       and ${byDirection(f.status)}
     order by t.no_rekening, g.tanggal, t.no_dokumen, g.peristiwa`,
);
