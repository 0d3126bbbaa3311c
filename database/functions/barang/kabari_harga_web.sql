-- Prices and settings have one sign that they moved, the version of their store: what is offered is then priced anew.
create or replace function kabari_harga_web()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  semula text := current_setting('app.kode_toko', true);
begin
  -- Head office sets prices of stores it does not act for.
  perform set_config('app.kode_toko', new.kode_toko, true);
  if exists (select from barang_web w where w.kode_toko = new.kode_toko and w.tawar) then
    perform antre('selaraskan_web', jsonb_build_object('kode_toko', new.kode_toko), 'web_harga|' || new.kode_toko);
  end if;
  if exists (select from tawaran_marketplace w where w.kode_toko = new.kode_toko and w.tawar) then
    perform antre('selaraskan_marketplace', jsonb_build_object('kode_toko', new.kode_toko), 'mp_harga|' || new.kode_toko);
  end if;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
  return null;
end $$;
alter function kabari_harga_web() owner to mustika_buku;
revoke execute on function kabari_harga_web() from public;

create or replace trigger kabari_harga_web after update on versi_toko
  for each row execute function kabari_harga_web();
alter table versi_toko enable always trigger kabari_harga_web;
