-- Pieces of another store bring theirs; one that was here before has those it comes back with.
create or replace function catat_baris_batu_tiba(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  delete from barang_batu s using jsonb_to_recordset(baris) as x(kode_barcode text)
   where s.kode_toko = catat_baris_batu_tiba.toko and s.kode_barcode = x.kode_barcode;
  perform catat_batu(catat_baris_batu_tiba.toko, baris);
end $$;
