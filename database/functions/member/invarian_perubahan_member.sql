-- What changed of a member is what the audit sealed the digest of, for as long as it is there.
create or replace function invarian_perubahan_member()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'PERUBAHAN_MEMBER', p.kode_toko, jsonb_build_object('id', p.id, 'kode_member', p.kode_member)
    from perubahan_member p
   where p.garam is not null and not exists (select from audit a where a.kode_toko = p.kode_toko and a.objek = p.kode_member
           and a.aksi = 'member.' || p.aksi and a.isi ->> 'perubahan' = p.id::text
           and a.isi ->> 'sidik' = encode(sha256(convert_to(p.garam || coalesce(p.sebelum::text, '') || p.sesudah::text, 'UTF8')), 'hex'))
$$;
revoke execute on function invarian_perubahan_member() from public;
