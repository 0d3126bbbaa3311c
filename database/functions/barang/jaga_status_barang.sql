-- The scale decides what came back, when it comes into the books.
create or replace function jaga_status_barang() returns trigger language plpgsql as $$
declare
  jenis_ini text := current_setting('app.jenis', true);
  transisi_ini text := current_setting('app.transisi', true);
  ditimbang boolean;
begin
  select g.timbang into ditimbang from status_gerak g
   where g.jenis = jenis_ini and g.transisi = transisi_ini and g.dari = old.status and g.ke = new.status;
  if not found then
    raise exception 'piece % cannot go from % to % by %', new.kode_barcode, old.status, new.status,
      coalesce(nullif(jenis_ini, '') || '.' || transisi_ini, 'no document') using errcode = 'MU002';
  end if;
  if old.kadar <> new.kadar or (old.berat <> new.berat and not ditimbang) then
    raise exception 'weight and karat of % never change', new.kode_barcode using errcode = 'MU002';
  end if;
  return new;
end $$;

create or replace trigger jaga_status before update of status, berat, kadar on barang
  for each row execute function jaga_status_barang();
alter table barang enable always trigger jaga_status;
