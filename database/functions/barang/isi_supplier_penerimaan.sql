-- A shop that keeps no list of suppliers writes a name: it enters the list by itself, as with pieces.
create or replace function isi_supplier_penerimaan()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if new.kode_supplier is not null then
    insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values (new.kode_toko, new.kode_supplier, new.kode_supplier)
      on conflict do nothing;
  end if;
  return new;
end $$;
revoke execute on function isi_supplier_penerimaan() from public;

create or replace trigger isi_supplier before insert on penerimaan_barang
  for each row execute function isi_supplier_penerimaan();
alter table penerimaan_barang enable always trigger isi_supplier;
