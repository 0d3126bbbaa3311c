-- Points of members; a balance below zero refuses by its check.
create or replace function catat_baris_member_poin(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_member text, tambah bigint) order by kode_member loop
    insert into member_poin as m (kode_toko, kode_member, poin) values (toko, r.kode_member, greatest(r.tambah, 0))
      on conflict (kode_toko, kode_member) do update set poin = m.poin + r.tambah;
  end loop;
exception when check_violation then
  perform tolak('POIN_SUDAH_TERPAKAI');
end $$;
