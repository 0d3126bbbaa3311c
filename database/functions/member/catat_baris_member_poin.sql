-- Points of members; a balance below zero refuses by its check. What an old document gives or takes of somebody who was merged is the
-- survivor's: the book says so, from one merge to the next, with the event that moved it. docs/decisions/0166.
create or replace function catat_baris_member_poin(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  r record;
  hari date;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_member text, tambah bigint) order by kode_member loop
    -- Whoever merges him waits for this one, and the other way round.
    perform pg_advisory_xact_lock_shared(hashtextextended('member-gabung|' || r.kode_member, 0));
    insert into member_poin as m (kode_toko, kode_member, poin)
      select toko, coalesce((select a.digabung_ke from member a where a.kode_member = r.kode_member), r.kode_member), greatest(r.tambah, 0)
      on conflict (kode_toko, kode_member) do update set poin = m.poin + r.tambah;
    if exists (select from member a where a.kode_member = r.kode_member and a.digabung_ke is not null) and r.tambah <> 0 then
      hari := (select p.tanggal from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = catat_baris_member_poin.ke);
      -- Numbers above those of the transfers of the document itself, which are written after this.
      insert into buku_poin (kode_toko, no_dokumen, peristiwa, urut, tanggal, dari, ke, jumlah)
        select toko, no_dok, catat_baris_member_poin.ke,
               (10000 + (select count(*) from buku_poin b where b.kode_toko = toko and b.no_dokumen = no_dok
                           and b.peristiwa = catat_baris_member_poin.ke) + g.urut)::smallint, hari,
               case when r.tambah > 0 then g.kode_member else g.ke end, case when r.tambah > 0 then g.ke else g.kode_member end, abs(r.tambah)
          from rantai_gabung(r.kode_member) g;
    end if;
  end loop;
exception when check_violation then
  perform tolak('POIN_SUDAH_TERPAKAI');
end $$;
