-- The way back into gudang BELI, refused once a piece has moved on. The purchase is then the last word about it again.
create or replace function catat_baris_hancur_pembelian_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update hancur_pembelian_barang h set batal = true where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;
