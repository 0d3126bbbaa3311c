-- What a store got was sent by head office, and is what its versions say.
create or replace function invarian_publikasi_harga()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'PUBLIKASI_HARGA', t.kode_toko, jsonb_build_object('id', t.id)
    from publikasi_toko t
    left join publikasi_harga p on p.kode_toko = t.asal and p.id = t.id
   where p.id is null or p.tabel <> t.tabel or p.berlaku_mulai <> t.berlaku_mulai
      or (select count(*) from jadwal_harga j where j.kode_toko = t.kode_toko and j.publikasi = t.id)
         <> (select count(distinct h ->> 'kode') from jsonb_array_elements(t.harga) h)
$$;
revoke execute on function invarian_publikasi_harga() from public;
