-- Closing the day with deposits still waiting is the ordinary case: it is shown, and nobody is asked why. sifat INFO stands
-- beside BLOKIR and ALASAN for that.
create or replace function tutup_periksa_titipan(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'TITIPAN', 'Titipan yang belum diambil', count(*)::integer, 'INFO', '/lihat-titipan',
         to_jsonb((array_agg(t.no_titipan || ' · ' || t.nama_customer || ' · ' || teks_rupiah(t.saldo) order by t.no_titipan))[1:20])
    from titipan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan and d.status = 'DONE'
   where t.kode_toko = w ->> 'toko' and t.jenis = 'TITIPAN' having count(*) > 0
$$;
