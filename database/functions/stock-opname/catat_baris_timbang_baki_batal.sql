create or replace function catat_baris_timbang_baki_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update timbang_baki t set aktif = false where t.kode_toko = toko and t.no_dokumen = no_dok;
end $$;
