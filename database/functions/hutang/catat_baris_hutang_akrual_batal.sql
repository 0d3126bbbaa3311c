-- The day is open again: nothing happened on the next one, so what it booked is still there.
create or replace function catat_baris_hutang_akrual_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update hutang h set bunga_akrual = h.bunga_akrual - a.jumlah from hutang_akrual a
   where a.kode_toko = toko and a.no_dokumen = no_dok and not a.batal and h.kode_toko = toko and h.no_faktur_hutang = a.no_faktur_hutang;
  update hutang_akrual a set batal = true where a.kode_toko = toko and a.no_dokumen = no_dok;
end $$;
