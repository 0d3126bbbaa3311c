/** Movements of lots that lie with craftsmen and of what they are owed, event by event; what came before the first day is one line. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanRekeningTukang } from './laporan-rekening-tukang.report.ts';

export const laporanRekeningTukangSql = implementReport(
  laporanRekeningTukang,
  (f, { kode_toko }) => sql`
    with kaki as (
      select t.kode_tukang, g.tanggal, g.no_dokumen, g.peristiwa, k.kali * g.murni::bigint as murni, k.kali * g.nilai::bigint as nilai,
             case l.jenis_lot when 'TAGIHAN' then k.kali * g.murni::bigint else 0 end as tagihan, 0::bigint as ongkos
        from tukang t
        join lot l on l.kode_toko = t.kode_toko and l.tempat = '@TUKANG/' || t.kode_tukang
        join gerak_lot g on g.kode_toko = l.kode_toko and g.kode_lot = l.kode_lot
        cross join lateral (select case g.arah when 'MASUK' then 1 else -1 end as kali) k
       where t.kode_toko = ${kode_toko} and g.tanggal <= ${f.tgl_akhir} and not g.tahan and not g.gugur
      union all
      select u.dimensi, u.tanggal, u.no_dokumen, u.peristiwa, 0, 0, 0, u.keluar - u.masuk
        from gerak_uang u
       where u.kode_toko = ${kode_toko} and u.akun = 'UTANG_ONGKOS_TUKANG' and u.tanggal <= ${f.tgl_akhir}),
    gerak as (
      select k.kode_tukang, k.tanggal, k.no_dokumen, k.peristiwa, sum(k.murni)::bigint as murni, sum(k.nilai)::bigint as nilai,
             sum(k.tagihan)::bigint as tagihan, sum(k.ongkos)::bigint as ongkos
        from kaki k where ${unlessAll(f.tukang, 'k.kode_tukang')} group by 1, 2, 3, 4),
    baris as (
      select g.*, p.waktu, p.user_id, d.jenis as uraian from gerak g
        join peristiwa p on p.kode_toko = ${kode_toko} and p.no_dokumen = g.no_dokumen and p.urut = g.peristiwa
        join dokumen d on d.kode_toko = ${kode_toko} and d.no_dokumen = g.no_dokumen
       where g.tanggal >= ${f.tgl_awal}
      union all
      select g.kode_tukang, null, null, null, sum(g.murni)::bigint, sum(g.nilai)::bigint, sum(g.tagihan)::bigint, sum(g.ongkos)::bigint, null, null, 'SALDO_AWAL'
        from gerak g where g.tanggal < ${f.tgl_awal} group by g.kode_tukang)
    select t.nama_tukang || ' (' || t.kode_tukang || ')' as nama, b.tanggal, b.no_dokumen, b.uraian,
           case when b.no_dokumen is not null then nullif(greatest(b.murni, 0), 0) end as diberikan,
           case when b.no_dokumen is not null then nullif(greatest(-b.murni, 0), 0) end as kembali,
           (sum(b.murni) over w)::bigint as saldo_murni, (sum(b.tagihan) over w)::bigint as tagihan, (sum(b.nilai) over w)::bigint as saldo_modal,
           case when b.no_dokumen is not null then nullif(greatest(b.ongkos, 0), 0) end as terutang,
           case when b.no_dokumen is not null then nullif(greatest(-b.ongkos, 0), 0) end as dibayar,
           (sum(b.ongkos) over w)::bigint as saldo_ongkos, b.user_id
      from baris b
      join tukang t on t.kode_toko = ${kode_toko} and t.kode_tukang = b.kode_tukang
    window w as (partition by b.kode_tukang order by b.waktu nulls first, b.no_dokumen, b.peristiwa)
     order by t.nama_tukang, t.kode_tukang, b.waktu nulls first, b.no_dokumen, b.peristiwa`,
);
