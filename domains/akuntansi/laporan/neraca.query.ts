/** The balance sheet from sums per day. */
import type { Tanggal } from '@mustika/kernel/date.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { hariBanding } from '../periode/periode.rule.ts';
import { neraca } from './neraca.report.ts';
import { diToko, golongan } from './saldo-akun.query.ts';

export const neracaSql = implementReport(neraca, (f, scope) => {
  const lalu = hariBanding(f.tgl_akhir as Tanggal, f.banding);
  return sql`
    with m as (
      select case when a.laporan = 'NERACA' then m.nomor_akun end as nomor_akun,
             case when a.laporan = 'NERACA' then a.nama_akun else 'LABA BERJALAN' end as nama_akun,
             sum(m.debit - m.kredit)::bigint as kini,
             coalesce(sum(m.debit - m.kredit) filter (where m.tanggal <= ${lalu}), 0)::bigint as lalu
        from mutasi_akun m join akun a on a.nomor_akun = m.nomor_akun
       where ${diToko(f, scope, 'm')} and m.tanggal <= ${f.tgl_akhir}
       group by 1, 2)
    select case when m.nomor_akun is null then 'MODAL' else ${golongan('m.nomor_akun')} end as golongan, m.nomor_akun, m.nama_akun,
           case when m.nomor_akun < '2' then m.kini end::rupiah as aset,
           case when m.nomor_akun < '2' then null else -m.kini end::rupiah as pasiva,
           case when m.nomor_akun < '2' then m.lalu end::rupiah as lalu_aset,
           case when m.nomor_akun < '2' then null else -m.lalu end::rupiah as lalu_pasiva,
           case when m.nomor_akun < '2' then m.kini - m.lalu else m.lalu - m.kini end::rupiah as selisih
      from m
     where m.kini <> 0 or m.lalu <> 0
     order by coalesce(m.nomor_akun, '4')`;
});
