/** The trial balance from sums per day. */
import type { Tanggal } from '@mustika/kernel/date.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { masaBanding } from '../periode/periode.rule.ts';
import { neracaSaldo } from './neraca-saldo.report.ts';
import { diToko, golongan } from './saldo-akun.query.ts';

export const neracaSaldoSql = implementReport(neracaSaldo, (f, scope) => {
  const lalu = masaBanding({ awal: f.tgl_awal as Tanggal, akhir: f.tgl_akhir as Tanggal }, f.banding);
  const kini = sql`m.tanggal >= ${f.tgl_awal}`;
  const dulu = sql`m.tanggal between ${lalu.awal} and ${lalu.akhir}`;
  return sql`
    with m as (
      select m.nomor_akun,
             coalesce(sum(m.debit - m.kredit) filter (where m.tanggal < ${f.tgl_awal}), 0)::bigint as awal,
             coalesce(sum(m.debit) filter (where ${kini}), 0)::bigint as debit,
             coalesce(sum(m.kredit) filter (where ${kini}), 0)::bigint as kredit,
             coalesce(sum(m.debit) filter (where ${dulu}), 0)::bigint as lalu_debit,
             coalesce(sum(m.kredit) filter (where ${dulu}), 0)::bigint as lalu_kredit
        from mutasi_akun m
       where ${diToko(f, scope, 'm')} and m.tanggal <= ${f.tgl_akhir} and (not m.penutup or ${f.penutup === 'TERMASUK'})
       group by m.nomor_akun)
    select ${golongan('m.nomor_akun')} as golongan, m.nomor_akun, a.nama_akun,
           nullif(greatest(m.awal, 0), 0)::rupiah as awal_debit, nullif(greatest(-m.awal, 0), 0)::rupiah as awal_kredit, nullif(m.debit, 0)::rupiah as debit,
           nullif(m.kredit, 0)::rupiah as kredit,
           nullif(greatest(m.awal + m.debit - m.kredit, 0), 0)::rupiah as akhir_debit,
           nullif(greatest(m.kredit - m.debit - m.awal, 0), 0)::rupiah as akhir_kredit, nullif(m.lalu_debit, 0)::rupiah as lalu_debit,
           nullif(m.lalu_kredit, 0)::rupiah as lalu_kredit
      from m join akun a on a.nomor_akun = m.nomor_akun
     where m.awal <> 0 or m.debit <> 0 or m.kredit <> 0 or m.lalu_debit <> 0 or m.lalu_kredit <> 0
     order by left(m.nomor_akun, 1), m.nomor_akun`;
});
