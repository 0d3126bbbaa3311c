-- What the nota held is in the books now: it stays gone, and is held no more.
create or replace function catat_baris_aksesoris_sah(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update stok_aksesoris s set tahan_jumlah = s.tahan_jumlah - g.jumlah, tahan_nilai = s.tahan_nilai - g.nilai::bigint
    from (select x.kode_barcode, x.jumlah, x.nilai from gerak_aksesoris x
           where x.kode_toko = toko and x.no_dokumen = no_dok and x.tahan order by x.kode_barcode) g
   where s.kode_toko = toko and s.kode_barcode = g.kode_barcode;
  update gerak_aksesoris g set tahan = false where g.kode_toko = toko and g.no_dokumen = no_dok and g.tahan;
end $$;
