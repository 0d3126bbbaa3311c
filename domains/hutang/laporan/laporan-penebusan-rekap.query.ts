/** Redemptions by day and sales person. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenebusanRekap } from './laporan-penebusan-rekap.report.ts';
import { R_RIIL, TEBUSAN } from './tebusan.query.ts';

export const laporanPenebusanRekapSql = implementReport(
  laporanPenebusanRekap,
  (f, { kode_toko }) => sql`
    select t.tgl_lunas, t.kode_sales, sum(t.arah)::integer as nota, sum(t.jumlah_barang)::integer as jumlah_barang, sum(t.berat)::bigint as berat,
           sum(t.jumlah_hutang)::bigint as jumlah_hutang, sum(t.bunga_rp)::bigint as bunga_rp,
           ${R_RIIL(sql`sum(t.bunga_rp)`, sql`nullif(sum(t.jumlah_hutang * t.lama_pinjam), 0)`)} as r_riil,
           sum(t.denda)::bigint as denda, sum(t.potongan)::bigint as potongan, sum(t.total_bayar)::bigint as total_bayar
      from (${TEBUSAN(kode_toko, f.tgl_awal, f.tgl_akhir)}) t
     where ${unlessAll(f.kode_sales, 't.kode_sales')}
     group by 1, 2 order by 1, 2`,
);
