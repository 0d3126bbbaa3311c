-- A day of a locked period, or of a month whose closing entry stands, is not opened again.
create or replace function jaga_periode() returns trigger language plpgsql as $$
declare terkunci date := terkunci_sampai(new.kode_toko);
begin
  if new.status <> 'OPEN' then return new; end if;
  if new.tanggal <= terkunci then
    perform tolak('PERIODE_TERKUNCI', jsonb_build_object('tanggal', new.tanggal, 'sampai', terkunci));
  end if;
  if exists (select from penutup_bulan p where p.kode_toko = new.kode_toko and p.sampai >= new.tanggal and not p.dibatalkan) then
    perform tolak('BULAN_SUDAH_DITUTUP', jsonb_build_object('tanggal', new.tanggal));
  end if;
  return new;
end $$;

create or replace trigger jaga_periode before insert or update on hari_toko
  for each row execute function jaga_periode();
alter table hari_toko enable always trigger jaga_periode;
