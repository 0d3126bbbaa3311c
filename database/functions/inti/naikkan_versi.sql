create or replace function naikkan_versi(toko text)
  returns void language sql security definer set search_path to 'public', 'pg_temp' as $$
  insert into versi_toko (kode_toko) values (toko) on conflict (kode_toko) do update set versi = versi_toko.versi + 1
$$;
revoke execute on function naikkan_versi(text) from public;
grant execute on function naikkan_versi(text) to mustika_buku;
