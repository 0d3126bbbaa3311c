-- The nota is in the books now: what it promised is given.
create or replace function catat_baris_kupon_terbit(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  insert into kupon (kode, toko, no_faktur_group, urut, nama_kupon, nilai_kupon, undian, berlaku_sampai)
    select kode_kupon_baru(), n.kode_toko, n.no_faktur_group, g, n.nama_kupon, n.nilai_kupon, n.undian, n.berlaku_sampai
      from kupon_nota n cross join generate_series(1, n.jumlah) g
     where n.kode_toko = catat_baris_kupon_terbit.toko and n.no_faktur_group = no_dok;
end $$;
