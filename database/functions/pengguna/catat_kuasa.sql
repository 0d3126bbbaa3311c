-- Notes who acted on whose login. The owner of the database (seeds, repairs) acts for nobody; everybody else has a name.
create or replace function catat_kuasa()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  lama jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  baru jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  orang text := coalesce(baru ->> 'user_id', lama ->> 'user_id');
  pelaku text := (select p.user_id from pengguna p where p.user_id = current_setting('app.user_id', true));
  hal text[] := case
    when tg_table_name = 'hak_akses' then array['HAK']
    when tg_table_name = 'pengguna_totp' then array['TOTP']
    when tg_table_name = 'pengguna_pemulihan' then array['PEMULIHAN']
    when tg_table_name = 'pengguna_pin' then array['PIN']
    when tg_table_name = 'pengguna_passkey' then array['PASSKEY']
    when tg_table_name = 'pengguna_sidik' then array['SIDIK_JARI']
    when tg_op = 'INSERT' then array['PENGGUNA_BARU']
    else array_remove(array[
      case when lama -> 'kata_sandi' <> baru -> 'kata_sandi' then 'PASSWORD' end,
      case when (lama -> 'level', lama -> 'kode_toko', lama -> 'lingkup') is distinct from
                (baru -> 'level', baru -> 'kode_toko', baru -> 'lingkup') then 'WEWENANG' end,
      case when (lama ->> 'aktif')::boolean is false and (baru ->> 'aktif')::boolean
             or lama ->> 'dikunci_pada' is not null and baru ->> 'dikunci_pada' is null then 'AKTIF' end], null) end;
begin
  if cardinality(hal) = 0 or pelaku = orang
     or tg_table_name = 'hak_akses' and tg_op = 'DELETE' and current_setting('app.user_id', true) = 'SISTEM' then
    return null;
  end if;
  if pelaku is null then
    if pg_has_role(session_user, (select c.relowner from pg_class c where c.oid = tg_relid), 'member') then return null; end if;
    raise exception 'a login is given by somebody' using errcode = 'MU002';
  end if;
  insert into pemberi_kuasa (user_id, pemberi, hal) select orang, pelaku, h from unnest(hal) h on conflict do nothing;
  return null;
end $$;

create or replace trigger catat_kuasa after insert or delete or update on hak_akses
  for each row execute function catat_kuasa();
alter table hak_akses enable always trigger catat_kuasa;
create or replace trigger catat_kuasa after insert or update on pengguna
  for each row execute function catat_kuasa();
alter table pengguna enable always trigger catat_kuasa;
create or replace trigger catat_kuasa after insert on pengguna_pemulihan
  for each row execute function catat_kuasa();
alter table pengguna_pemulihan enable always trigger catat_kuasa;
create or replace trigger catat_kuasa after insert or update of rahasia, aktif_sejak on pengguna_totp
  for each row execute function catat_kuasa();
alter table pengguna_totp enable always trigger catat_kuasa;
create or replace trigger catat_kuasa after insert or update of pin on pengguna_pin
  for each row when (new.pin <> '') execute function catat_kuasa();
alter table pengguna_pin enable always trigger catat_kuasa;
create or replace trigger catat_kuasa after insert on pengguna_passkey
  for each row execute function catat_kuasa();
alter table pengguna_passkey enable always trigger catat_kuasa;
create or replace trigger catat_kuasa after insert on pengguna_sidik
  for each row execute function catat_kuasa();
alter table pengguna_sidik enable always trigger catat_kuasa;
