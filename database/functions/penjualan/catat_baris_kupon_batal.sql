-- Coupons fall with their sale; one that somebody used, at whatever branch, keeps the sale standing.
create or replace function catat_baris_kupon_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare dipakai kupon;
begin
  perform from kupon k where k.toko = catat_baris_kupon_batal.toko and k.no_faktur_group = no_dok order by k.urut for update;
  select * into dipakai from kupon k
   where k.toko = catat_baris_kupon_batal.toko and k.no_faktur_group = no_dok and k.keadaan = 'DIPAKAI' order by k.urut limit 1;
  if found then
    perform tolak('KUPON_NOTA_DIPAKAI',
      jsonb_build_object('kode', dipakai.kode, 'toko', dipakai.toko_pakai, 'no_dokumen', dipakai.no_pakai));
  end if;
  update kupon k set keadaan = 'BATAL' where k.toko = catat_baris_kupon_batal.toko and k.no_faktur_group = no_dok;
end $$;
