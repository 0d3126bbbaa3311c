-- A piece is a diamond piece when its kind or any of its stones is: a ring of a kind that says nothing, with a diamond in it, was sold
-- where the diamond module is off, at the price of its gold, to the account of gold. Domain R10.4.
alter table jenis_batu add column berlian boolean not null default false;
update jenis_batu set berlian = true where kode_batu = 'BERLIAN';
create function berbatu_berlian(toko text, kode text) returns boolean language sql stable as $$
  select exists (select from barang_batu s join jenis_batu k on k.kode_batu = s.kode_batu and k.berlian
                  where s.kode_toko = toko and s.kode_barcode = kode)
$$;
do $$
declare isi text := pg_get_viewdef('barang_di_meja'::regclass);
begin
  if position(' j.berlian,' in isi) = 0 then raise exception 'barang_di_meja has no berlian'; end if;
  execute 'create or replace view barang_di_meja with (security_invoker = true) as '
    || replace(isi, ' j.berlian,', ' (j.berlian or berbatu_berlian(b.kode_toko, b.kode_barcode)) as berlian,');
end $$;
