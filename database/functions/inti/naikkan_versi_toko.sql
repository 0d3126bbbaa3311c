-- Whoever changes a setting, every process and every open browser of the store hears of it when the change is committed.
create or replace function naikkan_versi_toko() returns trigger language plpgsql as $$
declare
  toko text := coalesce(new.kode_toko, old.kode_toko);
  sesudah text := case when tg_op <> 'DELETE' then new.value end;
begin
  insert into versi_toko(kode_toko) values (toko)
    on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
  if tg_op = 'INSERT' or sesudah is distinct from old.value then
    -- A channel carries 8000 bytes; the browsers read everything again anyway.
    perform pg_notify('setelan', jsonb_build_object('kode_toko', toko, 'key', coalesce(new.key, old.key),
      'value', left(sesudah, 1000), 'oleh', coalesce(current_setting('app.user_id', true), ''))::text);
  end if;
  return null;
end $$;

create or replace trigger versi after insert or delete or update on para_system
  for each row execute function naikkan_versi_toko();
alter table para_system enable always trigger versi;
