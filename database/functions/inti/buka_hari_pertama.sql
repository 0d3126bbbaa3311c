-- Opening the first day of a new store acts in that store's name and then gives the transaction its own store back: the
-- answer of the call that made the store was kept under the wrong one, and its twin got nothing.
create or replace function buka_hari_pertama()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare semula text := current_setting('app.kode_toko', true);
begin
  perform set_config('app.kode_toko', new.kode_toko, true);
  insert into hari_toko (kode_toko, tanggal, dibuka_oleh)
    values (new.kode_toko, (now() at time zone nama_zona(new.zona))::date, coalesce(current_setting('app.user_id', true), 'SISTEM'));
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
  return null;
end $$;

create or replace trigger buka_hari after insert on toko
  for each row execute function buka_hari_pertama();
