/** Drawers and banks at the end of each day, from the money book and the cached balances. */
import { LACI } from '@mustika/kernel/transfer.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { gerakDanAwal } from '../gerak-akun.query.ts';
import { laporanKeuanganAkhirHari } from './laporan-keuangan-akhir-hari.report.ts';

export const laporanKeuanganAkhirHariSql = implementReport(
  laporanKeuanganAkhirHari,
  (f, { kode_toko }) => sql`
    with ${gerakDanAwal([...LACI, 'BANK'], { kode_toko, ...f })},
    hari as (
      select h.tanggal, a.akun, a.dimensi, a.saldo, coalesce(sum(g.masuk), 0) as masuk, coalesce(sum(g.keluar), 0) as keluar
        from hari_toko h cross join awal a
        left join gerak g on g.tanggal = h.tanggal and g.akun = a.akun and g.dimensi = a.dimensi
       where h.kode_toko = ${kode_toko} and h.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       group by h.tanggal, a.akun, a.dimensi, a.saldo),
    jalan as (
      select h.*, h.saldo + sum(h.masuk - h.keluar) over (partition by h.akun, h.dimensi order by h.tanggal) as akhir
        from hari h)
    select j.tanggal, case when j.akun in ('KAS', 'KAS_GADAI') then 'CASH' else 'BANK' end as tempat, j.dimensi as kode,
           (j.akhir - j.masuk + j.keluar)::rupiah as saldo_awal, j.masuk::rupiah, j.keluar::rupiah, j.akhir::rupiah as saldo_akhir
      from jalan j
     where j.akhir <> 0 or j.masuk <> 0 or j.keluar <> 0
     order by j.tanggal, 2 desc, j.dimensi`,
);
