create or replace function catat_baris_hutang_tempat(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update hutang h set no_paket = coalesce(x.no_paket, h.no_paket), tempat_simpan = coalesce(x.tempat_simpan, h.tempat_simpan)
    from jsonb_to_recordset(baris) as x(no_paket text, tempat_simpan text) where h.kode_toko = toko and h.no_faktur_hutang = no_dok;
end $$;
