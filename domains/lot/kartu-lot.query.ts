/** Movements of a lot with running balances, over all of its life: what is shown is cut afterwards. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { kartuLot } from './kartu-lot.report.ts';

export const kartuLotSql = implementReport(
  kartuLot,
  (f, { kode_toko }) => sql`
    with gerak as (
      select g.*, p.waktu, p.user_id, case g.arah when 'MASUK' then 1 else -1 end as kali, not (g.tahan or g.gugur) as sah
        from gerak_lot g
        join peristiwa p on p.kode_toko = g.kode_toko and p.no_dokumen = g.no_dokumen and p.urut = g.peristiwa
       where g.kode_toko = ${kode_toko} and ${unlessAll(f.kode_lot, 'g.kode_lot')} and g.tanggal <= ${f.tgl_akhir}),
    saldo as (
      select g.*, sum(g.kali * g.qty) over w as saldo_qty, sum(g.kali * g.berat) over w as saldo_berat,
             sum(g.kali * g.murni) over w as saldo_murni, sum(g.kali * g.nilai) over w as saldo_nilai
        from gerak g where g.sah
      window w as (partition by g.kode_lot order by g.tanggal, g.waktu, g.no_dokumen, g.peristiwa, g.urut)
      union all
      select g.*, null, null, null, null from gerak g where not g.sah)
    select l.kode_lot || ' ' || l.nama_lot || ' ' || l.tempat as nama, s.tanggal, s.waktu, s.no_dokumen, s.kode_lot, s.lawan,
           (select string_agg(distinct x.kode_lot, ', ' order by x.kode_lot) from gerak_lot x
             where x.kode_toko = s.kode_toko and x.no_dokumen = s.no_dokumen and x.peristiwa = s.peristiwa and x.arah <> s.arah
               and x.kode_lot <> s.kode_lot) as lot_lain,
           (s.kali * s.qty)::integer as qty, (s.kali * s.berat)::bigint as berat, (s.kali * s.murni)::bigint as berat_murni,
           (s.kali * s.nilai)::bigint as harga_modal, s.saldo_qty::integer as saldo_qty, s.saldo_berat::bigint as saldo_berat,
           s.saldo_murni::bigint as saldo_murni, s.saldo_nilai::bigint as sisa_modal, s.user_id,
           case when s.tahan then 'DITAHAN' when s.gugur or s.membalik is not null then 'BATAL' else 'SAH' end as status
      from saldo s
      join lot l on l.kode_toko = s.kode_toko and l.kode_lot = s.kode_lot
     where s.tanggal >= ${f.tgl_awal}
     order by l.nama_lot, l.tempat, l.kode_lot, s.tanggal, s.waktu, s.no_dokumen, s.peristiwa, s.urut`,
);
