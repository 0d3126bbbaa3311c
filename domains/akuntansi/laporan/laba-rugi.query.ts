/** Profit and loss from sums per day. */
import type { Tanggal } from '@mustika/kernel/date.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { masaBanding } from '../periode/periode.rule.ts';
import { labaRugi } from './laba-rugi.report.ts';
import { diToko, kelompok, urutKelompok } from './saldo-akun.query.ts';

/** Changes past this are no percentage anybody reads: thousandths of a percent. */
const TERBESAR = 99_999_000;

export const labaRugiSql = implementReport(labaRugi, (f, scope) => {
  const lalu = masaBanding({ awal: f.tgl_awal as Tanggal, akhir: f.tgl_akhir as Tanggal }, f.banding);
  return sql`
    with m as (
      select m.nomor_akun,
             coalesce(sum(m.kredit - m.debit) filter (where m.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}), 0)::bigint as kini,
             coalesce(sum(m.kredit - m.debit) filter (where m.tanggal between ${lalu.awal} and ${lalu.akhir}), 0)::bigint as lalu
        from mutasi_akun m
       where ${diToko(f, scope, 'm')} and not m.penutup
         and m.tanggal between least(${f.tgl_awal}::date, ${lalu.awal}::date) and ${f.tgl_akhir}
       group by m.nomor_akun)
    select ${kelompok('m.nomor_akun')} as kelompok, m.nomor_akun, a.nama_akun, m.kini::rupiah, m.lalu::rupiah,
           (m.kini - m.lalu)::rupiah as selisih,
           case when m.lalu <> 0 and abs(m.kini - m.lalu)::numeric * 100000 <= ${TERBESAR}::numeric * abs(m.lalu)
                then round((m.kini - m.lalu)::numeric * 100000 / abs(m.lalu))::mili_persen end as perubahan
      from m join akun a on a.nomor_akun = m.nomor_akun and a.laporan = 'LABA_RUGI'
     where m.kini <> 0 or m.lalu <> 0
     order by ${urutKelompok('m.nomor_akun')}, m.nomor_akun`;
});
