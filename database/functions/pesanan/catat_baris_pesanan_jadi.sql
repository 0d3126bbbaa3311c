-- Writer: the piece that was made for each line; none any more where it is made anew.
create or replace function catat_baris_pesanan_jadi(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update pesanan_barang b set kode_barcode = x.kode_barcode
    from jsonb_to_recordset(baris) as x(urut smallint, kode_barcode text)
   where b.kode_toko = toko and b.no_pesanan = no_dok and b.urut = x.urut;
end $$;
