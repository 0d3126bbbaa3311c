create or replace function jaga_saldo_hari()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare semula text := current_setting('app.kode_toko', true);
begin
  if tg_op <> 'INSERT' then
    perform set_config('app.kode_toko', old.kode_toko, true);
    perform segarkan_saldo_hari(old.kode_toko, old.tanggal);
  end if;
  if tg_op <> 'DELETE' then
    perform set_config('app.kode_toko', new.kode_toko, true);
    perform segarkan_saldo_hari(new.kode_toko, new.tanggal);
  end if;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
  return null;
end $$;
alter function jaga_saldo_hari() owner to mustika_buku;

create or replace trigger jaga_saldo_hari after insert or delete or update on hari_toko
  for each row execute function jaga_saldo_hari();
alter table hari_toko enable always trigger jaga_saldo_hari;
