create or replace function catat_baris_bayar_poin_sah(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update bayar_poin p set terpakai = true
   where p.kode_toko = catat_baris_bayar_poin_sah.toko and p.no_dokumen = no_dok;
end $$;
