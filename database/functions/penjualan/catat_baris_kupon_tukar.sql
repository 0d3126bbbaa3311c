-- A coupon is used once in the whole chain: the second till waits for the first and is told.
create or replace function catat_baris_kupon_tukar(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  r kupon_tukar;
  ada kupon;
begin
  for r in select * from jsonb_populate_recordset(null::kupon_tukar, baris) x order by x.kode loop
    ada := pakai_kupon(toko, no_dok, r.kode);
    insert into kupon_tukar (kode_toko, no_dokumen, tanggal, user_id, kode, toko_kupon, no_faktur_group, cara, nilai, keterangan)
      values (toko, no_dok, r.tanggal, r.user_id, r.kode, ada.toko, ada.no_faktur_group, 'UNDIAN', 0, r.keterangan);
  end loop;
end $$;
