-- A tray still on the scale at closing is one nobody knows to be whole.
create or replace function tutup_periksa_timbang(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'TIMBANG_BAKI', 'Timbang baki belum selesai', count(*)::integer, 'BLOKIR', '/timbang-baki',
         to_jsonb((array_agg(t.kode_baki || ' · ' || d.user_id order by t.kode_baki))[1:20])
    from timbang_baki t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where t.kode_toko = w ->> 'toko' and t.aktif
  having count(*) > 0
$$;
