create or replace function catat_baris_kupon_tukar_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update kupon k set keadaan = 'BERLAKU', toko_pakai = null, no_pakai = null
   where k.toko_pakai = catat_baris_kupon_tukar_batal.toko and k.no_pakai = no_dok;
  update kupon_tukar t set batal = true where t.kode_toko = catat_baris_kupon_tukar_batal.toko and t.no_dokumen = no_dok;
end $$;
