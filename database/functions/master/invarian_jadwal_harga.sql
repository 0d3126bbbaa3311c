-- A price that names a planned version is what that version says, and the version counts.
create or replace function invarian_jadwal_harga()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'JADWAL_HARGA_BERLAKU', p.kode_toko, jsonb_build_object('jadwal', p.jadwal, 'kolom', p.kolom)
    from perubahan_harga p
    left join jadwal_harga j on j.kode_toko = p.kode_toko and j.id = p.jadwal
   where p.jadwal is not null
     and (j.status is distinct from 'BERLAKU' or (j.nilai ->> p.kolom)::bigint is distinct from p.harga_baru)
$$;
revoke execute on function invarian_jadwal_harga() from public;
