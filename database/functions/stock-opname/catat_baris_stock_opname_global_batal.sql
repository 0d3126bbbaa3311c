create or replace function catat_baris_stock_opname_global_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update stock_opname_global h set batal = true where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;
