create or replace function catat_baris_kupon_lepas_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  perform lepas_kupon(toko, coalesce((select jsonb_agg(jsonb_build_object('kode', l.kode, 'lepas', not l.lepas))
    from kupon_lepas l where l.kode_toko = toko and l.no_dokumen = no_dok), '[]'));
end $$;
