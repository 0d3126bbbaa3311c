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

-- The module that follows the PKP switch says who moved it.
create or replace function atur_modul_ppn() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare semula text := current_setting('app.kode_toko', true);
begin
  if (tg_op = 'INSERT' and new.pkp) or (tg_op = 'UPDATE' and new.pkp <> old.pkp) then
    perform set_config('app.kode_toko', new.kode_toko, true);
    insert into para_system (kode_toko, key, value) values (new.kode_toko, 'PPN_TRANSAKSI_MODULE', new.pkp::text)
      on conflict (kode_toko, key) do update set value = excluded.value, versi = para_system.versi + 1,
        diubah_oleh = excluded.diubah_oleh, diubah_pada = now();
    perform set_config('app.kode_toko', coalesce(semula, ''), true);
  end if;
  return null;
end $$;
