create or replace function catat_baris_kupon_pakai_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update kupon k set keadaan = 'BERLAKU', toko_pakai = null, no_pakai = null
   where k.toko_pakai = catat_baris_kupon_pakai_batal.toko and k.no_pakai = no_dok;
  update penjualan_kupon p set batal = true where p.kode_toko = catat_baris_kupon_pakai_batal.toko and p.no_faktur_group = no_dok;
end $$;
