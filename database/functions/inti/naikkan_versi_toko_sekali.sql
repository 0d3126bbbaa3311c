-- One statement raises the version of each of its stores once, however many rows it touched.
create or replace function naikkan_versi_toko_sekali()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  toko_berubah text[] := array(select distinct b.kode_toko from berubah b);
begin
  insert into versi_toko (kode_toko) select unnest(toko_berubah)
    on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
  return null;
end $$;
