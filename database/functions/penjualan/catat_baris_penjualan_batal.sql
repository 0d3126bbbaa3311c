-- A sale whose piece came back, here or at another branch, cannot be cancelled any more.
create or replace function catat_baris_penjualan_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update penjualan_barang set batal = true where kode_toko = toko and no_faktur_group = no_dok;
  if exists (select from penjualan_barang l where l.kode_toko = toko and l.no_faktur_group = no_dok and l.beli_kembali) then
    perform tolak('SUDAH_DIBELI', jsonb_build_object('no_faktur_group', no_dok));
  end if;
  perform klaim_nota(toko, l.no_faktur, l.kode_barcode, 'BATAL', toko, no_dok)
     from (select * from penjualan_barang p where p.kode_toko = toko and p.no_faktur_group = no_dok order by p.no_faktur) l;
end $$;
