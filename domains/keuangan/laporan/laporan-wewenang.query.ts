/** What was let out alone, by day, person and kind, beside the ceilings of the store. */
import { batasBaris } from '@mustika/kernel/lepas/plafon.ts';
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanWewenang } from './laporan-wewenang.report.ts';

export const laporanWewenangSql = implementReport(
  laporanWewenang,
  (f, { kode_toko, store }) => sql`
    with batas as (
      select * from jsonb_to_recordset(${JSON.stringify(batasBaris(store))}::jsonb) b (siapa text, jenis text, sehari bigint, gram bigint)
    ), lepas as (
      -- By the day of the event: what is cancelled on a later day stays what was done on its own.
      select e.tanggal, l.user_id, case l.jenis when 'TANPA_NOTA' then 'UANG' else l.jenis end as jenis, l.no_dokumen,
             sum(l.jumlah::bigint) as jumlah, sum(l.murni::bigint) as murni
        from lepas_sendiri l
        join peristiwa e on e.kode_toko = l.kode_toko and e.no_dokumen = l.no_dokumen and e.urut = l.peristiwa
       where l.kode_toko = ${kode_toko} and e.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and ${unlessAll(f.user_id, 'l.user_id')}
       group by 1, 2, 3, 4
    )
    select l.tanggal, l.user_id, coalesce(p.nama, l.user_id) as nama, l.jenis, count(*)::integer as kali, sum(l.jumlah)::bigint as jumlah, max(b.sehari) as batas,
           sum(l.murni)::bigint as murni, max(b.gram) as batas_gram
      from lepas l
      left join pengguna p on p.user_id = l.user_id
      -- A key of the API is no person and has the ceilings of a cashier.
      left join batas b on b.jenis = l.jenis and p.level is distinct from 'OWN'
       and b.siapa = case coalesce(p.level, 'KASIR') when 'KASIR' then 'KASIR' else 'SPV' end
     where l.jumlah > 0 or l.murni > 0
     group by l.tanggal, l.user_id, p.nama, l.jenis
     order by l.tanggal, l.user_id, l.jenis`,
);
