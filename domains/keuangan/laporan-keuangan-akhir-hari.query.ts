/** Drawers and banks at the end of each day, from the money book and the cached balances. */
import { implementReport } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { gerakDanAwal } from './gerak-akun.query.ts';
import { laporanKeuanganAkhirHari } from './laporan-keuangan-akhir-hari.report.ts';

export const laporanKeuanganAkhirHariSql = implementReport(
  laporanKeuanganAkhirHari,
  (f, { kode_toko }) => sql`
    with ${gerakDanAwal(['KAS', 'BANK'], { kode_toko, ...f })},
    hari as (
      select g.tanggal, g.akun, g.dimensi, sum(g.masuk) as masuk, sum(g.keluar) as keluar
        from gerak g group by g.tanggal, g.akun, g.dimensi),
    jalan as (
      select h.*, a.saldo + sum(h.masuk - h.keluar) over (partition by h.akun, h.dimensi order by h.tanggal) as akhir
        from hari h join awal a on a.akun = h.akun and a.dimensi = h.dimensi)
    select j.tanggal, case j.akun when 'KAS' then 'CASH' else 'BANK' end as tempat, j.dimensi as kode,
           (j.akhir - j.masuk + j.keluar)::rupiah as saldo_awal, j.masuk::rupiah, j.keluar::rupiah, j.akhir::rupiah as saldo_akhir
      from jalan j
     order by j.tanggal, 2 desc, j.dimensi`,
);
