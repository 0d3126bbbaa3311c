create or replace function catat_baris_kupon_pakai(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  r penjualan_kupon;
  ada kupon;
begin
  for r in select * from jsonb_populate_recordset(null::penjualan_kupon, baris) x order by x.kode loop
    ada := pakai_kupon(toko, no_dok, r.kode);
    insert into penjualan_kupon (kode_toko, no_faktur_group, kode, toko_kupon, nilai, liabilitas)
      values (toko, no_dok, r.kode, ada.toko, ada.nilai_kupon, r.liabilitas);
  end loop;
end $$;
