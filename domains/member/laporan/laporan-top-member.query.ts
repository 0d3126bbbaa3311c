/** Sales, purchases and points of members, each event on its own day. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { diToko } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { gerakPoin } from '../gerak-poin.query.ts';
import { laporanTopMember } from './laporan-top-member.report.ts';

export const laporanTopMemberSql = implementReport(
  laporanTopMember,
  (f, { kode_toko }) => sql`
    with terjadi as (
      select g.kode_toko, g.no_dokumen, g.tanggal, g.arah from gerak_nota g
       where ${diToko(f, kode_toko, 'g.kode_toko')} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}),
    gerak as (
      select p.kode_member, g.arah as nota, g.arah * p.berat::bigint as berat, g.arah * p.total::bigint as rupiah, 0::bigint as beli,
             0::bigint as dapat, 0::bigint as pakai, case g.arah when 1 then g.tanggal end as tanggal
        from terjadi g join penjualan p on p.kode_toko = g.kode_toko and p.no_faktur_group = g.no_dokumen
       where p.kode_member is not null
      union all
      select b.kode_member, 0, 0, 0, g.arah * b.total::bigint, 0, 0, case g.arah when 1 then g.tanggal end
        from terjadi g join pembelian b on b.kode_toko = g.kode_toko and b.no_faktur_group = g.no_dokumen
       where b.kode_member is not null
      union all
      select x.kode_member, 0, 0, 0, 0, x.dapat, x.pakai, null
        from (${gerakPoin(sql`${diToko(f, kode_toko, 'b.kode_toko')} and b.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}`)}) x),
    semua as (
      select coalesce(a.digabung_ke, a.kode_member) as kode_member, sum(g.nota)::bigint as nota, sum(g.berat)::bigint as berat, sum(g.rupiah)::bigint as rupiah,
             sum(g.beli)::bigint as beli, sum(g.dapat)::bigint as poin_dapat, sum(g.pakai)::bigint as poin_pakai, max(g.tanggal) as terakhir
        from gerak g join member a on a.kode_member = g.kode_member group by 1),
    urut as (
      select s.*, rank() over (order by case ${f.urutan}::text when 'TRANSAKSI' then s.nota when 'POIN' then s.poin_dapat else s.rupiah end desc) as peringkat
        from semua s)
    select u.peringkat, u.kode_member, m.nama_member, u.nota, u.berat, u.rupiah, u.beli, u.poin_dapat, u.poin_pakai, u.terakhir
      from urut u join member m on m.kode_member = u.kode_member
     where u.peringkat <= ${f.terbanyak}
     order by u.peringkat, u.rupiah desc, u.kode_member`,
);
