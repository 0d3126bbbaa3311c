create or replace function catat_baris_kupon_sah(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update penjualan_kupon p set liabilitas = x.liabilitas from jsonb_populate_recordset(null::penjualan_kupon, baris) x
   where p.kode_toko = toko and p.no_faktur_group = no_dok and p.kode = x.kode;
end $$;
