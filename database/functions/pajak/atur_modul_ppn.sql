-- The module that follows the PKP switch says who moved it.
create or replace function atur_modul_ppn()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
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

create or replace trigger modul_ppn after insert or update of pkp on toko
  for each row execute function atur_modul_ppn();
alter table toko enable always trigger modul_ppn;
