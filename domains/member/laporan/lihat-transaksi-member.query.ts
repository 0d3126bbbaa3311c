/** Events of the documents of one member or of all of them, with what each moved in the books. */

import { NAMA_PERISTIWA } from '@mustika/server-kit/report/event-words.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { diToko } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { lihatTransaksiMember } from './lihat-transaksi-member.report.ts';

/** A sale that took something in is an exchange, and a document of somebody else only moved points. */
const JENIS: ReportSql = sql`case when not o.miliknya then 'POIN'
  when d.jenis = 'penjualan' and exists (select from pembelian t where t.kode_toko = d.kode_toko and t.no_faktur_group = d.no_dokumen and t.tukar)
    then 'TUKAR' else upper(replace(d.jenis, '_', ' ')) end`;

/** What became of it, in the words of its own kind. */
const STATUS: ReportSql = sql`case d.status when 'OPEN' then 'BELUM VALIDASI' when 'CANC' then 'BATAL' when 'PESAN' then 'DIPESAN'
  when 'KERJA' then 'DIKERJAKAN' when 'MASUK' then 'MASUK' when 'LUNAS' then 'LUNAS' when 'LELANG' then 'DILELANG' when 'CLOSE' then 'DIAMBIL'
  when 'CLOS' then case d.jenis when 'hutang' then 'LUNAS' else 'DIAMBIL' end
  else case when d.jenis in ('hutang', 'cicilan') then 'BERJALAN' when d.jenis = 'titipan' then 'DITITIP'
            when d.jenis in ('pesanan', 'service') then 'JADI' else 'SAH' end end`;

/** 1 for the event that books a document, -1 for the one that takes that back, nothing else says what it comes to. */
const ARAH: ReportSql = sql`case when r.membalik is null and r.ke_status <> 'OPEN' and (r.urut = 1 or r.transisi = 'validasi') then 1
  when exists (select from peristiwa a where a.kode_toko = r.kode_toko and a.no_dokumen = r.no_dokumen and a.urut = r.membalik
                and (a.urut = 1 or a.transisi = 'validasi')) then -1 end`;

/** Documents of the one who is asked for, by his codes and by his numbers (those who were merged into him are he); or every document that names a member. */
const milik = (kode_member: string | null, diToko: (kolom: string) => ReportSql): ReportSql =>
  kode_member === null
    ? sql`select o.*, coalesce(a.digabung_ke, a.kode_member) as siapa from dokumen_orang o
        join member a on a.kode_member = o.kode_member where ${diToko('o.kode_toko')}`
    : sql`
      select o.*, (select coalesce(a.digabung_ke, a.kode_member) from member a where a.kode_member = ${kode_member}) as siapa from dokumen_orang o
       where o.kode_member = any ((select kode_orang(${kode_member}))::text[]) and ${diToko('o.kode_toko')}
      union all
      select o.*, (select coalesce(a.digabung_ke, a.kode_member) from member a where a.kode_member = ${kode_member}) from toko k
        join dokumen_orang o on o.kode_toko = k.kode_toko and o.kode_member is null
         and o.telp in (select m.no_hp from member m where m.kode_member = any ((select kode_orang(${kode_member}))::text[]))
       where ${diToko('k.kode_toko')}`;

export const lihatTransaksiMemberSql = implementReport(
  lihatTransaksiMember,
  (f, { kode_toko }) => sql`
    with baris as (
      select ${JENIS} as jenis, r.no_dokumen, r.tanggal, r.urut, r.kode_toko as toko, ${NAMA_PERISTIWA} as transaksi, o.siapa as kode_member, coalesce(o.kode_member, o.siapa) as tertulis,
             coalesce(o.nama_customer, m.nama_member) as nama, o.miliknya, o.berat, o.nilai, ${ARAH} as arah, ${STATUS} as status
        from (${milik(f.kode_member, (kolom) => diToko(f, kode_toko, kolom))}) o
        join peristiwa r on r.kode_toko = o.kode_toko and r.no_dokumen = o.no_dokumen
         and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
        join dokumen d on d.kode_toko = r.kode_toko and d.no_dokumen = r.no_dokumen
        left join member m on m.kode_member = o.siapa)
    select b.jenis, b.no_dokumen, b.tanggal, b.toko, b.transaksi, b.kode_member, b.nama, (b.arah * b.berat)::bigint as berat,
           (b.arah * b.nilai)::bigint as nilai, u.masuk as uang_masuk, u.keluar as uang_keluar, coalesce(p.poin, 0)::bigint as poin, b.status
      from baris b
      left join lateral (select sum(g.masuk)::bigint as masuk, sum(g.keluar)::bigint as keluar from gerak_uang g
             where b.miliknya and g.kode_toko = b.toko and g.no_dokumen = b.no_dokumen and g.peristiwa = b.urut
               and g.akun in ('KAS', 'KAS_GADAI', 'BANK', 'PIUTANG_EDC')) u on true
      left join lateral (select sum(case when x.ke = b.tertulis then x.jumlah::bigint else -x.jumlah::bigint end) as poin from buku_poin x
             where x.kode_toko = b.toko and x.no_dokumen = b.no_dokumen and x.peristiwa = b.urut
               and b.tertulis in (x.ke, x.dari) and '@' in (left(x.dari, 1), left(x.ke, 1))) p on true
     where (b.miliknya or p.poin is not null) and (${f.jenis}::text = 'ALL' or b.jenis = ${f.jenis}::text)
     order by b.jenis, b.tanggal, b.no_dokumen, b.urut, b.miliknya desc`,
);
