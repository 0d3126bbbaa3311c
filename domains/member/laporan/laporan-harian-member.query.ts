/** Members, sales and points of each day, from the events and the book. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { diToko, diTokoBersama } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { gerakPoin } from '../gerak-poin.query.ts';
import { laporanHarianMember } from './laporan-harian-member.report.ts';

export const laporanHarianMemberSql = implementReport(
  laporanHarianMember,
  (f, { kode_toko, lintas }) => sql`
    with gerak as (
      select m.kode_toko_asal as toko, m.tgl_daftar as tanggal, 1 as baru, 0 as arah, null as kode_member, 0::bigint as rp,
             0::bigint as dapat, 0::bigint as pakai
        from member m where ${diTokoBersama(f, { kode_toko, lintas }, 'm.kode_toko_asal')} and m.tgl_daftar between ${f.tgl_awal} and ${f.tgl_akhir}
      union all
      select g.kode_toko, g.tanggal, 0, g.arah, p.kode_member, g.arah * p.total::bigint, 0, 0
        from gerak_nota g join penjualan p on p.kode_toko = g.kode_toko and p.no_faktur_group = g.no_dokumen
       where ${diToko(f, kode_toko, 'g.kode_toko')} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
      union all
      select x.kode_toko, x.tanggal, 0, 0, null, 0, x.dapat, x.pakai
        from (${gerakPoin(sql`${diToko(f, kode_toko, 'b.kode_toko')} and b.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}`)}) x)
    select g.toko, g.tanggal, sum(g.baru)::bigint as member_baru,
           coalesce(sum(g.arah) filter (where g.kode_member is not null), 0)::bigint as nota_member,
           coalesce(sum(g.rp) filter (where g.kode_member is not null), 0)::rupiah as rp_member,
           coalesce(sum(g.arah) filter (where g.kode_member is null), 0)::bigint as nota_lain,
           coalesce(sum(g.rp) filter (where g.kode_member is null), 0)::rupiah as rp_lain,
           sum(g.dapat)::bigint as poin_dapat, sum(g.pakai)::bigint as poin_pakai, sum(g.dapat - g.pakai)::bigint as poin_ubah
      from gerak g group by 1, 2 order by 1, 2`,
);
