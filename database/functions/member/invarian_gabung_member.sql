-- A merged member leads to the one he is now, in one step and never in a circle; he has no points of his own where a store trades, and
-- what was undone left nothing of his with the other.
create or replace function invarian_gabung_member()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'GABUNG_MEMBER', m.kode_toko_asal, jsonb_build_object('kode_member', m.kode_member, 'digabung_ke', m.digabung_ke, 'catatan', r.ke)
    from member m
    left join lateral (select x.ke from rantai_gabung(m.kode_member) x order by x.urut desc limit 1) r on true
   where (m.digabung_ke is not null or exists (select from gabung_member g where g.kode_member = m.kode_member and g.batal_pada is null))
     and (m.digabung_ke is distinct from r.ke or exists (select from member k where k.kode_member = m.digabung_ke and k.digabung_ke is not null))
  union all
  select 'GABUNG_MEMBER', p.kode_toko, jsonb_build_object('kode_member', p.kode_member, 'poin', p.poin)
    from member m
    join member_poin p on p.kode_member = m.kode_member and p.poin > 0
   where m.digabung_ke is not null
     and not exists (select from rantai_gabung(m.kode_member) r
                       join gabung_member g on g.kode_member = r.kode_member and g.batal_pada is null and p.kode_toko = any (g.tertinggal))
  union all
  select 'GABUNG_MEMBER', b.kode_toko, jsonb_build_object('kode_member', g.kode_member, 'ke', g.ke, 'poin', sum(case when b.dari = g.kode_member then b.jumlah::bigint else -b.jumlah::bigint end))
    from (select distinct x.kode_member, x.ke from gabung_member x where x.batal_pada is not null) g
    join buku_poin b on (b.dari, b.ke) in ((g.kode_member, g.ke), (g.ke, g.kode_member))
   where not exists (select from gabung_member l where l.kode_member = g.kode_member and l.ke = g.ke and l.batal_pada is null)
   group by b.kode_toko, g.kode_member, g.ke
  having sum(case when b.dari = g.kode_member then b.jumlah::bigint else -b.jumlah::bigint end) > 0
  union all
  select 'GABUNG_MEMBER', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'dari', b.dari, 'ke', b.ke)
    from buku_poin b
   where left(b.dari, 1) <> '@' and left(b.ke, 1) <> '@'
     and not exists (select from gabung_member g where (g.kode_member, g.ke) in ((b.dari, b.ke), (b.ke, b.dari)))
$$;
revoke execute on function invarian_gabung_member() from public;
