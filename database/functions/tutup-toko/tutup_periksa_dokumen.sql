create or replace function tutup_periksa_dokumen(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'BELUM_VALIDASI:' || b.jenis, 'Belum divalidasi: ' || b.label, count(*)::integer, 'BLOKIR', b.layar,
         to_jsonb((array_agg(d.no_dokumen || ' · ' || d.user_id order by d.no_dokumen))[1:20])
    from jsonb_to_recordset(w -> 'belum') as b(jenis text, status text, label text, layar text)
    join dokumen d on d.kode_toko = w ->> 'toko' and d.jenis = b.jenis and d.status = b.status
   group by b.jenis, b.label, b.layar
$$;
