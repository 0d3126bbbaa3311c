/** Cash by day and kategori, from the money book. */
import { LACI } from '@mustika/kernel/transfer.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { gerakDanAwal } from '../gerak-akun.query.ts';
import { laporanKeuanganCashGlobal } from './laporan-keuangan-cash-global.report.ts';

export const laporanKeuanganCashGlobalSql = implementReport(
  laporanKeuanganCashGlobal,
  (f, { kode_toko }) => sql`
    with ${gerakDanAwal(LACI, { kode_toko, ...f })}
    select g.tanggal, g.kategori, count(distinct g.no_dokumen) as dokumen, sum(g.masuk)::rupiah as masuk,
           sum(g.keluar)::rupiah as keluar, sum(g.masuk - g.keluar)::rupiah as selisih
      from gerak g
     group by g.tanggal, g.kategori
     order by g.tanggal, g.kategori`,
);
