/** Movements of a lot with running balances, counted back from what there is now: only the days that are asked for are read, and those since. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { kartuLot } from './kartu-lot.report.ts';

/** What there was after a movement: what there is, held or not, less all that came later. */
const sisa = (kolom: 'qty' | 'berat' | 'murni' | 'nilai'): ReportSql => {
  const [satu, tahan] = [sql.ref(kolom), sql.ref(`tahan_${kolom}`)];
  return sql`l.${satu} + l.${tahan} - coalesce(sum(g.kali * g.${satu}) over w, 0)`;
};

export const kartuLotSql = implementReport(
  kartuLot,
  (f, { kode_toko }) => sql`
    with gerak as materialized (
      select g.*, p.waktu, p.user_id, case g.arah when 'MASUK' then 1 else -1 end as kali, not (g.tahan or g.gugur) as sah
        from gerak_lot g
        join peristiwa p on p.kode_toko = g.kode_toko and p.no_dokumen = g.no_dokumen and p.urut = g.peristiwa
       where g.kode_toko = ${kode_toko} and ${unlessAll(f.kode_lot, 'g.kode_lot')} and g.tanggal >= ${f.tgl_awal}),
    lain as (
      select d.no_dokumen, d.peristiwa, x.arah, array_agg(distinct x.kode_lot order by x.kode_lot) as kode
        from (select distinct g.no_dokumen, g.peristiwa from gerak g where g.tanggal <= ${f.tgl_akhir}) d
        join gerak_lot x on x.kode_toko = ${kode_toko} and x.no_dokumen = d.no_dokumen and x.peristiwa = d.peristiwa
       group by 1, 2, 3),
    saldo as (
      select g.*, ${sisa('qty')} as saldo_qty, ${sisa('berat')} as saldo_berat, ${sisa('murni')} as saldo_murni, ${sisa('nilai')} as saldo_nilai
        from gerak g join lot l on l.kode_toko = g.kode_toko and l.kode_lot = g.kode_lot where g.sah
      window w as (partition by g.kode_lot order by g.tanggal desc, g.waktu desc, g.no_dokumen desc, g.peristiwa desc, g.urut desc
                   rows between unbounded preceding and 1 preceding)
      union all
      select g.*, null, null, null, null from gerak g where not g.sah)
    select l.kode_lot || ' ' || l.nama_lot || ' ' || l.tempat as nama, s.tanggal, s.waktu, s.no_dokumen, s.kode_lot, s.lawan,
           nullif(array_to_string(array_remove(n.kode, s.kode_lot), ', '), '') as lot_lain,
           (s.kali * s.qty)::integer as qty, (s.kali * s.berat)::bigint as berat, (s.kali * s.murni)::bigint as berat_murni,
           (s.kali * s.nilai)::bigint as harga_modal, s.saldo_qty::integer as saldo_qty, s.saldo_berat::bigint as saldo_berat,
           s.saldo_murni::bigint as saldo_murni, s.saldo_nilai::bigint as sisa_modal, s.user_id,
           case when s.tahan then 'DITAHAN' when s.gugur or s.membalik is not null then 'BATAL' else 'SAH' end as status
      from saldo s
      join lot l on l.kode_toko = s.kode_toko and l.kode_lot = s.kode_lot
      left join lain n on n.no_dokumen = s.no_dokumen and n.peristiwa = s.peristiwa and n.arah <> s.arah
     where s.tanggal <= ${f.tgl_akhir}
     order by l.nama_lot, l.tempat, l.kode_lot, s.tanggal, s.waktu, s.no_dokumen, s.peristiwa, s.urut`,
);
