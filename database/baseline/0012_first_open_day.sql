-- A new store opens on the day it is made; from then on closing the day opens the next (Domain R11.3).
create function buka_hari_pertama() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.kode_toko', new.kode_toko, true);
  insert into hari_toko (kode_toko, tanggal, dibuka_oleh)
    values (new.kode_toko, (now() at time zone 'Asia/Jakarta')::date, coalesce(current_setting('app.user_id', true), 'SISTEM'));
  return null;
end $$;
create trigger buka_hari after insert on toko for each row execute function buka_hari_pertama();
