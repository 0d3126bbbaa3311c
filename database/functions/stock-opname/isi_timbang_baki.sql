-- What lies on a tray and hangs on it, as the cards of its pieces say.
create or replace function isi_timbang_baki(toko text, baki text)
  returns table(jumlah_barang integer, berat bigint, berat_plastik bigint, berat_atribut bigint, berat_bandrol bigint) language sql stable as $$
  select count(*)::integer, coalesce(sum(b.berat), 0)::bigint, coalesce(sum(b.berat_plastik), 0)::bigint,
         coalesce(sum(b.berat_atribut), 0)::bigint, coalesce(sum(t.berat_bandrol), 0)::bigint
    from barang b
    join status_stok s on s.status = b.status
    left join para_bandrol t on t.kode_toko = b.kode_toko and t.kode_bandrol = b.kode_bandrol
   where b.kode_toko = toko and b.kode_baki = baki
$$;
