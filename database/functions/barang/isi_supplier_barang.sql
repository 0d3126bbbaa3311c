-- A shop that keeps no list writes a name: it enters the list by itself. Who keeps one is asked before it comes this far.
create or replace function isi_supplier_barang()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if new.supplier is not null and not exists (select from supplier_barang s
       where s.kode_toko = new.kode_toko and s.kode_supplier = new.supplier) then
    insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values (new.kode_toko, new.supplier, new.supplier)
      on conflict do nothing;
  end if;
  return new;
end $$;
revoke execute on function isi_supplier_barang() from public;

create or replace trigger isi_supplier before insert on aksesoris
  for each row execute function isi_supplier_barang();
create or replace trigger isi_supplier before insert on tambah_manual
  for each row execute function isi_supplier_barang();
create or replace trigger isi_supplier before insert or update of supplier on barang
  for each row execute function isi_supplier_barang();
alter table barang enable always trigger isi_supplier;
