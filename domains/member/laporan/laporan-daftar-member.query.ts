/** Members with what they have and when they were there last. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { diToko, diTokoBersama } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { laporanDaftarMember } from './laporan-daftar-member.report.ts';

export const laporanDaftarMemberSql = implementReport(
  laporanDaftarMember,
  (f, { kode_toko, lintas }) => sql`
    with didaftar as (
      select m.*, (select max(d.tanggal) from dokumen_orang o
                     join dokumen d on d.kode_toko = o.kode_toko and d.no_dokumen = o.no_dokumen and d.status <> 'CANC'
                    where o.kode_member = any (array[m.kode_member] || array(select g.kode_member from member g where g.digabung_ke = m.kode_member)) and o.miliknya and ${diToko(f, kode_toko, 'o.kode_toko')}) as terakhir
        from member m
       where m.digabung_ke is null and ${diTokoBersama(f, { kode_toko, lintas }, 'm.kode_toko_asal')}
         and case ${f.keadaan}::text when 'AKTIF' then m.aktif or m.dianonimkan is not null when 'NONAKTIF' then not m.aktif and m.dianonimkan is null else true end
         and (${f.bulan_lahir}::integer is null or extract(month from m.tgl_lahir) = ${f.bulan_lahir}::integer))
    select t.kode_toko_asal as toko, t.kode_member, t.no_kartu, t.nama_member, t.no_hp, t.tgl_lahir, t.alamat, t.tgl_daftar,
           coalesce((select sum(p.poin::bigint) from member_poin p
                      where p.kode_member = t.kode_member and ${diToko(f, kode_toko, 'p.kode_toko')}), 0)::bigint as poin, t.terakhir
      from didaftar t
     where ${f.tidak_sejak}::date is null or coalesce(t.terakhir, t.tgl_daftar) < ${f.tidak_sejak}::date
     order by t.kode_toko_asal, t.nama_member, t.kode_member`,
);
