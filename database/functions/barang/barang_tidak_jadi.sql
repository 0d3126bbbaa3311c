-- A piece that a document brought into the shop is gone again with it, as long as nothing became of it and it lies in nobody's cart.
create or replace function barang_tidak_jadi(toko text, kode text, no_dok text, salah text) returns void language plpgsql as $$
begin
  update barang b set status = 'BATAL', no_terakhir = no_dok, versi = b.versi + 1
   where b.kode_toko = toko and b.kode_barcode = kode and b.status = 'TERSEDIA' and b.no_terakhir = no_dok
     and not exists (select from barang_pegang p where p.kode_toko = toko and p.kode_barcode = kode and p.sampai > now());
  if not found then
    perform tolak(salah, jsonb_build_object('kode_barcode', kode));
  end if;
end $$;
