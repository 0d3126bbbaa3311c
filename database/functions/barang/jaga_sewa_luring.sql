-- A piece that a till took along to sell without the network, or that an order of a marketplace holds, moves by nobody else until it is
-- given back or its time is over, also by who read it before it was held. Sales and deposits ask by themselves (catat_baris_barang), with
-- the cart they are of.
create or replace function jaga_sewa_luring() returns trigger language plpgsql as $$
declare pemegang text;
begin
  if current_setting('app.jenis', true) in ('penjualan', 'titipan') then return new; end if;
  select p.user_id into pemegang from barang_pegang p
   where p.kode_toko = new.kode_toko and p.kode_barcode = new.kode_barcode and (p.keranjang like 'LURING-%' or p.keranjang like 'mp|%')
     and p.sampai > coalesce(nullif(current_setting('app.saat', true), '')::timestamptz, now());
  if found then
    perform tolak('BARANG_DIPEGANG', jsonb_build_object('kode_barcode', new.kode_barcode, 'user_id', pemegang));
  end if;
  return new;
end $$;

create or replace trigger jaga_sewa before update of status, kode_gudang, kode_baki on barang
  for each row when (old.status = 'TERSEDIA' and (new.status <> old.status or new.kode_baki <> old.kode_baki))
  execute function jaga_sewa_luring();
alter table barang enable always trigger jaga_sewa;
