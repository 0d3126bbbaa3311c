-- A count that goes on over the night is asked about: what is sold tomorrow explains itself as well.
create or replace function tutup_periksa_opname(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'STOCK_OPNAME', 'Stock opname belum selesai', count(*)::integer, 'ALASAN', '/stock-opname',
         to_jsonb((array_agg(h.no_dokumen || ' · ' || d.user_id order by h.no_dokumen))[1:20])
    from stock_opname h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
   where h.kode_toko = w ->> 'toko' and h.aktif
  having count(*) > 0
$$;
