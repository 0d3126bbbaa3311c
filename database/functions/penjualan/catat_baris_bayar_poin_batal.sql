-- What the nota took goes back to the member; what it would have taken is forgotten.
create or replace function catat_baris_bayar_poin_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  perform catat_baris_member_poin(toko, no_dok, ke, jsonb_build_array(jsonb_build_object('kode_member', p.kode_member, 'tambah', p.poin)))
     from bayar_poin p
    where p.kode_toko = catat_baris_bayar_poin_batal.toko and p.no_dokumen = no_dok and p.terpakai and not p.batal;
  update bayar_poin p set batal = true
   where p.kode_toko = catat_baris_bayar_poin_batal.toko and p.no_dokumen = no_dok;
end $$;
